import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath, withoutChanging } from './workspace';

const sign = samplePath('write-manifest', 'node', 'write-manifest.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
});

test('the sample signs the picture and reads a valid manifest back', async () => {
  const printed = await runOk(sign, [], folder);
  const expected = await readFile(samplePath('write-manifest', 'node', 'expected.txt'), 'utf8');
  expect(withoutSizes(printed)).toBe(withoutSizes(expected));
});

test.each([
  ['active', 'active.json'],
  ['results', 'results.json'],
])('the JSON that the pages show is what the Reader gives: %s', async (part, file) => {
  await runOk(sign, [], folder);
  const show = samplePath('write-manifest', 'node', 'show-json.mjs');
  const printed = await runOk(show, ['signed.jpg', part], folder);
  const expected = await readFile(samplePath('write-manifest', 'node', `expected-${file}`), 'utf8');
  expect(JSON.parse(withoutChanging(printed))).toEqual(JSON.parse(withoutChanging(expected)));
});

test('the original picture stays as it was', async () => {
  const before = await readFile(join(folder, 'photo.jpg'));
  await runOk(sign, [], folder);
  expect(await readFile(join(folder, 'photo.jpg'))).toEqual(before);
});

test('a missing key ends with an error that names the file', async () => {
  const { code, stderr } = await run(sign, ['photo.jpg', 'signed.jpg', 'no-such-folder'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('chain.pem');
});

function withoutSizes(text: string): string {
  return text.replaceAll(/\d+ bytes/g, '<n> bytes');
}
