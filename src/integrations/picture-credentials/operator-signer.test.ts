import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '@content-credentials/verdict/x509/reflect';
import { ExtendedKeyUsage, ExtendedKeyUsageExtension, X509CertificateGenerator } from '@peculiar/x509';
import { operatorSigner } from './operator-signer.ts';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY = 24 * 3600 * 1000;
const folder = mkdtempSync(join(tmpdir(), 'operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const pemOf = (key: KeyObject, passphrase?: string): string =>
  key
    .export({ type: 'pkcs8', format: 'pem', ...(passphrase && { cipher: 'aes-256-cbc', passphrase }) })
    .toString();

let signer: string;

/** Two certificates, the signer's first, issued by a test CA. */
beforeAll(async () => {
  const keys = () => crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const [own, theirs] = [await keys(), await keys()];
  const certificate = async (name: string, publicKey: CryptoKey, from = -DAY, to = DAY) => {
    const certificate = await X509CertificateGenerator.create({
      subject: `O=Publisher, CN=${name}`,
      issuer: 'O=Publisher, CN=Authority',
      notBefore: new Date(Date.now() + from),
      notAfter: new Date(Date.now() + to),
      publicKey,
      signingKey: theirs.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [new ExtendedKeyUsageExtension([ExtendedKeyUsage.emailProtection])],
    });
    return `${certificate.toString('pem')}\n`;
  };
  signer = await certificate('Signer', own.publicKey);
  const issuer = await certificate('Authority', theirs.publicKey);
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', own.privateKey)).toString('base64');
  write('key.pem', `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`);
  write('chain.pem', signer + issuer);
  write('turned.pem', issuer + signer);
  write('ended.pem', await certificate('Signer', own.publicKey, -3 * DAY, -DAY));
  write('text.pem', 'hello');
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  write('other.key', pemOf(other));
  write('locked.key', pemOf(other, 'secret'));
  write('p384.key', pemOf(generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey));
  write('rsa.key', pemOf(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey));
});

const signerOf = (chain?: string, keyFile?: string) =>
  operatorSigner('Docs', {
    ...(chain && { SITE_IMAGE_CHAIN: join(folder, chain) }),
    ...(keyFile && { SITE_IMAGE_KEY: join(folder, keyFile) }),
  });

test('without both variables there is none', () => expect(signerOf()).toBeUndefined());

test('the root is left out of the signature and offered to readers, and nothing says demo', async () => {
  const own = signerOf('chain.pem', 'key.pem');
  expect(own).toMatchObject({ generator: 'Docs, build of the site', note: '' });
  const credentials = await own?.credentials();
  expect(credentials?.chain).toHaveLength(1);
  expect(credentials?.root).toBeDefined();
  expect(credentials?.privateKey.extractable).toBe(false);
});

test('a chain without its root has none to offer', async () => {
  write('leaf.pem', signer);
  expect(signerOf('leaf.pem', 'key.pem')).not.toHaveProperty('aboutRoot');
});

test.each([
  ['chain.pem', undefined, "SITE_IMAGE_KEY isn't set"],
  [undefined, 'key.pem', "SITE_IMAGE_CHAIN isn't set"],
  ['none.pem', 'key.pem', "none.pem, which can't be read (ENOENT); correct the path"],
  ['chain.pem', 'none.key', "none.key, which can't be read (ENOENT); correct the path"],
  ['text.pem', 'key.pem', 'This text contains no certificate'],
  ['key.pem', 'key.pem', 'This text contains a private key'],
  ['turned.pem', 'key.pem', "doesn't begin with the signer; put the certificate of Signer first"],
  ['ended.pem', 'key.pem', "has a certificate that isn't within its validity period: Signer is valid from"],
  [
    'chain.pem',
    'other.key',
    "SITE_IMAGE_KEY doesn't belong to SITE_IMAGE_CHAIN; set it to the private key of Signer",
  ],
  ['chain.pem', 'locked.key', 'which has a passphrase'],
  ['chain.pem', 'chain.pem', "which isn't a private key in PEM"],
  ['chain.pem', 'p384.key', 'is an EC key on secp384r1; the build signs with ES256'],
  ['chain.pem', 'rsa.key', 'is of the type rsa; the build signs with ES256'],
])('chain %s with key %s: %s', (chain, keyFile, message) =>
  expect(() => signerOf(chain, keyFile)).toThrow(message),
);
