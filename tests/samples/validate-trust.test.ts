import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, runOk, samplePath } from './workspace';

const trust = samplePath('validate-trust', 'node', 'trust.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(samplePath('write-manifest', 'node', 'write-manifest.mjs'), [], folder);
});

test('the same file is Valid without and Trusted with the root as trust anchor', async () => {
  const expected = await readFile(samplePath('validate-trust', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(trust, [], folder)).toBe(expected);
});

test('another root does not make it Trusted', async () => {
  const other = await folderWithCertificates('another root');
  const printed = await runOk(trust, ['signed.jpg', join(other, 'test-certs', 'root.pem')], folder);
  expect(printed).toContain('root as trust anchor: Valid');
  expect(printed).not.toContain('signingCredential.trusted');
});

test('a trust anchor does not rescue changed bytes', async () => {
  const bytes = await readFile(join(folder, 'signed.jpg'));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  await writeFile(join(folder, 'tampered.jpg'), bytes);
  const printed = await runOk(trust, ['tampered.jpg'], folder);
  expect(printed).toContain('root as trust anchor: Invalid\n  signingCredential.trusted');
});
