// Signs with a key in moto, which emulates AWS KMS, and tests common mistakes.

import type { ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { given } from '../support/given.ts';
import { freePort } from '../support/listening.ts';
import {
  expectRefused,
  expectSigned,
  folderWith,
  leftOut,
  nodeModulesWith,
  pythonWith,
  runIn,
  startEmulator,
} from './key-services.ts';
import { execute } from './runner/programs.ts';

const reason = leftOut('moto');

let folder: string;
let python = '';
let modules: string | undefined;
let moto: ChildProcess | undefined;
let env: NodeJS.ProcessEnv;

given(!reason, reason ?? '').describe('sign-aws-kms', () => {
  beforeAll(async () => {
    folder = await folderWith(
      'shared/certify.sh',
      'sign-aws-kms/node/make-key.mjs',
      'sign-aws-kms/node/sign-aws-kms.mjs',
      'sign-aws-kms/python/make_key.py',
      'sign-aws-kms/python/sign_aws_kms.py',
    );
    python = (await pythonWith('sign-aws-kms', ['boto3==1.44.5', 'moto[server,kms]==5.2.5'])) ?? '';
    modules = await nodeModulesWith('sign-aws-kms', ['@aws-sdk/client-kms@3.1164.0']);
    const port = await freePort();
    moto = await startEmulator(join(dirname(python), 'moto_server'), ['-p', String(port)], /Running on/);
    env = {
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
    };
  }, 600_000);

  afterAll(() => moto?.kill());

  for (const [language, make, sign] of [
    ['Node.js', 'make-key.mjs', 'sign-aws-kms.mjs'],
    ['Python', 'make_key.py', 'sign_aws_kms.py'],
  ] as const) {
    test(language, { timeout: 120_000 }, async () => {
      const program = language === 'Python' ? python : process.execPath;
      const run = (args: string[], change: NodeJS.ProcessEnv = {}) =>
        runIn(folder, program, args, { ...env, ...change }, modules);
      const result = await run([make, `${language}.pem`]);
      const KMS_KEY_ID = result.stdout.trim();
      expect(KMS_KEY_ID, result.stderr).toMatch(/^[0-9a-f-]{36}$/);
      const certified = await execute('sh', ['certify.sh', `${language}.pem`, language], { cwd: folder });
      expect(certified.code, certified.stderr).toBe(0);

      const signed = `${language}.jpg`;
      await expectSigned(folder, signed, await run([sign, 'photo.jpg', signed, language], { KMS_KEY_ID }));

      const wrong = await run([sign, 'photo.jpg', 'wrong.jpg', 'test-certs'], { KMS_KEY_ID });
      const mismatch =
        language === 'Python'
          ? 'the signature does not match'
          : "the key in KMS doesn't match the certificate";
      expectRefused(folder, 'wrong.jpg', wrong, mismatch);
      const none = await run([sign, 'photo.jpg', 'none.jpg', language], { KMS_KEY_ID: 'alias/none' });
      expectRefused(folder, 'none.jpg', none, 'NotFoundException');
    });
  }
});
