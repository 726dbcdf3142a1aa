import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { freePort } from '../support/listening.ts';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

test('revocation is noticed only by a reader that asks', async () => {
  const folder = await folderWithCertificates();
  const port = String(await freePort());
  const request = (name: string) => samplePath('certificate-request', 'openssl', name);
  const names = ['XX', 'Example Test Org', 'Example Camera', '01234567-89ab-7cde-8f01-23456789abcd'];
  await runOk(request('make-request.sh'), names, folder);
  const issued = await run(request('practice-authority.sh'), [], folder, { env: { OCSP_PORT: port } });
  expect(issued.code, issued.stderr).toBe(0);
  await runOk(
    samplePath('sign-local', 'node', 'sign-local.mjs'),
    ['photo.jpg', 'signed.jpg', 'request'],
    folder,
  );
  await runOk(samplePath('revocation', 'openssl', 'make-responder.sh'), [], folder);

  const revoked = samplePath('revocation', 'node', 'revoked.mjs');
  const expected = await readFile(samplePath('revocation', 'node', 'expected.txt'), 'utf8');
  const args = ['signed.jpg', 'test-certs/root.pem', 'responder', port];
  expect(await runOk(revoked, args, folder)).toBe(expected);
});
