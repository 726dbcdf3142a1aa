/** The folder that an offline copy was unpacked into. */
export interface Copy {
  /** The site's base path: `/` or `/x/`. */
  base: string;
  /** The folder's address, with a slash at the end: `file:///home/ada/docs/`. */
  root: string;
  /** Its pages, as paths in the folder: `docs/signing.html`. */
  pages: ReadonlySet<string>;
}

/**
 * An address of the site (`/docs/signing#x`), or of the folder, as the address of a file in the copy. Any other address stays as it is:
 * relative ones, and those with a scheme or a host.
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

/** A path of the file system as browsers write it on Windows: `/C:/x`. */
const DRIVE = /^\/[a-z]:(?=\/)/i;

/**
 * The file of the copy that a script asks for, as a path in the folder; undefined for anything that isn't a file. An
 * address of the site (`/data/x.json`) becomes `file:///data/x.json` on a page of the copy.
 */
export function fileAt(url: URL, { base, root }: Pick<Copy, 'base' | 'root'>): string | undefined {
  if (url.protocol !== 'file:') return undefined;
  const path = url.pathname.replace(DRIVE, '');
  const folder = new URL(root).pathname.replace(DRIVE, '');
  const below = [folder, base].find((start) => path.startsWith(start));
  if (below === undefined) return undefined;
  try {
    return decodeURIComponent(path.slice(below.length));
  } catch {
    return undefined;
  }
}
