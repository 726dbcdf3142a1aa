import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
const signWithCallback = samplePath('sign-local', 'node', 'sign-local-callback.mjs');
const check = samplePath('sign-local', 'node', 'check-trust.mjs');
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(sign, [], folder);
});

test('the signed image is Valid without the root and Trusted with it', async () => {
  const expected = await readFile(samplePath('sign-local', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(check, [], folder)).toBe(expected);
});

test('a signature through a callback reads the same', async () => {
  await runOk(signWithCallback, ['photo.jpg', 'callback.jpg'], folder);
  const expected = await readFile(samplePath('sign-local', 'node', 'expected.txt'), 'utf8');
  expect(await runOk(check, ['callback.jpg'], folder)).toBe(expected);
});

test('one changed byte makes it Invalid, with and without the root', async () => {
  const bytes = await readFile(join(folder, 'signed.jpg'));
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 100) ^ 1, bytes.length - 100);
  await writeFile(join(folder, 'changed.jpg'), bytes);
  const printed = await runOk(check, ['changed.jpg'], folder);
  expect(printed.match(/: Invalid\n/g)).toHaveLength(2);
  expect(printed).toContain('- assertion.dataHash.mismatch');
});

test('the key of another chain is refused, and no file is left behind', async () => {
  const other = await folderWithCertificates('another root');
  await mkdir(join(folder, 'mixed'));
  await copyFile(join(folder, 'test-certs', 'chain.pem'), join(folder, 'mixed', 'chain.pem'));
  await copyFile(join(other, 'test-certs', 'signer.key'), join(folder, 'mixed', 'signer.key'));
  const { code, stderr } = await run(sign, ['photo.jpg', 'mixed.jpg', 'mixed'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('the signature does not match the provided data or public key');
  await expect(stat(join(folder, 'mixed.jpg'))).rejects.toThrow('ENOENT');
});

test('an unsigned picture is said to have no manifest store', async () => {
  const { code, stderr } = await run(check, ['photo.jpg'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('photo.jpg has no manifest store');
});
