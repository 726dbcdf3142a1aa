import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { newestNode } from '../../src/features/samples/checked.ts';
import { freePort } from '../support/listening.ts';
import { unreachable } from './page-runner/no-network.ts';
import { installNewest } from './runner/newest.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

/** A folder with files signed by a certificate that names a responder, one of them with a time stamp. */
async function signedFiles(): Promise<{ folder: string; ocspPort: string }> {
  const folder = await folderWithCertificates();
  const [ocspPort, tsaPort] = [String(await freePort()), String(await freePort())];
  const request = (name: string) => samplePath('certificate-request', 'openssl', name);
  const names = ['XX', 'Example Test Org', 'Example Camera', '01234567-89ab-7cde-8f01-23456789abcd'];
  await runOk(request('make-request.sh'), names, folder);
  const issued = await run(request('practice-authority.sh'), [], folder, { env: { OCSP_PORT: ocspPort } });
  expect(issued.code, issued.stderr).toBe(0);
  await runOk(samplePath('revocation', 'openssl', 'make-responder.sh'), [], folder);
  const end = new Date(Date.now() + 86_400_000).toISOString().replaceAll(/[-:T]|\.\d+/g, '');
  const result = await run(samplePath('time-stamps', 'openssl', 'make-short-lived.sh'), [end], folder);
  expect(result.code, result.stderr).toBe(0);

  const sign = samplePath('sign-local', 'node', 'sign-local.mjs');
  await runOk(sign, ['photo.jpg', 'signed.jpg', 'request'], folder);
  await runOk(later('staple.mjs'), [], folder);
  const tsaProgram = samplePath('time-stamps', 'node', 'tsa.mjs');
  const tsa = spawn(process.execPath, [tsaProgram, 'time-stamp-certs', tsaPort], { cwd: folder });
  await once(tsa.stdout, 'data');
  try {
    const address = `http://127.0.0.1:${tsaPort}/`;
    await runOk(later('stamp.mjs'), ['photo.jpg', 'stamped.jpg', 'request', address], folder);
  } finally {
    tsa.kill();
  }
  return { folder, ocspPort };
}

const later = (name: string) => samplePath('revocation', 'node', name);

test('a revocation after signing spares only files that can prove when they were signed', {
  timeout: 120_000,
}, async () => {
  const { folder, ocspPort } = await signedFiles();
  // Times have whole seconds: the revocation must not fall into the second of the time stamp.
  await wait(1500);
  const expected = await readFile(later('expected-later.txt'), 'utf8');
  const args = ['test-certs/root.pem', 'responder', ocspPort];
  expect(await runOk(later('later.mjs'), args, folder)).toBe(expected);
});

test('an answer by a responder that is newer than the time stamp counts, except in core 0.91.0', {
  timeout: 600_000,
}, async ({ skip }) => {
  const { folder, ocspPort } = await signedFiles();
  await wait(1500);
  await rm(join(folder, 'responder'), { recursive: true });
  await runOk(samplePath('revocation', 'openssl', 'make-responder.sh'), [], folder);
  const args = ['test-certs/root.pem', 'responder', ocspPort, 'stamped.jpg'];
  const first = (output: string) => output.split('\n', 1)[0];
  const revoked = 'revoked before signing | stamped.jpg';
  expect(first(await runOk(later('later.mjs'), args, folder))).toBe(
    `${revoked} | Invalid | timeStamp.trusted, signingCredential.ocsp.revoked`,
  );

  const newest = newestNode(samplePath());
  if (!newest) throw new Error('samples/newest names no release');
  const installed = await installNewest(samplePath(), newest.version);
  if ('failed' in installed) {
    const reason = unreachable(installed.failed);
    if (reason) skip(reason);
    throw new Error(installed.failed);
  }
  const hook = pathToFileURL(join(installed.folder, 'use.mjs')).href;
  const { stdout, stderr } = await run(later('later.mjs'), args, folder, {
    env: { NODE_OPTIONS: `--import=${hook}` },
  });
  // docs/signing/revoked.mdx says so: change its table when the newest release contains a later core.
  expect(first(stdout), stderr).toBe(`${revoked} | Trusted | timeStamp.trusted`);
});
