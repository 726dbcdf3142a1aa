/** Folder with the data of each page, which the router loads instead of the page. */
export const ROUTE_DATA = '_routes';

/** What the router needs of a page. */
export interface RouteData {
  /** Digests of the page's inline styles, in order ({@link textDigest}). */
  styles: string[];
  /** The page without styles, footer, icons of the frame, and scripts that run while it's parsed. */
  html: string;
}

/**
 * Where a page's data is.
 * @param path the page's path as {@link canonicalPath} returns it, without a slash at the end unless it's the base
 * @param base `/` or `/docs-site/`
 */
export const routeDataPath = (path: string, base: string): string =>
  `${base}${ROUTE_DATA}/${path.slice(base.length) || 'index'}.json`;

/** A short digest that the build and the browser compute in the same way: FNV-1a with 32 bits. */
export function textDigest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
