import { addCodeButtons } from './code.ts';
import { addPageButton } from './page.ts';

/** Adds the copy buttons of a page, where the browser can copy: it can't on an insecure connection. */
export function start(): void {
  if (!navigator.clipboard) return;
  addPageButton();
  addCodeButtons();
}
