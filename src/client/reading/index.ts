import { addCodeButtons } from './copy-code.ts';
import { addPageButton } from './copy-page.ts';
import { fillMobileContents, markCurrentHeading } from './table-of-contents.ts';

/** What helps while reading: copy buttons, where the browser can copy (not on an insecure connection), and contents. */
export function start(): void {
  markCurrentHeading();
  fillMobileContents();
  if (!navigator.clipboard) return;
  addPageButton();
  addCodeButtons();
}
