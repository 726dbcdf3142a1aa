import { promptAbout } from '../../config/prompt.ts';
import { announce } from '../announce.ts';

/** The Markdown form of a page. @throws Error if it doesn't arrive */
async function markdownOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

const TEXTS: Readonly<Record<string, (markdown: string) => Promise<string> | string>> = {
  page: markdownOf,
  link: () => location.href,
  prompt: promptAbout,
};

/** Starts the buttons in the page's menu, which copy and say so. */
export function startPageMenu(): void {
  const menu = document.querySelector('.page-actions');
  const link = menu?.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  for (const button of menu?.querySelectorAll<HTMLButtonElement>('button[hidden]') ?? []) {
    const label = button.textContent;
    const say = (answer: string) => {
      button.textContent = answer;
      announce(answer);
      setTimeout(() => button.replaceChildren(label), 2000);
    };
    button.hidden = false;
    button.addEventListener('click', () => {
      const text = Promise.resolve(TEXTS[button.dataset.copy ?? '']?.(link?.href ?? '') ?? '');
      // The item takes the promise: Safari allows no copying after a download, which the reader's press doesn't cover.
      const blob = text.then((copied) => new Blob([copied], { type: 'text/plain' }));
      navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]).then(
        () => say('Copied'),
        () => say('Couldn’t copy'),
      );
    });
  }
}
