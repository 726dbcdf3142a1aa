import { join, resolve, sep } from 'node:path';

/** Folders of the project that pages don't depend on. Together with build output, they contain most of its files. */
const NOT_SHOWN = ['container', 'maintainers', 'scripts', 'tests'];

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/**
 * Whether a dev server can ignore a path: watching every file takes half a second at startup. Tests keep small sites
 * below `tests`; such a site is watched.
 * @param root the project's folder
 */
export function unwatched(root: string, outDir: string, sourceDir: string): (path: string) => boolean {
  const folders = [outDir, ...NOT_SHOWN.map((name) => join(root, name))].map((folder) => resolve(folder));
  const isOfSite = (path: string) => isIn(path, sourceDir) || isIn(sourceDir, path);
  return (path) =>
    folders.some((folder) => isIn(path, folder) && !(isIn(sourceDir, folder) && isOfSite(path)));
}
