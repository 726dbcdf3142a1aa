import { markCurrentHeading } from '../layout/TableOfContents.client.ts';
import {
  addCodeButtons,
  addWrapButtons,
  startPageMenu,
  unfoldExcerpts,
  unfoldLines,
} from '../ui/CodeBlock.client.ts';
import { run } from './run.ts';

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
    showOpened,
    markCurrentHeading,
    addWrapButtons,
    addCopyButtons,
    unfoldExcerpts,
    unfoldLines,
  ].forEach(run);
}

/**
 * A member of an API page that's opened comes into view: all of it, or its beginning if it's taller than the window. One
 * that's closed from the head that stays in view doesn't leave the reader further down the page.
 */
function showOpened(): void {
  const show = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement) target.scrollIntoView({ block: 'nearest' });
  };
  // A toggle doesn't bubble.
  document.querySelector('.api-body')?.addEventListener('toggle', show, true);
}

/** Follows a link to a section that's on another page now. */
function followMoved(): void {
  const id = CSS.escape(location.hash.slice(1));
  const moved = document.querySelector<HTMLAnchorElement>(`.moved[id="${id}"]`);
  if (moved) location.replace(moved.href);
}
