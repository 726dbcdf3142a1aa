import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { run, samplePath, type TestCertificates, testCertificates } from './workspace';

let certificates: TestCertificates;
let chain: X509Certificate[];
let root: X509Certificate;

beforeAll(async () => {
  certificates = await testCertificates();
  const pem = await readFile(certificates.chain, 'utf8');
  chain = pem
    .split(/(?<=-----END CERTIFICATE-----)\s*/)
    .filter((part) => part !== '')
    .map((part) => new X509Certificate(part));
  root = new X509Certificate(await readFile(certificates.root));
});

test('the chain is signer, then intermediate, and the root stays out', () => {
  const [signer, intermediate] = chain as [X509Certificate, X509Certificate];
  expect(chain).toHaveLength(2);
  expect(signer.verify(intermediate.publicKey)).toBe(true);
  expect(intermediate.verify(root.publicKey)).toBe(true);
  expect([signer.ca, intermediate.ca, root.ca]).toEqual([false, true, true]);
});

test('the signer has what the page promises', () => {
  const [signer] = chain as [X509Certificate];
  expect(signer.subject).toBe('O=Example Test Org\nCN=Example Test Signer');
  expect(signer.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4', '1.3.6.1.4.1.62558.2.1']);
  const days = (new Date(signer.validTo).getTime() - new Date(signer.validFrom).getTime()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test('the key is PKCS#8, fits the signer and is for its owner only', async () => {
  const pem = await readFile(certificates.key, 'utf8');
  expect(pem).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  expect(chain[0]?.checkPrivateKey(createPrivateKey(pem))).toBe(true);
  expect((await stat(certificates.key)).mode & 0o077).toBe(0);
});

test('existing keys are never overwritten', async () => {
  const before = await readFile(certificates.key, 'utf8');
  const script = samplePath('test-certificates', 'openssl', 'make-test-certs.sh');
  const { code, stderr } = await run(script, [certificates.dir], join(certificates.dir, '..'));
  expect(code).toBe(1);
  expect(stderr).toContain('there are keys');
  expect(await readFile(certificates.key, 'utf8')).toBe(before);
});
