// Trust settings that hold for a file whose certificate has expired: the list for signers and the list for TSAs.
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { execute } from './runner/programs.ts';
import { findPython, samplesPython } from './runner/toolchains/python.ts';
import { folderWithCertificates, runOk, samplePath } from './workspace.ts';

const found = findPython();
let folder: string;
const inFolder = (...parts: string[]) => join(folder, ...parts);

/** stamped.jpg with an expired certificate below root A, time-stamped by an authority below root B. */
beforeAll(async () => {
  const other = await folderWithCertificates('another root');
  folder = await folderWithCertificates();
  const end = new Date(Date.now() + 12_000);
  const digits = end.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  const make = samplePath('time-stamps', 'openssl', 'make-short-lived.sh');
  await runOk(make, [digits], folder);
  await runOk(make, [digits, join(other, 'test-certs'), 'other-tsa'], folder);
  for (const name of ['tsa.pem', 'tsa.key', 'issuer.pem'])
    await copyFile(inFolder('other-tsa', name), inFolder('time-stamp-certs', name));
  await copyFile(inFolder('test-certs', 'root.pem'), inFolder('signers.pem'));
  await copyFile(join(other, 'test-certs', 'root.pem'), inFolder('tsas.pem'));
  await copyFile(inFolder('time-stamp-certs', 'signer.pem'), inFolder('signer.pem'));
  await runOk(samplePath('time-stamps', 'node', 'expire.mjs'), ['time-stamp-certs', 'signers.pem'], folder);
  await wait(Math.max(0, end.getTime() + 2000 - Date.now()));
}, 120_000);

given(found, "Python with venv isn't installed").describe('core 0.91.3', () => {
  test('trusts the time stamp in each of the five ways', { timeout: 120_000 }, async () => {
    const python = await samplesPython(found as string, samplePath());
    const { stdout, stderr } = await execute(python, [samplePath('trust-kinds', 'python', 'kinds.py')], {
      cwd: folder,
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(stdout, stderr).toBe(await readFile(samplePath('trust-kinds', 'expected-0.91.3.txt'), 'utf8'));
  });
});

test('core 0.90 knows the old form only, with both lists in it', async () => {
  const [signers, tsas] = await Promise.all(
    ['signers.pem', 'tsas.pem'].map((name) => readFile(inFolder(name), 'utf8')),
  );
  const { Reader } = await import(
    samplePath('node_modules', '@contentauth', 'c2pa-node', 'dist', 'index.js')
  );
  const stateWith = async (trust: unknown): Promise<string> =>
    (await Reader.fromAsset({ path: inFolder('stamped.jpg') }, { trust })).json().validation_state;
  const anchors = [
    { trust_kind: 'manifest', trust_anchors: signers },
    { trust_kind: 'tsa', trust_anchors: tsas },
  ];
  expect(await stateWith({ anchors })).toBe('Invalid');
  expect(await stateWith({ trust_anchors: signers })).toBe('Invalid');
  expect(await stateWith({ trust_anchors: `${signers}\n${tsas}` })).toBe('Trusted');
  // One object for both: 0.90 drops `anchors`, 0.91 adds the old list to them.
  expect(await stateWith({ trust_anchors: `${signers}\n${tsas}`, anchors })).toBe('Trusted');
});
