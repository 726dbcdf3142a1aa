import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_GIVEN } from '@content-credentials/verdict/certificate-rules/chain';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { afterAll, expect, test } from 'vitest';
import { withOpenssl } from '../../../../../tests/support/with-openssl.ts';
import { type Intake, intakeOfFile, intakeOfText, joinIntakes } from './intake.ts';

let folder = '';
withOpenssl(() => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  const script = 'samples/test-certificates/openssl/make-test-certs.sh';
  execFileSync('sh', [script, folder], { stdio: 'ignore' });
  const openssl = (line: string) =>
    execFileSync('openssl', line.split(' '), { cwd: folder, stdio: 'ignore' });
  openssl('x509 -in signer.pem -outform DER -out signer.der');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in signer.key -out encrypted.key');
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

test.each([
  ['chain.pem', 'PEM'],
  ['chain.p7b', 'PKCS#7'],
  ['chain.p7c', 'PKCS#7'],
] as const)('%s is a chain', async (name, form) => {
  const intake = await ofFile(bytes(name));
  expect(names(intake).sort()).toEqual(['Example Test Intermediate CA', 'Example Test Signer']);
  expect(intake).toMatchObject({ notices: [], besides: [], file: { form } });
  expect(intake.secret).toBeUndefined();
});

test('DER, base64 without its lines, and line ends that are written out are read', async () => {
  expect(names(await ofFile(bytes('signer.der')))).toEqual(['Example Test Signer']);
  const base64 = intakeOfText(bytes('signer.der').toString('base64'));
  expect(names(base64)).toEqual(['Example Test Signer']);
  expect(base64.file.form).toBe('base64');
  expect(names(intakeOfText(text('chain.pem').replaceAll('\n', '\\n')))).toHaveLength(2);
});

test('UTF-16 and a byte order mark are read; the SDK is given what it sees of them', async () => {
  const utf16 = await ofFile(Buffer.from(`\ufeff${text('chain.pem')}`, 'utf16le'));
  expect(names(utf16)).toHaveLength(2);
  expect(utf16.file.reading?.blocks).toHaveLength(0);
  const marked = await ofFile(`\ufeff${text('chain.pem')}`);
  expect(names(marked)).toHaveLength(2);
  expect(marked.file.reading?.blocks).toHaveLength(1);
});

const SECRETS = [
  ['signer.key', 'private key'],
  ['encrypted.key', 'encrypted private key'],
  ['store.p12', 'key store'],
] as const;
/** The entire result for an input with a private key. */
const resultWith = (secret: string) => ({
  secret,
  certificates: [],
  requests: [],
  notices: [],
  besides: [],
  file: { form: 'PEM' },
});

test.each(SECRETS)('%s discards all input', async (name, secret) => {
  const alone = await ofFile(bytes(name));
  expect(alone).toEqual(resultWith(secret));
  const chain = await ofFile(bytes('chain.pem'));
  const request = await ofFile(bytes('request.csr'));
  for (const files of [
    [alone, chain, request],
    [chain, request, alone],
  ])
    expect(joinIntakes(files)).toEqual(resultWith(secret));
});

test.each(SECRETS.filter(([name]) => name.endsWith('.key')))(
  'of %s beside certificates nothing is kept',
  (name, secret) => {
    for (const given of [
      text(name) + text('chain.pem'),
      text('chain.pem') + text(name),
      text('signer.pem') + text(name) + text('intermediate.pem'),
      text('signer.pem') + text(name).slice(0, -40),
    ])
      expect(intakeOfText(given)).toEqual(resultWith(secret));
  },
);

test.each([
  ['request.csr', 'request'],
  ['request.der', 'request'],
  ['public.pem', 'public key'],
])('%s gets a hint', async (name, notice) => {
  const intake = await ofFile(bytes(name));
  expect(intake).toMatchObject({ certificates: [], notices: [notice] });
  expect(intake.secret).toBeUndefined();
});

test('a signing request is read, in text and in binary', async () => {
  for (const name of ['request.csr', 'request.der']) {
    const { requests } = await ofFile(bytes(name));
    expect(requests.map(({ subject }) => subject)).toEqual([[['CN', 'x']]]);
  }
  // In a chain file, it doesn't belong.
  expect(intakeOfText(text('chain.pem') + text('request.csr'))).toMatchObject({
    besides: ['CERTIFICATE REQUEST'],
    notices: ['request'],
  });
});

test('a revocation list is named, in text and in binary, alone and in a chain file', async () => {
  const list = readFileSync('tests/fixtures/certificates/list.crl', 'utf8');
  const der = Buffer.from(list.replace(/-----.*?-----/g, ''), 'base64');
  for (const given of [list, der, list.replaceAll('X509 CRL', 'CERTIFICATE')])
    expect(await ofFile(given)).toMatchObject({ certificates: [], notices: ['revocation list'] });
  const inChain = intakeOfText(text('chain.pem') + list);
  expect(names(inChain)).toHaveLength(2);
  expect(inChain).toMatchObject({ besides: ['X509 CRL'], notices: ['revocation list'] });
});

test('public keys of SSH and JSON get a hint too', () => {
  for (const given of [
    'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI me@host',
    '{"kty":"EC","crv":"P-256","x":"AA"}',
  ])
    expect(intakeOfText(given).notices).toEqual(['public key']);
});

test('what is not a certificate counts where it is in the chain file', () => {
  const chain = text('chain.pem');
  expect(intakeOfText(chain + text('public.pem'))).toMatchObject({
    besides: ['PUBLIC KEY'],
    notices: ['public key'],
  });
  expect(joinIntakes([intakeOfText(chain), intakeOfText(text('public.pem'))])).toMatchObject({
    besides: [],
    notices: ['public key'],
    file: { form: 'several files' },
  });
});

test.each([
  ['nothing at all', '', 'nothing'],
  ['prose', 'hello, this is my certificate', 'nothing'],
  ['digits', '0123456789', 'nothing'],
  ['too much', 'x'.repeat(5_000_000), 'too large'],
])('%s is reported', async (_, given, notice) => {
  expect(intakeOfText(given).notices).toEqual([notice]);
  expect((await ofFile(given)).notices).toEqual([notice]);
});

test('a certificate that is cut off or damaged is reported, and the others are read', () => {
  const cut = intakeOfText(text('chain.pem').trim().slice(0, -40));
  expect(names(cut)).toEqual(['Example Test Signer']);
  expect(cut.notices).toEqual(['cut off']);
  expect(cut.file.reading?.error).toBe('incomplete PEM');
  expect(intakeOfText(text('signer.pem').replace(/MII./, 'AAAA')).notices).toEqual(['unreadable']);
});

test('a long list is truncated', () => {
  const many = intakeOfText(text('signer.pem').repeat(MAX_GIVEN + 20));
  expect(joinIntakes([many]).certificates).toHaveLength(MAX_GIVEN);
  expect(joinIntakes([many]).notices).toContain('too many');
  expect(joinIntakes([intakeOfText(text('signer.pem').repeat(60))]).notices).toEqual([]);
});

test('hostile bytes never throw', async () => {
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
