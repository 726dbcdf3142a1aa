/** Sent to the window after every navigation, for code that loads after the main script. */
export const PAGE = 'site:page';

/** Sent to the window right before the content of the next page replaces this one's. */
export const LEAVING = 'site:leaving';

/** Announces that the page has changed and is complete, so that every behavior runs again. */
export function pageChanged(): void {
  dispatchEvent(new Event(PAGE));
}
