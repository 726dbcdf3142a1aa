import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFiles } from '../../integrations/files.ts';

/** What an address resolves to: a file (relative to the folder), another address, or nothing. */
export type Place = { file: string } | { redirect: string } | undefined;

/** The page for addresses that don't exist; it doesn't have its own address. */
export const notFoundFile = '404.html';

const hidden = new Set(['404', notFoundFile, ...hostFiles].map((file) => `/${file}`));

/**
 * Resolves an address. The file determines a page's canonical address: `/x` for `x.html`, `/x/` for `x/index.html`.
 * Every other form redirects there (`/x.html`, `/x/index`, `/x/index/`), and so does the address in the wrong case.
 *
 * @param path decoded, from the root of `dir`, without repeated slashes
 */
export async function locate(dir: string, path: string): Promise<Place> {
  if (hidden.has(path)) return undefined;
  if (!/\/$|\.html$/.test(path) && (await isFile(join(dir, path)))) return { file: path };

  const name = path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const isFolder = /\/(?:index(?:\.html)?\/?)?$/.test(path);
  const page = (await pageAt(dir, name, isFolder)) ?? (await pageInAnyCase(dir, name.slice(1), isFolder));
  if (page === undefined) return undefined;
  return page.address === path ? { file: page.file } : { redirect: page.address };
}

interface PageFile {
  file: string;
  address: string;
}

/** The page named `name` (`/docs/x`, or empty for the home page); `isFolder` decides which of two files wins. */
async function pageAt(dir: string, name: string, isFolder: boolean): Promise<PageFile | undefined> {
  const forms = [
    { file: `${name}.html`, address: name },
    { file: `${name}/index.html`, address: `${name}/` },
  ];
  for (const form of isFolder ? forms.toReversed() : forms) {
    if (form.address !== '' && !hidden.has(form.file) && (await isFile(join(dir, form.file)))) return form;
  }
  return undefined;
}

/** The same, ignoring case: folders are searched level by level. */
async function pageInAnyCase(
  dir: string,
  name: string,
  isFolder: boolean,
  found = '',
): Promise<PageFile | undefined> {
  const [step = '', ...rest] = name.toLowerCase().split('/');
  const entries = await readdir(join(dir, found)).catch(() => []);
  for (const entry of entries.sort()) {
    const bare = rest.length === 0 ? entry.replace(/\.html$/, '') : entry;
    if (bare.toLowerCase() !== step) continue;
    const here = `${found}/${bare}`;
    const page =
      rest.length === 0
        ? await pageAt(dir, here, isFolder)
        : await pageInAnyCase(dir, rest.join('/'), isFolder, here);
    if (page !== undefined) return page;
  }
  return undefined;
}

export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
