// Signs with a key generated inside a SoftHSM token, in every language, and tests common mistakes.
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import {
  expectRefused,
  expectSigned,
  folderWith,
  nodeModulesWith,
  pythonWith,
  runIn,
} from './key-services.ts';
import { execute, versionOf } from './runner/programs.ts';
import { installing, isMissing, type Missing, type Runner } from './runner/toolchain.ts';
import { findPython } from './runner/toolchains/python.ts';
import { rust } from './runner/toolchains/rust.ts';
import { samplePath } from './workspace.ts';

const hasToken = versionOf('softhsm2-util') && versionOf('sh', '-c', 'command -v pkcs11-tool');
const NO_TOKEN = 'SoftHSM and OpenSC are not installed (Debian: apt-get install softhsm2 opensc)';

let folder: string;
let env: NodeJS.ProcessEnv;

given(hasToken, NO_TOKEN).describe('sign-pkcs11', () => {
  beforeAll(async () => {
    folder = await folderWith(
      'shared/certify.sh',
      'sign-pkcs11/openssl/make-token.sh',
      'sign-pkcs11/node/sign-pkcs11.mjs',
      'sign-pkcs11/python/sign_pkcs11.py',
    );
    const { code, stderr } = await execute('sh', ['make-token.sh', 'hsm'], { cwd: folder });
    expect(code, stderr).toBe(0);
    env = { SOFTHSM2_CONF: join(folder, 'hsm', 'softhsm2.conf'), PKCS11_PIN: '1234' };
  });

  given(findPython(), 'Python with venv is not installed').describe('Python', () => {
    let python = '';
    const sign = (file: string, change: NodeJS.ProcessEnv = {}, certificates = 'hsm') =>
      runIn(folder, python, ['sign_pkcs11.py', 'photo.jpg', file, certificates], { ...env, ...change });

    beforeAll(async () => {
      python = (await pythonWith('sign-pkcs11', ['python-pkcs11==0.10.1'])) ?? '';
    }, 300_000);

    test('signs', async () => {
      await expectSigned(folder, 'python.jpg', await sign('python.jpg'));
    });

    test('says what is wrong, and writes nothing', async () => {
      expectRefused(folder, 'pin.jpg', await sign('pin.jpg', { PKCS11_PIN: '9999' }), 'PinIncorrect');
      const elsewhere = { SOFTHSM2_CONF: join(folder, 'none.conf') };
      expectRefused(folder, 'conf.jpg', await sign('conf.jpg', elsewhere), 'GeneralError');
      const wrong = await sign('wrong.jpg', {}, 'test-certs');
      expectRefused(
        folder,
        'wrong.jpg',
        wrong,
        'the signature does not match the provided data or public key',
      );
    });
  });

  test('Node.js signs', { timeout: 300_000 }, async ({ skip }) => {
    const modules = await nodeModulesWith('sign-pkcs11', ['pkcs11js@2.1.7']);
    if (modules === undefined)
      return skip('pkcs11js is compiled with headers that cannot be fetched from here');
    const sign = (file: string, change: NodeJS.ProcessEnv = {}) =>
      runIn(
        folder,
        process.execPath,
        ['sign-pkcs11.mjs', 'photo.jpg', file, 'hsm'],
        { ...env, ...change },
        modules,
      );
    await expectSigned(folder, 'node.jpg', await sign('node.jpg'));
    expectRefused(folder, 'pin.jpg', await sign('pin.jpg', { PKCS11_PIN: '9999' }), 'CKR_PIN_INCORRECT');
  });

  test('Rust signs', { timeout: 1_800_000 }, async ({ skip }) => {
    if (installing() !== 'all') return skip('Rust builds for minutes; `npm run samples` does it');
    const runner: Runner | Missing = await rust.prepare(samplePath(), 'all');
    if (isMissing(runner)) return skip(runner.missing);
    Object.assign(process.env, env);
    const path = samplePath('sign-pkcs11', 'rust', 'sign_pkcs11.rs');
    const args = ['photo.jpg', 'rust.jpg', 'hsm'];
    const program = { task: 'sign-pkcs11', path, args, cwd: folder, choose: [] };
    await expectSigned(folder, 'rust.jpg', await runner.run(program));
  });

  test('the key cannot be read out, and the certificate is for it', async () => {
    const module = '/usr/lib/softhsm/libsofthsm2.so';
    const look = ['--module', module, '--token-label', 'c2pa', '--login', '--pin', '1234', '--list-objects'];
    const { stdout } = await execute('pkcs11-tool', look, { cwd: folder, env });
    expect(stdout).toContain('never extractable');
    await copyFile(join(folder, 'hsm', 'signer.pem'), join(folder, 'signer.pem'));
    const shown = await execute('openssl', ['x509', '-in', 'signer.pem', '-noout', '-pubkey'], {
      cwd: folder,
    });
    expect(shown.stdout).toBe(await readFile(join(folder, 'hsm', 'public.pem'), 'utf8'));
  });
});
