import { run } from '../run.ts';
import { addCodeButtons } from './copy-code.ts';
import { startPageMenu } from './copy-page.ts';
import { followMoved } from './moved.ts';
import { markCurrentHeading } from './table-of-contents.ts';
import { explainTerms } from './terms.ts';
import { unfoldExcerpts, unfoldLines } from './unfold.ts';
import { addWrapButtons } from './wrap-code.ts';

/** Copy buttons, where the browser can copy (not on an insecure connection). */
function addCopyButtons(): void {
  if (!navigator.clipboard) return;
  startPageMenu();
  addCodeButtons();
}

/** What helps while reading. It's one file, because most pages need most of it. */
export function start(): void {
  [
    followMoved,
    markCurrentHeading,
    addWrapButtons,
    addCopyButtons,
    unfoldExcerpts,
    unfoldLines,
    explainTerms,
  ].forEach(run);
}
