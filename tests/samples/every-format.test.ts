import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('every-format', 'node', file);

test('every media format is read and signed as data/media-formats.json says', async () => {
  const output = await runOk(sample('try.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected.txt'), 'utf8'));
});
