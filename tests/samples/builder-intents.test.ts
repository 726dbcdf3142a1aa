import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath, withoutChanging } from './workspace';

test('each intent adds and refuses what the page says', async () => {
  const folder = await folderWithCertificates();
  const printed = await runOk(samplePath('builder-intents', 'node', 'intents.mjs'), [], folder);
  const expected = await readFile(samplePath('builder-intents', 'node', 'expected.txt'), 'utf8');
  expect(withoutChanging(printed)).toBe(withoutChanging(expected));
});
