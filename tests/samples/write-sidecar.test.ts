import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

test('the picture is untouched and valid together with its sidecar only', async () => {
  const folder = await folderWithCertificates();
  const before = await readFile(join(folder, 'photo.jpg'));
  const printed = await runOk(samplePath('write-sidecar', 'node', 'sidecar.mjs'), [], folder);
  expect(printed).toBe(await readFile(samplePath('write-sidecar', 'node', 'expected.txt'), 'utf8'));
  expect(await readFile(join(folder, 'photo.jpg'))).toEqual(before);
});
