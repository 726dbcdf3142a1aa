import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('walk-ingredients', 'node', file);
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(sample('build.mjs'), [], folder);
});

test('the tree has three generations, three relationships and the recorded verdicts', async () => {
  const expected = await readFile(samplePath('walk-ingredients', 'expected.txt'), 'utf8');
  expect(await runOk(sample('tree.mjs'), [], folder)).toBe(expected);
});

test('a file without ingredients has only its first line', async () => {
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
  const printed = await runOk(sample('tree.mjs'), ['signed.jpg'], folder);
  expect(printed).toBe('signed.jpg: Valid, by Docs example, signed by Example Test Org\n');
});

test('a v2 ingredient of a version 1 claim is read too, with the failures it recorded', async () => {
  await runOk(samplePath('read-legacy', 'node', 'write-legacy.mjs'), ['photo.jpg', 'first.jpg'], folder);
  const bytes = await readFile(join(folder, 'first.jpg'));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  await writeFile(join(folder, 'damaged.jpg'), bytes);
  await runOk(samplePath('read-legacy', 'node', 'write-legacy.mjs'), ['damaged.jpg', 'second.jpg'], folder);
  const printed = await runOk(sample('tree.mjs'), ['second.jpg'], folder);
  expect(printed).toContain('parentOf: before.jpg (recorded: assertion.dataHash.mismatch)');
  expect(printed).toContain('    parentOf: before.jpg (had no credentials)');
});

test('a file without credentials is refused with a sentence', async () => {
  const { code, stderr } = await run(sample('tree.mjs'), ['photo.jpg'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('photo.jpg has no manifest store');
});

test('the file to download is read like one that the reader signed', async () => {
  const downloads = await mkdtemp(join(tmpdir(), 'walk-ingredients-'));
  await copyFile(samplePath('walk-ingredients', 'files', 'poster.jpg'), join(downloads, 'poster.jpg'));
  const expected = await readFile(samplePath('walk-ingredients', 'expected.txt'), 'utf8');
  expect(await runOk(sample('tree.mjs'), ['poster.jpg'], downloads)).toBe(expected);
});
