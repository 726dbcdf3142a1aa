import { splitAddress } from '../../addresses/address.ts';
import { type Copy, localAddress } from '../../offline/copy/local-address.ts';

/** What the copy of a site contains. */
export interface Contents extends Pick<Copy, 'base' | 'pages'> {
  /** The site's origin. */
  url: string;
  /** Everything in the copy except pages. */
  files: ReadonlySet<string>;
}

/** The relative path from a file up to the copy's root: `../` for `docs/signing.html`. */
export const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * Converts an address on a page of the site for the copy: relative if the copy contains the target, otherwise an
 * absolute URL of the online site.
 * @param file the page, as a path in the copy
 */
export function copiedAddress(address: string, file: string, contents: Contents): string {
  const { base, pages, files, url } = contents;
  if (!address.startsWith(base) || address.startsWith('//')) return address;
  const found = localAddress(address, { base, pages, root: '' });
  const { path } = splitAddress(found);
  if (!pages.has(path) && !files.has(decoded(path))) return url + address;
  return upFrom(file) + found;
}
