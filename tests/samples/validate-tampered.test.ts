import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath, withoutChanging } from './workspace';

test('one changed bit turns Valid into Invalid with assertion.dataHash.mismatch', async () => {
  const folder = await folderWithCertificates();
  const printed = await runOk(samplePath('validate-tampered', 'node', 'tamper.mjs'), [], folder);
  const expected = await readFile(samplePath('validate-tampered', 'expected.txt'), 'utf8');
  expect(withoutChanging(printed)).toBe(withoutChanging(expected));

  const before = await readFile(join(folder, 'before.jpg'));
  const after = await readFile(join(folder, 'tampered.jpg'));
  expect(after.length).toBe(before.length);
  expect([...after].filter((byte, i) => byte !== before[i])).toHaveLength(1);
});
