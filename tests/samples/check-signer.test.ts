// The signer's name counts only below the trust list, and only if a record has exactly that name.
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { execute } from './runner/programs.ts';
import { findPython, samplesPython } from './runner/toolchains/python.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace.ts';

const found = findPython();
let folder: string;
const inFolder = (name: string) => join(folder, name);

/** A record of the list, with the fields that the sample reads. */
const record = (recordId: string, status: string, CN: string, level: number) => ({
  recordId,
  status,
  product: {
    productType: 'generatorProduct',
    DN: { C: 'XX', O: 'Example Test Org', OU: '', CN },
    assurance: { maxAssuranceLevel: level },
  },
});

beforeAll(async () => {
  folder = await folderWithCertificates();
  const request = (name: string) => samplePath('certificate-request', 'openssl', name);
  const names = ['XX', 'Example Test Org', 'Example Camera', '01234567-89ab-7cde-8f01-23456789abcd'];
  await runOk(request('make-request.sh'), names, folder);
  const issued = await run(request('practice-authority.sh'), [], folder);
  expect(issued.code, issued.stderr).toBe(0);
  const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
  await runOk(sign, ['photo.jpg', 'signed.jpg', 'request'], folder);
  await copyFile(inFolder('test-certs/root.pem'), inFolder('root.pem'));
  const list = [
    record('camera', 'conformant', 'Example Camera', 2),
    record('other', 'conformant', 'Example Camera 2', 1),
  ];
  await writeFile(inFolder('list.json'), JSON.stringify(list));
  await writeFile(
    inFolder('revoked.json'),
    JSON.stringify([record('camera', 'revoked', 'Example Camera', 2)]),
  );
  await writeFile(inFolder('empty.json'), '[]');
}, 120_000);

given(found, "Python with venv isn't installed").describe('check_signer.py', () => {
  async function check(list: string, signers: string): Promise<string[]> {
    const python = await samplesPython(found as string, samplePath());
    const program = samplePath('check-signer', 'python', 'check_signer.py');
    const { stdout, stderr } = await execute(python, [program, 'signed.jpg', list, signers, 'root.pem'], {
      cwd: folder,
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  }

  test('finds the record of a trusted signer', { timeout: 120_000 }, async () => {
    expect(await check('list.json', 'root.pem')).toEqual([
      'signer: C=XX, O=Example Test Org, CN=Example Camera',
      'state: Trusted',
      'camera: conformant, assurance level up to 2',
    ]);
  });

  test('shows a revoked record, and a trusted signer without a record', async () => {
    expect((await check('revoked.json', 'root.pem')).at(-1)).toBe('camera: revoked, assurance level up to 2');
    expect((await check('empty.json', 'root.pem')).at(-1)).toBe('no record has this name');
  });

  test('compares nothing below another root', async () => {
    const other = await folderWithCertificates('another root');
    await copyFile(join(other, 'test-certs', 'root.pem'), inFolder('other.pem'));
    const lines = await check('list.json', 'other.pem');
    // The test's list of TSAs holds the signer's root, so the state alone would be misleading.
    expect(lines.slice(1)).toEqual([
      'state: Trusted',
      "not compared: the certificate doesn't chain to the C2PA trust list",
    ]);
  });
});
