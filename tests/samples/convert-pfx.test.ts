import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { execute } from './runner/programs.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const script = samplePath('convert-pfx', 'openssl', 'convert-pfx.sh');
const password = 'correct horse';
let folder: string;

const convert = (file: string, out: string, env: Record<string, string> = { PFX_PASSWORD: password }) =>
  run(script, [file, out], folder, { env });
const pem = (...parts: string[]) => readFile(join(folder, ...parts), 'utf8');

/** An export from Windows or a CA's web page: certificate, intermediate, root, and key in one file. */
async function exportPfx(name: string, ...options: string[]): Promise<void> {
  const certificates = ['-in', 'test-certs/chain.pem', '-certfile', 'test-certs/root.pem'];
  const key = ['-inkey', 'test-certs/signer.key', '-passout', `pass:${password}`];
  const result = await execute(
    'openssl',
    ['pkcs12', '-export', ...certificates, ...key, ...options, '-out', name],
    {
      cwd: folder,
    },
  );
  expect(result.code, result.stderr).toBe(0);
}

beforeAll(async () => {
  folder = await folderWithCertificates();
  await exportPfx('new.pfx');
  await exportPfx('old.pfx', '-legacy');
});

test('a .pfx file becomes the chain without the root, and a key that only its owner can read', async () => {
  for (const name of ['new', 'old']) {
    const { code, stdout, stderr } = await convert(`${name}.pfx`, name);
    expect(code, stderr).toBe(0);
    expect(stdout).toBe(
      (await readFile(samplePath('convert-pfx', 'openssl', 'expected.txt'), 'utf8')).replaceAll(
        'converted/',
        `${name}/`,
      ),
    );
    expect(await pem(name, 'chain.pem')).toBe(await pem('test-certs', 'chain.pem'));
    expect(await pem(name, 'signer.key')).toBe(await pem('test-certs', 'signer.key'));
    expect((await stat(join(folder, name, 'signer.key'))).mode & 0o077).toBe(0);
  }
});

test('what it wrote signs', async () => {
  await convert('new.pfx', 'signing');
  await runOk(
    samplePath('sign-local', 'node', 'sign-local.mjs'),
    ['photo.jpg', 'signed.jpg', 'signing'],
    folder,
  );
  expect(await runOk(samplePath('sign-local', 'node', 'check-trust.mjs'), [], folder)).toContain(
    'with test-certs/root.pem: Trusted',
  );
});

test('a wrong password, or none, ends with an error', async () => {
  expect((await convert('new.pfx', 'wrong', { PFX_PASSWORD: 'wrong' })).stderr).toContain('invalid password');
  const { code, stderr } = await run(script, ['new.pfx', 'none'], folder);
  expect(code).not.toBe(0);
  expect(stderr).toContain('set PFX_PASSWORD to the password of new.pfx');
});
