import { addCodeButtons } from './copy-code.ts';
import { addPageButton } from './copy-page.ts';
import { markCurrentHeading } from './table-of-contents.ts';
import { addWrapButtons } from './wrap-code.ts';

/** What helps while reading: contents, a switch that wraps code, and copy buttons, where the browser can copy (not on an insecure connection). */
export function start(): void {
  markCurrentHeading();
  addWrapButtons();
  if (!navigator.clipboard) return;
  addPageButton();
  addCodeButtons();
}
