import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownToMdast } from 'satteri';
import { commandLine } from '../lib/cli/index.ts';
import { nodesOf, readData, readPage } from './page.ts';
import { equalRuns, indexOf, RUN, type TheirText } from './runs.ts';
import { plainText, type Words, wordsOf } from './text.ts';

const root = resolve(import.meta.dirname, '../..');
const { words: folders } = commandLine({
  name: 'npm run prose:compare',
  about:
    "Finds runs of nine or more words that docs/ and data/ share with Markdown files elsewhere. Names, code, and quotations don't count. Not part of the tests, because this project has no other text to compare with.",
  words: { name: 'folder', about: 'Folders of Markdown files to compare with.', atLeast: 1 },
});
const missing = folders.filter((folder) => !existsSync(folder));
if (missing.length > 0) {
  console.error(`Folder not found: ${missing.join(', ')}`);
  process.exit(2);
}

/** Paragraphs in any Markdown file, and also headings and table cells. */
function markdownWords(source: string): Words[] {
  return [...nodesOf(markdownToMdast(source), ['paragraph', 'heading', 'tableCell'])].map(({ node }) => ({
    line: node.position?.start.line ?? 1,
    text: plainText(node),
  }));
}

const theirs: TheirText[] = folders.flatMap((folder) =>
  globSync('**/*.{md,mdx,markdown}', { cwd: folder }).map((file) => ({
    file: join(folder, file),
    words: markdownWords(readFileSync(join(folder, file), 'utf8')),
  })),
);

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const ours: TheirText[] = [
  ...globSync('docs/**/*.mdx', { cwd: root }).map((file) => ({
    file,
    words: wordsOf(readPage(file, read(file))),
  })),
  ...globSync('data/**/*.json', { cwd: root }).map((file) => ({
    file,
    words: wordsOf(readData(file, read(file))),
  })),
].sort((a, b) => a.file.localeCompare(b.file));

const index = indexOf(theirs);
let found = 0;
for (const { file, words } of ours) {
  for (const { line, text, other } of equalRuns(words, index)) {
    found++;
    console.log(`${file}:${line}: "${text}" is also in ${other}`);
  }
}
console.log(
  `${found} shared runs of ${RUN} or more words; ${ours.length} of our files, ${theirs.length} of theirs`,
);
process.exitCode = found === 0 ? 0 : 1;
