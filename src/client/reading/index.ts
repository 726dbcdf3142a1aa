import { run } from '../run.ts';
import { addCodeButtons, startPageMenu } from './copy.ts';
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

/** Follows a link to a section that's on another page now. */
function followMoved(): void {
  const id = CSS.escape(location.hash.slice(1));
  const moved = document.querySelector<HTMLAnchorElement>(`.moved[id="${id}"]`);
  if (moved) location.replace(moved.href);
}
