// A time stamp that an update manifest adds in time keeps a file trusted after its first certificate expires.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { given } from '../support/given.ts';
import { freePort } from '../support/listening.ts';
import { execute } from './runner/programs.ts';
import { findPython, samplesPython } from './runner/toolchains/python.ts';
import { sdk } from './sdk.ts';
import { folderWithCertificates, runOk, samplePath } from './workspace.ts';

const found = findPython();

given(found, "Python with venv isn't installed").test(
  'an update manifest with a time stamp outlives the certificate of its parent',
  async () => {
    const python = await samplesPython(found as string, samplePath());
    const folder = await folderWithCertificates();
    const end = new Date(Date.now() + 15_000);
    const digits = end.toISOString().replaceAll(/[-:T]|\.\d+/g, '');
    await runOk(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), [digits], folder);
    const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
    await runOk(sign, ['photo.jpg', 'signed.jpg', 'time-stamp-certs'], folder);

    const port = String(await freePort());
    const program = samplePath('time-stamps', 'node', 'tsa.mjs');
    const tsa = spawn(process.execPath, [program, 'time-stamp-certs', port], { cwd: folder });
    await once(tsa.stdout, 'data');
    const later = [samplePath('time-stamps', 'python', 'stamp_later.py')];
    const args = [...later, 'signed.jpg', 'later.jpg', 'test-certs', `http://127.0.0.1:${port}/`];
    const { stdout, stderr } = await execute(python, args, {
      cwd: folder,
      env: { PYTHONDONTWRITEBYTECODE: '1' },
    });
    tsa.kill();
    expect(stdout, stderr).toBe('later.jpg: c2pa.time-stamp\n');

    const trust = { trust_anchors: await readFile(join(folder, 'test-certs', 'root.pem'), 'utf8') };
    const stateOf = async (file: string): Promise<string> =>
      (await sdk.Reader.fromAsset({ path: join(folder, file) }, { trust })).json().validation_state;
    await wait(Math.max(0, end.getTime() + 2000 - Date.now()));
    expect(await stateOf('signed.jpg')).toBe('Invalid');
    expect(await stateOf('later.jpg')).toBe('Trusted');
  },
  120_000,
);
