import { join, resolve, sep } from 'node:path';

/** Folders of the project that no page is made of. With the output of a build they hold most of its files. */
const NOT_SHOWN = ['container', 'maintainers', 'scripts', 'tests'];

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/**
 * Whether a dev server needn't watch a path: looking at every file costs it half a second of its start. Tests keep
 * small sites below `tests`; such a site is watched.
 * @param root the project's folder
 */
export function unwatched(root: string, outDir: string, sourceDir: string): (path: string) => boolean {
  const folders = [outDir, ...NOT_SHOWN.map((name) => join(root, name))].map((folder) => resolve(folder));
  const isOfSite = (path: string) => isIn(path, sourceDir) || isIn(sourceDir, path);
  return (path) =>
    folders.some((folder) => isIn(path, folder) && !(isIn(sourceDir, folder) && isOfSite(path)));
}
