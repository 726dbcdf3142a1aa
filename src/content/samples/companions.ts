import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';

/** What belongs to the task and not to the program: what it has to print. */
const isExpected = (name: string) => name.startsWith('expected');

function filesIn(samplesDir: string, folder: string): string[] {
  const path = join(samplesDir, folder);
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => posix.join(folder, name));
}

/** The words of a text that may be names of files: `cose.js` of `'./cose.js'`, `manifest.json` of `manifest.json.`. */
const wordsOf = (text: string) =>
  new Set([...text.matchAll(/[\w.-]+/g)].map(([word]) => word.replace(/\.$/, '')));

/**
 * The files that a program needs beside it, and that a reader saves with it: those of its folder, and of the folder
 * that samples of its language share, that it names, and those that these name. A page comes with its `index.html`.
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
  // A set gives what is added to it while it is walked, too.
  for (const path of found) {
    const words = wordsOf(readFileSync(join(samplesDir, path), 'utf8'));
    for (const candidate of candidates) if (words.has(basename(candidate))) found.add(candidate);
    const page = posix.join(folder, 'index.html');
    if (candidates.includes(page)) found.add(page);
  }
  found.delete(file);
  return [...found].sort();
}
