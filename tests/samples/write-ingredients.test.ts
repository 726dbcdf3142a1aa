import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('write-ingredients', 'node', file);

test('parent, component and input arrive, each with the action that used it', async () => {
  const output = await runOk(sample('ingredients.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected.txt'), 'utf8'));
});

test('an ingredient from an archive keeps its manifest after its file is gone', async () => {
  const output = await runOk(sample('reuse.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected-reuse.txt'), 'utf8'));
});
