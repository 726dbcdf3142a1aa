import { splitAddress } from '../../addresses/address.ts';
import { type Copy, localAddress } from '../../offline/copy/local-address.ts';

/** What the copy of a site contains. */
export interface Contents extends Pick<Copy, 'base' | 'pages'> {
  /** The site's origin. */
  url: string;
  /** Everything that the copy has besides pages. */
  files: ReadonlySet<string>;
}

/** The way up from a file to the folder: `../` for `docs/signing.html`. */
export const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * An address on a page of the site, as the page in the copy has it: relative, or of the online site if the copy
 * doesn't contain it.
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
