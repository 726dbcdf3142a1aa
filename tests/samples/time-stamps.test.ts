import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

test('a trusted time-stamp outlives the certificate, and nothing else does', {
  timeout: 90_000,
}, async () => {
  const folder = await folderWithCertificates();
  const end = new Date(Date.now() + 12_000).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  const result = await run(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), [end], folder);
  expect(result.code, result.stderr).toBe(0);

  const expected = await readFile(samplePath('time-stamps', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(samplePath('time-stamps', 'node', 'expire.mjs'), [], folder)).toBe(expected);
});
