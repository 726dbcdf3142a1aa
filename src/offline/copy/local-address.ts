/** The folder where an offline copy was unpacked. */
export interface Copy {
  /** The site's base path: `/` or `/x/`. */
  base: string;
  /** The folder's address, with a slash at the end: `file:///home/ada/docs/`. */
  root: string;
  /** Its pages, as paths in the folder: `docs/signing.html`. */
  pages: ReadonlySet<string>;
}

/**
 * Converts an address of the site (`/docs/signing#x`), or of the folder, into the address of a file in the copy.
 * Relative addresses, and those with another scheme or host, don't change.
 */
export function localAddress(address: string, { base, root, pages }: Copy): string {
  const start = [root, base].find((one) => one !== '' && address.startsWith(one));
  if (start === undefined || address.startsWith('//')) return address;
  const end = address.search(/[?#]/);
  const path = address.slice(start.length, end < 0 ? undefined : end);
  const name = path.replace(/\/$/, '');
  const page = [name === '' ? 'index.html' : `${name}.html`, `${name}/index.html`].find((one) =>
    pages.has(one),
  );
  return root + (page ?? path) + (end < 0 ? '' : address.slice(end));
}

/** A file system path as browsers write it on Windows: `/C:/x`. */
const DRIVE = /^\/[a-z]:(?=\/)/i;

/**
 * The file of the copy that a script requests, as a path in the folder; undefined for anything else. On a page of the
 * copy, an address of the site (`/data/x.json`) becomes `file:///data/x.json`. Each file is loaded as a script, so an encoded
 * slash must not lead out of the folder: a link with `?inspect=/..%2F..%2Fx` would run the script of another folder.
 */
export function fileAt(url: URL, { base, root }: Pick<Copy, 'base' | 'root'>): string | undefined {
  if (url.protocol !== 'file:') return undefined;
  const path = url.pathname.replace(DRIVE, '');
  const folder = new URL(root).pathname.replace(DRIVE, '');
  const below = [folder, base].find((start) => path.startsWith(start));
  if (below === undefined) return undefined;
  try {
    const names = path.slice(below.length).split('/').map(decodeURIComponent);
    return names.some((name) => name === '..' || /[/\\]/.test(name)) ? undefined : names.join('/');
  } catch {
    return undefined;
  }
}
