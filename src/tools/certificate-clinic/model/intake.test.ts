import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortName } from '../../../c2pa/x509/certificate.ts';
import { type Intake, intakeOfFile, intakeOfText, joined } from './intake.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const script = 'samples/test-certificates/openssl/make-test-certs.sh';
  execFileSync('sh', [script, folder], { stdio: 'ignore' });
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
  openssl('x509 -in signer.pem -outform DER -out signer.der');
  openssl('pkey -in signer.key -outform DER -out key.der');
  openssl('ec -in signer.key -outform DER -out sec1.der');
  openssl('ec -in signer.key -aes256 -passout pass:secret -out old-encrypted.key');
  openssl('genrsa -traditional -out rsa.key 2048');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in signer.key -out encrypted.key');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in signer.key -outform DER -out encrypted.der');
  openssl('pkey -in signer.key -pubout -out public.pem');
  openssl('req -new -key signer.key -subj /CN=x -out request.csr');
  openssl('req -in request.csr -outform DER -out request.der');
  openssl('crl2pkcs7 -nocrl -certfile chain.pem -out chain.p7b');
  openssl('crl2pkcs7 -nocrl -certfile chain.pem -outform DER -out chain.p7c');
  openssl('pkcs12 -export -inkey signer.key -in chain.pem -passout pass:secret -out store.p12');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = (name: string) => readFileSync(join(folder, name));
const text = (name: string) => bytes(name).toString('utf8');
const names = ({ certificates }: Intake) => certificates.map(({ subject }) => shortName(subject));
const ofFile = (content: Uint8Array | string) => intakeOfFile(new Blob([content as BlobPart]));

test.each(['chain.pem', 'chain.p7b', 'chain.p7c'])('%s is a chain', async (name) => {
  const intake = await ofFile(bytes(name));
  expect(names(intake).sort()).toEqual(['Example Test Intermediate CA', 'Example Test Signer']);
  expect(intake).toMatchObject({ notices: [], hadKeyInside: false });
});

test('DER, base64 without its lines, and line ends that are written out are read', async () => {
  expect(names(await ofFile(bytes('signer.der')))).toEqual(['Example Test Signer']);
  expect(names(intakeOfText(bytes('signer.der').toString('base64')))).toEqual(['Example Test Signer']);
  expect(names(intakeOfText(text('chain.pem').replaceAll('\n', '\\n')))).toHaveLength(2);
});

test.each([
  ['signer.key', 'key'],
  ['rsa.key', 'key'],
  ['key.der', 'key'],
  ['sec1.der', 'key'],
  ['old-encrypted.key', 'encrypted key'],
  ['encrypted.key', 'encrypted key'],
  ['encrypted.der', 'encrypted key'],
  ['store.p12', 'key store'],
  ['request.csr', 'request'],
  ['request.der', 'request'],
  ['public.pem', 'public key'],
])('%s is told for what it is, and nothing of it is kept', async (name, notice) => {
  const intake = await ofFile(bytes(name));
  expect(intake).toEqual({ certificates: [], notices: [notice], hadKeyInside: false });
});

test.each(['signer.key', 'old-encrypted.key', 'encrypted.key', 'rsa.key'])(
  'of %s beside certificates only these are kept',
  (key) => {
    for (const given of [text(key) + text('chain.pem'), text('chain.pem') + text(key)]) {
      const intake = intakeOfText(given);
      expect(names(intake)).toEqual(['Example Test Signer', 'Example Test Intermediate CA']);
      expect(intake.hadKeyInside).toBe(true);
      const [, line = ''] = text(key).trim().split('\n').slice(-3);
      expect(JSON.stringify(intake)).not.toContain(line);
    }
  },
);

test('a key in another file is dropped, and is no fault of the chain file', () => {
  const intake = joined([intakeOfText(text('chain.pem')), intakeOfText(text('signer.key'))]);
  expect(intake).toMatchObject({ notices: ['key'], hadKeyInside: false });
  expect(intake.certificates).toHaveLength(2);
});

test('a key without an end does not swallow what comes after it', () => {
  const intake = intakeOfText(text('signer.key').slice(0, 80) + text('signer.pem'));
  expect(names(intake)).toEqual(['Example Test Signer']);
  expect(intake.notices).toEqual(['key']);
});

test.each([
  ['nothing at all', '', 'nothing'],
  ['prose', 'hello, this is my certificate', 'nothing'],
  ['digits', '0123456789', 'nothing'],
  ['too much', 'x'.repeat(5_000_000), 'too large'],
])('%s is told', async (_, given, notice) => {
  expect(intakeOfText(given).notices).toEqual([notice]);
  expect((await ofFile(given)).notices).toEqual([notice]);
});

test('a certificate that is cut off or damaged is left out, the others are read', () => {
  const cut = intakeOfText(text('chain.pem').trim().slice(0, -40));
  expect(names(cut)).toEqual(['Example Test Signer']);
  expect(cut.notices).toEqual(['cut off']);
  expect(intakeOfText(text('signer.pem').replace(/MII./, 'AAAA')).notices).toEqual(['unreadable']);
});

test('a list is cut', () => {
  const many = intakeOfText(text('signer.pem').repeat(60));
  expect(joined([many]).certificates).toHaveLength(40);
  expect(joined([many]).notices).toContain('too many');
});

test('no bytes of strangers do more than be told', async () => {
  for (const name of ['chain.p7c', 'request.der', 'store.p12']) {
    const original = bytes(name);
    for (let index = 0; index < Math.min(original.length, 200); index += 1)
      for (const value of [0, 0x80, 0xff, 0x30]) {
        const changed = Uint8Array.from(original);
        changed[index] = value;
        expect(Array.isArray((await ofFile(changed)).notices)).toBe(true);
      }
  }
});
