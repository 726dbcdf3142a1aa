import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('redact', 'node', file);

test('the place is gone from the bytes, and the reason is in the manifest', async () => {
  const output = await runOk(sample('redact.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected.txt'), 'utf8'));
});
