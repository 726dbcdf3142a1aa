import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const sample = (file: string) => samplePath('write-assertions', 'node', file);

test('assertions and actions arrive as written', async () => {
  const folder = await folderWithCertificates();
  const output = await runOk(sample('assertions.mjs'), [], folder);
  expect(output).toBe(await readFile(sample('expected.txt'), 'utf8'));

  // The page says what the reader does not show: the claim itself lists the metadata as created.
  const claim = (await readFile(join(folder, 'described.jpg'))).toString('latin1');
  const listed = (from: number, to: number) =>
    [...claim.slice(from, to).matchAll(/c2pa\.assertions\/((?:c2pa|cawg|org)[a-z0-9.-]+?)dhash/g)].map(
      ([, label]) => label,
    );
  const created = claim.indexOf('created_assertions');
  const gathered = claim.indexOf('gathered_assertions');
  expect(listed(created, gathered)).toEqual(
    expect.arrayContaining(['c2pa.metadata', 'c2pa.actions.v2', 'org.example.assignment', 'c2pa.hash.data']),
  );
  expect(listed(gathered, gathered + 1000)).toEqual(['cawg.metadata', 'cawg.training-mining']);
});

test('what is refused and what is signed is as the page says', async () => {
  const output = await runOk(sample('rules.mjs'), [], await folderWithCertificates());
  expect(output).toBe(await readFile(sample('expected-rules.txt'), 'utf8'));
});
