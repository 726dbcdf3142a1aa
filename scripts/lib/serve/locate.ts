import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hostFiles } from '../../../src/integrations/hosting/files.ts';

/** What an address stands for: a file (relative to the folder), another address, or nothing. */
export type Place = { file: string } | { redirect: string } | undefined;

/** The page shown for an address that does not exist; it has no address of its own. */
export const notFoundFile = '404.html';

const hidden = new Set(['404', notFoundFile, ...hostFiles].map((file) => `/${file}`));

/**
 * Finds what an address stands for. The file decides what the one address of a page is: `x.html` has `/x`,
 * `x/index.html` has `/x/`, and every other form leads there.
 *
 * @param path decoded, from the root of `dir`
 */
export async function locate(dir: string, path: string): Promise<Place> {
  const exists = (file: string) => isFile(join(dir, file));
  if (hidden.has(path)) return undefined;

  const [folder] = /^.*\/(?=(index\.html)?$)/.exec(path) ?? [];
  if (folder !== undefined) {
    if (await exists(`${folder}index.html`)) {
      return path === folder ? { file: `${folder}index.html` } : { redirect: folder };
    }
    const page = folder.slice(0, -1);
    return page !== '' && (await exists(`${page}.html`)) ? { redirect: page } : undefined;
  }
  if (path.endsWith('.html')) {
    return (await exists(path)) ? { redirect: path.slice(0, -'.html'.length) } : undefined;
  }
  if (await exists(path)) return { file: path };
  if (await exists(`${path}.html`)) return { file: `${path}.html` };
  return (await exists(`${path}/index.html`)) ? { redirect: `${path}/` } : undefined;
}

export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
