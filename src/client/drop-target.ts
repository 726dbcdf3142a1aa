import { handFiles } from '../browser/handed-files.ts';
import { openIsland } from './islands.ts';

/**
 * The home page takes a file and opens the inspector with it. `data-drop-target` has the inspector's address. A file can
 * be dropped anywhere in the window.
 */
export function start(): void {
  const target = document.querySelector<HTMLElement>('[data-drop-target]:not([data-started])');
  if (!target) return;
  target.dataset.started = '';
  const button = target.querySelector('button');
  const input = target.querySelector('input');
  const left = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, act: (event: WindowEventMap[Type]) => void) => {
    const listen = (event: WindowEventMap[Type]) => (target.isConnected ? act(event) : left.abort());
    addEventListener(type, listen, { signal: left.signal });
  };
  const mark = (isOver: boolean) => target.toggleAttribute('data-over', isOver);

  button?.addEventListener('click', () => input?.click());
  input?.addEventListener('change', () => {
    inspect(target, [...(input.files ?? [])]);
    input.value = '';
  });
  on('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  on('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) mark(false);
  });
  on('drop', (event) => {
    mark(false);
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    inspect(target, [...event.dataTransfer.files]);
  });
  on('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    inspect(target, files);
  });
}

/** Goes to the inspector; where that would load a whole page, which forgets the files, the inspector opens here. */
function inspect(target: HTMLElement, files: readonly File[]): void {
  const address = target.dataset.dropTarget;
  if (files.length === 0 || !address) return;
  handFiles(files);
  if ('navigation' in window) {
    location.assign(address);
    return;
  }
  const place = document.createElement('div');
  place.className = 'tool-page';
  place.dataset.island = 'inspector';
  document.getElementById('main')?.prepend(place);
  openIsland(place);
}
