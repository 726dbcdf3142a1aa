import { run } from './run.ts';

/** Sent to the window after every navigation; for parts that are loaded later than the main script. */
export const PAGE = 'site:page';

/** Runs now, and again after every navigation. */
export function onPage(start: () => void): void {
  addEventListener(PAGE, () => run(start));
  run(start);
}

/** The content has changed: every behavior looks at it anew. */
export function pageChanged(): void {
  dispatchEvent(new Event(PAGE));
}
