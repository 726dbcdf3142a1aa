import { copyButton } from './copy-button.ts';

/** The Markdown form of a page. @throws Error if it doesn't arrive */
async function markdownOf(link: HTMLAnchorElement): Promise<Blob> {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
}

/** Adds a button that copies the page as Markdown, before the link to it. */
export function addPageButton(): void {
  const actions = document.querySelector('.page-actions:not(:has(button))');
  const link = actions?.querySelector<HTMLAnchorElement>('a[type="text/markdown"]');
  if (!link) return;
  // The item takes the promise: Safari allows no copying after a download, which the reader's press doesn't cover.
  const copy = () => navigator.clipboard.write([new ClipboardItem({ 'text/plain': markdownOf(link) })]);
  actions?.prepend(copyButton({ className: 'copy-page', what: 'page', isNamed: true, copy }));
}
