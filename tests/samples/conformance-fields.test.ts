import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

test('the fields of the program arrive in the manifest', async () => {
  const expected = await readFile(samplePath('conformance-fields', 'node', 'expected.txt'), 'utf8');
  const folder = await folderWithCertificates();
  expect(await runOk(samplePath('conformance-fields', 'node', 'fields.mjs'), [], folder)).toBe(expected);
});
