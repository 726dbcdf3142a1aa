import { globSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the site is built from; other files can't change what's in `dist`. */
const SOURCES = ['{src,docs,data,diagrams,examples,public,packages,samples}/**/*.*', '*.ts'];
/** Not part of the site, or written by tests. */
const OTHERS =
  /(?:^|[\\/])node_modules(?:[\\/]|$)|\.test\.tsx?$|(?:^|[\\/])checked\.json$|^(?:vitest|playwright)\.config\.ts$/;

const timeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/**
 * What to tell someone who tests a build that doesn't have their change; undefined if it's newer than every source.
 * @param folder the project's folder
 * @param out the folder of the build, in it or anywhere
 */
export function staleBuild(folder: string, out = 'dist'): string | undefined {
  const built = timeOf(resolve(folder, out, 'index.html'));
  if (built === undefined)
    return `There's no site in ${out} yet, and these tests read it. Run \`npm run build\` first.`;
  const newer = globSync(SOURCES, { cwd: folder, exclude: (file) => /node_modules$/.test(file) }).find(
    (file) => !OTHERS.test(file) && (timeOf(join(folder, file)) ?? 0) > built,
  );
  return (
    newer &&
    `${newer.replaceAll('\\', '/')} has changed since ${out} was built, and these tests read ${out}. To test the change, run \`npm run build\` first.`
  );
}
