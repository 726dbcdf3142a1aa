/** Folder with the data of each page, which the router loads instead of the page. */
export const ROUTE_DATA = '_routes';

/** What the router needs of a page. */
export interface RouteData {
  /** Names the code that made it: another build's page needs other scripts and styles. */
  build: string;
  /** Pages of one kind have the same styles; empty for a redirect. */
  kind: string;
  /** What its head says about it, and its body without what the frame has on all pages. */
  html: string;
}

/**
 * Where a page's data is.
 * @param path the page's path as {@link canonicalPath} returns it, without a slash at the end unless it's the base
 * @param base `/` or `/docs-site/`
 */
export const routeDataPath = (path: string, base: string): string =>
  `${base}${ROUTE_DATA}/${path.slice(base.length) || 'index'}.json`;
