import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyFolderOutput, copyOutput, dropRest, putAside, renameAside, writeOutput } from './output.ts';

let home: string;
let out: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'output-'));
  out = join(home, 'dist');
  vi.stubEnv('SITE_CACHE', join(home, 'cache'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

type Files = Record<string, string>;

function put(folder: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A build that writes these files. */
async function build(files: Files, meanwhile = () => {}): Promise<void> {
  putAside(out);
  meanwhile();
  for (const [path, text] of Object.entries(files)) writeOutput(join(out, path), text);
  await dropRest(out);
}

const filesIn = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );
const identity = (path: string) => {
  const { ino, mtimeMs } = statSync(join(out, path));
  return { ino, mtimeMs };
};

test('an unchanged file stays the same file, and the folder has no others than those of this build', async () => {
  await build({ 'a.txt': 'a', 'deep/b.txt': 'b', 'gone/c.txt': 'c' });
  const before = identity('a.txt');
  await build({ 'a.txt': 'a', 'deep/b.txt': 'B' });
  expect(filesIn(out)).toEqual({ 'a.txt': 'a', 'deep/b.txt': 'B' });
  expect(existsSync(join(out, 'gone'))).toBe(false);
  expect(identity('a.txt')).toEqual(before);
  expect(readdirSync(join(home, 'cache'))).toEqual([]);
});

test('part of a file, from a build that was stopped, is written again; so is a folder of that name', async () => {
  await build({ 'a.json': '[1,2,3]', 'b.json': '[]' });
  put(out, { 'a.json': '[1,' });
  rmSync(join(out, 'b.json'));
  put(out, { 'b.json/odd.txt': '' });
  await build({ 'a.json': '[1,2,3]', 'b.json': '[]' });
  expect(filesIn(out)).toEqual({ 'a.json': '[1,2,3]', 'b.json': '[]' });
});

test('what a stopped build had put aside is forgotten', async () => {
  await build({ 'a.txt': 'a' });
  putAside(out);
  await build({ 'b.txt': 'b' });
  expect(filesIn(out)).toEqual({ 'b.txt': 'b' });
});

test('if the files that were put aside are deleted meanwhile, all are written', async () => {
  await build({ 'a.txt': 'a' });
  await build({ 'a.txt': 'a' }, () => rmSync(join(home, 'cache'), { recursive: true }));
  expect(filesIn(out)).toEqual({ 'a.txt': 'a' });
});

test('a file is written once more with other bytes: the last ones count, in this build and for the next', async () => {
  await build({ 'a.txt': 'a' });
  putAside(out);
  writeOutput(join(out, 'a.txt'), 'a');
  writeOutput(join(out, 'a.txt'), 'A');
  await dropRest(out);
  expect(filesIn(out)).toEqual({ 'a.txt': 'A' });
  await build({ 'a.txt': 'a' });
  expect(filesIn(out)).toEqual({ 'a.txt': 'a' });
});

test('files are copied, and the source of one is never moved', async () => {
  const from = join(home, 'from');
  put(from, { 'index.html': 'page', 'assets/a.js': 'a' });
  for (const text of ['b', 'b', 'c']) {
    put(home, { 'one.txt': text });
    putAside(out);
    copyFolderOutput(from, join(out, 'app'));
    copyOutput(join(home, 'one.txt'), join(out, 'one.txt'));
    await dropRest(out);
    expect(filesIn(out)).toEqual({ 'app/index.html': 'page', 'app/assets/a.js': 'a', 'one.txt': text });
  }
  expect(filesIn(from)).toEqual({ 'index.html': 'page', 'assets/a.js': 'a' });
});

test('files of a folder whose name changed come back, and those of the old name are gone', async () => {
  await build({ '_astro/search-1/a.json': 'a', '_astro/search-1/b.json': 'b', '_astro/other/c.js': 'c' });
  const { ino } = identity('_astro/search-1/a.json');
  putAside(out);
  renameAside(join(out, '_astro/search-2'), (name) => name.startsWith('search-'));
  writeOutput(join(out, '_astro/search-2/a.json'), 'a');
  writeOutput(join(out, '_astro/search-2/b.json'), 'B');
  await dropRest(out);
  expect(filesIn(out)).toEqual({ '_astro/search-2/a.json': 'a', '_astro/search-2/b.json': 'B' });
  expect(identity('_astro/search-2/a.json').ino).toBe(ino);
});

test('a git repository in the output folder stays, as Astro leaves it', async () => {
  put(out, { '.git/HEAD': 'ref', 'a.txt': 'a' });
  await build({ 'a.txt': 'a' });
  expect(filesIn(out)).toEqual({ '.git/HEAD': 'ref', 'a.txt': 'a' });
});
