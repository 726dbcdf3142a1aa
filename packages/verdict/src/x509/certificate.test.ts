import { execFileSync } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withOpenssl } from '../../../../tests/support/with-openssl.ts';
import { parseCertificate, shortName } from './certificate.ts';
import { ocspAddresses, policyIds, purposeIds } from './extensions.ts';
import { PemError, parsePem, toPem } from './pem.ts';

let folder = '';
withOpenssl(() => {
  folder = mkdtempSync(join(tmpdir(), 'certificates-'));
  const script = join(
    import.meta.dirname,
    '../../../../samples/test-certificates/openssl/make-test-certs.sh',
  );
  execFileSync('sh', [script, folder], { stdio: 'ignore' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string) => readFileSync(join(folder, name), 'utf8');
const openssl = (...args: string[]) =>
  execFileSync('openssl', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

test('a chain is read as Node reads it', () => {
  const chain = parsePem(file('chain.pem'));
  expect(chain.map(({ subject }) => shortName(subject))).toEqual([
    'Example Test Signer',
    'Example Test Intermediate CA',
  ]);
  const [signer] = chain;
  const node = new X509Certificate(file('signer.pem'));
  expect(signer?.serial.replace(/^0+/, '')).toBe(node.serialNumber.toLowerCase().replace(/^0+/, ''));
  expect(signer?.notAfter?.toISOString()).toBe(new Date(node.validTo).toISOString());
  expect(signer).toMatchObject({
    key: 'EC, P-256',
    signature: 'ECDSA with SHA-256',
    isAuthority: false,
    isSelfIssued: false,
    usages: ['digitalSignature'],
    purposes: ['email protection', 'C2PA claim signing'],
  });
  expect(parsePem(file('root.pem'))[0]).toMatchObject({ isAuthority: true, isSelfIssued: true });
});

test('what a check needs of it is read too', () => {
  const [signer, intermediate] = parsePem(file('chain.pem'));
  expect(intermediate).toMatchObject({ version: 3, isAuthority: true, pathLength: 0, hasUniqueIds: false });
  expect(signer?.pathLength).toBeUndefined();
  expect(signer?.issuerDer).toBe(intermediate?.subjectDer);
  expect(signer?.publicKey.curve).toBe('1.2.840.10045.3.1.7');
  expect(signer?.extensions.map(({ id, isCritical }) => [id, isCritical])).toContainEqual([
    '2.5.29.15',
    true,
  ]);
  expect(purposeIds(signer?.extensions ?? [])).toContain('1.3.6.1.4.1.62558.2.1');
});

test('authority information and policies are read', () => {
  const pem = openssl(
    ...'req -x509 -newkey ed25519 -nodes -keyout k -subj /CN=x'.split(' '),
    ...['-addext', 'authorityInfoAccess = caIssuers;URI:http://a.example/ca, OCSP;URI:http://a.example/ocsp'],
    ...['-addext', 'certificatePolicies = 1.3.6.1.4.1.62558.1.1, 1.2.3.4'],
  );
  const extensions = parsePem(pem)[0]?.extensions ?? [];
  expect(ocspAddresses(extensions)).toEqual(['http://a.example/ocsp']);
  expect(policyIds(extensions)).toEqual(['1.3.6.1.4.1.62558.1.1', '1.2.3.4']);
});

test('written anew, a certificate is the same', () => {
  expect(toPem(parseCertificate(new X509Certificate(file('root.pem')).raw))).toBe(file('root.pem'));
});

test.each([
  ['RSA, 2048 bits', 'RSA with SHA-256', ['rsa:2048']],
  ['Ed25519', 'Ed25519', ['ed25519']],
  ['EC, P-384', 'ECDSA with SHA-256', ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384']],
])('%s', (key, signature, newkey) => {
  const pem = openssl(
    'req',
    '-x509',
    '-newkey',
    ...newkey,
    '-nodes',
    '-keyout',
    'k',
    '-subj',
    '/CN=<b>\u202ex',
    '-utf8',
  );
  expect(parsePem(pem)[0]).toMatchObject({ key, signature, subject: [['CN', '<b>\u202ex']] });
});

test.each([
  ['nothing in it', () => 'hello', /no certificate/],
  [
    'a private key',
    () => file('signer.key') + file('signer.pem'),
    /private key, so none of it was used or kept/,
  ],
  [
    'an old encrypted key, which has dashes in its head',
    () => file('signer.pem') + openssl('ec', '-in', 'signer.key', '-aes256', '-passout', 'pass:secret'),
    /private key, so none of it was used or kept/,
  ],
  [
    'a private key that is cut off',
    () => file('signer.key').slice(0, 60),
    /private key, so none of it was used or kept/,
  ],
  ['a certificate that is cut off', () => file('chain.pem').slice(0, -60), /cut off/],
  ['a certificate with a wrong byte', () => file('signer.pem').replace(/MII./, 'AAAA'), /can’t be read/],
  [
    'base64 that is none',
    () => '-----BEGIN CERTIFICATE-----\n!!!\n-----END CERTIFICATE-----',
    /can’t be read/,
  ],
  ['too much', () => 'x'.repeat(5_000_000), /too large/],
])('%s is reported', (_, text, message) => {
  expect(() => parsePem(text())).toThrow(PemError);
  expect(() => parsePem(text())).toThrow(message);
});

test('hostile bytes only fail', () => {
  const der = parsePem(file('signer.pem'))[0]?.der ?? new Uint8Array();
  for (let index = 0; index < der.length; index += 1) {
    for (const value of [0, 0x80, 0xff, 0x30, 0x84]) {
      const bytes = Uint8Array.from(der);
      bytes[index] = value;
      try {
        const { extensions } = parseCertificate(bytes);
        ocspAddresses(extensions);
        policyIds(extensions);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect((error as Error).name).not.toBe('TypeError');
      }
    }
  }
});
