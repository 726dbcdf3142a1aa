/** Folder with the data of each page, which the router loads instead of the page. */
export const ROUTE_DATA = '_routes';

/** What the router needs of a page. */
export interface RouteData {
  /** Names the code that made it: another build's page needs other scripts and styles. */
  build: string;
  /** Pages of one kind have the same styles; empty for a redirect. */
  kind: string;
  /**
   * What its head says about it, and its body without what the frame has on all pages. If the page is long,
   * {@link restPlace} stands for each part that comes after its first screens.
   */
  html: string;
  /** Name of the file with the rest of a long page, next to this one: a list with the HTML of each part. */
  rest?: string;
}

/**
 * The place of a part of the rest, as an element that may be in `parent`. The first keeps what comes after it out of
 * sight (src/styles/utilities.css).
 */
export function restPlace(parent: string | undefined, isFirst: boolean): string {
  const name = parent === 'tbody' ? 'tr' : parent === 'ul' || parent === 'ol' ? 'li' : 'div';
  return `<${name} class="rest${isFirst ? ' cut' : ''}"></${name}>`;
}

/**
 * Where a page's data is.
 * @param path the page's path as {@link canonicalPath} returns it, without a slash at the end unless it's the base
 * @param base `/` or `/docs-site/`
 */
export const routeDataPath = (path: string, base: string): string =>
  `${base}${ROUTE_DATA}/${path.slice(base.length) || 'index'}.json`;
