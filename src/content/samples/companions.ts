import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

/** Files that belong to the task, not the program: its expected output. */
const isExpected = (name: string) => name.startsWith('expected');

function filesIn(samplesDir: string, folder: string): string[] {
  const path = join(samplesDir, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => posix.join(folder, name));
}

/**
 * The words in a text that could be file names: `cose.js` from `'./cose.js'`, `manifest.json` from `manifest.json.`.
 */
const wordsOf = (text: string) =>
  new Set([...text.matchAll(/[\w.-]+/g)].map(([word]) => word.replace(/\.$/, '')));

/**
 * The files that a program needs, which a reader saves with it: the ones it names, from its own folder and from the
 * folder shared by samples in its language, and the ones those name in turn. A web page also needs its `index.html`.
 * @param file path of the program in `samples/`: `sign-local/web/sign-local.js`
 * @returns paths in `samples/`, without the program
 */
export function companionsOf(samplesDir: string, file: string): string[] {
  const folder = dirname(file);
  const candidates = [
    ...filesIn(samplesDir, folder).filter((path) => !isExpected(basename(path))),
    ...filesIn(samplesDir, posix.join('shared', basename(folder))),
  ];
  const found = new Set([file]);
  // Iterating over a set includes entries added during the iteration.
  for (const path of found) {
    const words = wordsOf(readFileSync(join(samplesDir, path), 'utf8'));
    for (const candidate of candidates) if (words.has(basename(candidate))) found.add(candidate);
    const page = posix.join(folder, 'index.html');
    if (candidates.includes(page)) found.add(page);
  }
  found.delete(file);
  return [...found].sort();
}
