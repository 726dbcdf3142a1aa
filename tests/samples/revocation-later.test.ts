import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

function freePort(): Promise<string> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(String(typeof address === 'object' && address?.port)));
    });
  });
}

test('a revocation after signing spares only files that can prove when they were signed', {
  timeout: 120_000,
}, async () => {
  const folder = await folderWithCertificates();
  const [ocspPort, tsaPort] = [await freePort(), await freePort()];
  const request = (name: string) => samplePath('certificate-request', 'openssl', name);
  const later = (name: string) => samplePath('revocation', 'node', name);
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

  // Times have whole seconds: the revocation must not fall into the second of the time stamp.
  await wait(1500);
  const expected = await readFile(later('expected-later.txt'), 'utf8');
  const args = ['test-certs/root.pem', 'responder', ocspPort];
  expect(await runOk(later('later.mjs'), args, folder)).toBe(expected);
});
