import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath, withoutChanging } from './workspace';

const boxes = samplePath('list-boxes', 'node', 'boxes.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
});

test('the boxes of the signed picture are the ones the page shows', async () => {
  const printed = await runOk(boxes, ['signed.jpg'], folder);
  const expected = await readFile(samplePath('list-boxes', 'node', 'expected.txt'), 'utf8');
  expect(withoutSizes(printed)).toBe(withoutSizes(expected));
});

test('a picture without a manifest store is told apart', async () => {
  const { code, stderr } = await run(boxes, ['photo.jpg'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('has no manifest store');
});

function withoutSizes(text: string): string {
  return withoutChanging(text).replaceAll(/\d+ bytes/g, '<n> bytes');
}
