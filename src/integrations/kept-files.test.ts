import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptFiles } from './kept-files.ts';
import { dropRest, putAside } from './output.ts';

let home: string;
let out: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kept-files-'));
  out = join(home, 'dist');
  vi.stubEnv('SITE_CACHE', join(home, 'cache'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

/** A build that writes two files. @returns whether it had to make them */
async function build(key: string, text: string): Promise<boolean> {
  let isMade = false;
  putAside(out);
  const write = keptFiles('test', '1');
  const number = await write(out, key, () => {
    isMade = true;
    return new Map([
      ['a.txt', text],
      ['deep/b.txt', text],
    ]);
  });
  expect(number).toBe(2);
  await dropRest(out);
  expect(['a.txt', 'deep/b.txt'].map((path) => readFileSync(join(out, path), 'utf8'))).toEqual([text, text]);
  return isMade;
}

test('files are made once for a key, as long as they are there', async () => {
  expect(await build('one', 'A')).toBe(true);
  expect(await build('one', 'A')).toBe(false);
  expect(await build('two', 'B')).toBe(true);
  expect(await build('one', 'A')).toBe(true);
  expect(await build('one', 'A')).toBe(false);
});

test('a file that someone changed or removed is made again', async () => {
  await build('one', 'A');
  writeFileSync(join(out, 'deep/b.txt'), 'changed');
  expect(await build('one', 'A')).toBe(true);
  rmSync(join(out, 'a.txt'));
  expect(await build('one', 'A')).toBe(true);
});

test('a key may stand for no files', async () => {
  const write = keptFiles('none', '1');
  for (const run of [1, 2]) expect([run, await write(out, 'key', () => new Map())]).toEqual([run, 0]);
  expect(existsSync(out)).toBe(false);
});
