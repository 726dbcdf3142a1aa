import { copyFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('read-legacy', 'node', file);
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(sample('write-legacy.mjs'), [], folder);
});

test('the old forms come out in the one shape', async () => {
  const expected = await readFile(samplePath('read-legacy', 'expected.txt'), 'utf8');
  expect(await runOk(sample('read-legacy.mjs'), [], folder)).toBe(expected);
});

test('what the library writes for claim version 1 is what the page says', async () => {
  const boxes = await runOk(samplePath('list-boxes', 'node', 'boxes.mjs'), ['legacy.jpg'], folder);
  const names = boxes.split('\n').map((line) => line.trim());
  for (const name of [
    'c2pa.claim',
    'c2pa.ingredient.v2',
    'c2pa.actions.v2',
    'stds.exif',
    'c2pa.training-mining',
  ])
    expect(names).toContain(name);
  expect(names.some((name) => name.startsWith('urn:uuid:'))).toBe(true);
});

test('a new manifest passes the same reader and shows no old form', async () => {
  await runOk(samplePath('walk-ingredients', 'node', 'build.mjs'), [], folder);
  const printed = await runOk(sample('read-legacy.mjs'), ['poster.jpg'], folder);
  const read = JSON.parse(printed.slice(printed.indexOf('{')));
  expect(read.old).toEqual([]);
  expect(read.tool).toBe('Example Studio');
  expect(read.ingredients.map(({ version }: { version: number }) => version)).toEqual([3, 3, 3, 3]);
});

test('the file to download is read like one that the reader signed', async () => {
  const downloads = await mkdtemp(join(tmpdir(), 'read-legacy-'));
  await copyFile(samplePath('read-legacy', 'files', 'legacy.jpg'), join(downloads, 'legacy.jpg'));
  const expected = await readFile(samplePath('read-legacy', 'expected.txt'), 'utf8');
  expect(await runOk(sample('read-legacy.mjs'), ['legacy.jpg'], downloads)).toBe(expected);
});
