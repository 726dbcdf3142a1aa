import { handFiles, takeGivenFiles } from '@content-credentials/tools/ui/given-files';

/** Takes files that are chosen, dropped, or pasted before a tool's code is there. */
export function start(tool: HTMLElement): void {
  const place = tool.querySelector<HTMLElement>('[data-tool-start]:not([data-started])');
  const input = place?.querySelector('input');
  if (!place || !input) return;
  place.dataset.started = '';
  const give = (files: readonly File[]) => {
    if (files.length === 0) return;
    handFiles(files);
    document.documentElement.dataset.opens = '';
  };
  const choose = () => {
    const files = [...(input.files ?? [])];
    if (place.isConnected) return give(files);
    // The dialog was open when the tool came, which takes what's dropped anywhere, or else what it's handed.
    handFiles(files);
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    if (!dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }))) handFiles([]);
  };
  input.addEventListener('change', choose);
  choose();
  place.querySelector('button')?.addEventListener('click', () => input.click());
  const replaced = new AbortController();
  takeGivenFiles({ onFiles: give }, replaced.signal);
  const observer = new MutationObserver(() => {
    if (place.isConnected) return;
    replaced.abort();
    observer.disconnect();
  });
  observer.observe(tool, { childList: true });
}
