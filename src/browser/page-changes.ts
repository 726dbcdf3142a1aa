import { run } from './run.ts';

/** Sent to the window after every navigation, for code that loads after the main script. */
export const PAGE = 'site:page';

/** Sent to the window right before the content of the next page replaces this one's. */
export const LEAVING = 'site:leaving';

/** Runs now and after every navigation. */
export function onPage(start: () => void): void {
  addEventListener(PAGE, () => run(start));
  run(start);
}

/** Announces that the content has changed, so that every behavior runs again. */
export function pageChanged(): void {
  dispatchEvent(new Event(PAGE));
}
