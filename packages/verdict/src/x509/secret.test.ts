import { execFileSync } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withOpenssl } from '../../../../tests/support/with-openssl.ts';
import { secretInBytes, secretInText } from './secret.ts';

let folder = '';
const openssl = (line: string) =>
  execFileSync('openssl', line.split(' '), { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
const bytes = (name: string) => readFileSync(join(folder, name));
const text = (name: string) => bytes(name).toString('latin1');

const KINDS = {
  p256: 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:named_curve',
  p384: 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-384 -pkeyopt ec_param_enc:named_curve',
  p521: 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-521 -pkeyopt ec_param_enc:named_curve',
  explicit: 'genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -pkeyopt ec_param_enc:explicit',
  rsa: 'genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:2048',
  pss: 'genpkey -algorithm RSA-PSS -pkeyopt rsa_keygen_bits:2048',
  ed25519: 'genpkey -algorithm ED25519',
  ed448: 'genpkey -algorithm ED448',
  x25519: 'genpkey -algorithm X25519',
} as const;
const kinds = Object.keys(KINDS);

withOpenssl(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const script = join(
    import.meta.dirname,
    '../../../../samples/test-certificates/openssl/make-test-certs.sh',
  );
  execFileSync('sh', [script, folder], { stdio: 'ignore' });
  for (const [kind, command] of Object.entries(KINDS)) {
    openssl(`${command} -out ${kind}.pem`);
    openssl(`pkcs8 -topk8 -nocrypt -in ${kind}.pem -outform DER -out ${kind}.p8`);
    openssl(`pkey -in ${kind}.pem -pubout -out ${kind}.pub`);
    openssl(`pkey -in ${kind}.pem -pubout -outform DER -out ${kind}.pub.der`);
  }
  for (const kind of ['p256', 'p384', 'p521', 'explicit']) {
    openssl(`ec -in ${kind}.pem -out ${kind}.sec1`);
    openssl(`ec -in ${kind}.pem -outform DER -out ${kind}.sec1.der`);
  }
  openssl('rsa -in rsa.pem -traditional -out rsa.pkcs1');
  openssl('rsa -in rsa.pem -traditional -outform DER -out rsa.pkcs1.der');
  openssl('ec -in p256.pem -aes256 -passout pass:secret -out old-encrypted');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in p256.pem -out encrypted');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -passout pass:secret -in p256.pem -outform DER -out encrypted.der');
  openssl('pkcs8 -topk8 -v2 aes-256-cbc -scrypt -passout pass:secret -in rsa.pem -out encrypted-scrypt');
  openssl('pkcs12 -export -inkey signer.key -in chain.pem -passout pass:secret -out store.p12');
  openssl('crl2pkcs7 -nocrl -certfile chain.pem -out chain.p7b');
  openssl('crl2pkcs7 -nocrl -certfile chain.pem -outform DER -out chain.p7c');
  openssl('req -new -key signer.key -subj /CN=x -out request.csr');
  openssl('req -in request.csr -outform DER -out request.der');
  openssl('x509 -in signer.pem -outform DER -out signer.der');
  openssl('req -x509 -newkey ed25519 -nodes -keyout k1 -subj /CN=x -set_serial 1 -out serial-1.pem');
  openssl('req -x509 -newkey rsa:2048 -nodes -keyout k2 -subj /CN=x -set_serial 0 -out serial-0.pem');
  for (const [name, options] of [
    ['ssh-ed25519', ['-t', 'ed25519']],
    ['ssh-rsa', ['-t', 'rsa', '-b', '2048']],
    ['ssh-encrypted', ['-t', 'ed25519', '-N', 'secret']],
  ] as const)
    execFileSync('ssh-keygen', ['-q', '-N', '', ...options, '-f', join(folder, name)]);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jwk = (kind: string) => createPrivateKey(text(`${kind}.pem`)).export({ format: 'jwk' });

test.each(kinds)('%s, as PKCS#8 in PEM and in DER', (kind) => {
  expect(secretInText(text(`${kind}.pem`))).toBe('private key');
  expect(secretInBytes(bytes(`${kind}.p8`))).toBe('private key');
});

test.each(['p256.sec1', 'p384.sec1', 'p521.sec1', 'explicit.sec1', 'rsa.pkcs1'])('%s', (name) => {
  expect(secretInText(text(name))).toBe('private key');
  expect(secretInBytes(bytes(`${name}.der`))).toBe('private key');
});

test.each(['old-encrypted', 'encrypted', 'encrypted-scrypt'])('%s', (name) => {
  expect(secretInText(text(name))).toBe('encrypted private key');
});

test('an encrypted key in DER, and a key store', () => {
  expect(secretInBytes(bytes('encrypted.der'))).toBe('encrypted private key');
  expect(secretInBytes(bytes('store.p12'))).toBe('key store');
  expect(secretInText(bytes('store.p12').toString('base64'))).toBe('key store');
  expect(secretInBytes(Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2))).toBe('key store');
});

test.each(['ssh-ed25519', 'ssh-rsa', 'ssh-encrypted'])('OpenSSH: %s', (name) => {
  expect(secretInText(text(name))).toMatch(/private key$/);
  // Without its markers.
  expect(secretInText(text(name).replace(/-----.*/g, ''))).toMatch(/private key$/);
  expect(secretInBytes(Buffer.from(text(name).replace(/-----.*/g, ''), 'base64'))).toMatch(/private key$/);
});

test.each([
  'PuTTY-User-Key-File-2: ssh-rsa\nEncryption: none\nComment: x\nPublic-Lines: 1\nAAAA\nPrivate-Lines: 1\nAAAA\n',
  'PuTTY-User-Key-File-3: ssh-ed25519\r\nEncryption: none\r\n',
  'Private-Lines: 1\nAAAAIQC9\nPrivate-MAC: 12\n',
  '---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----\nComment: x\nP2/56wAA\n---- END SSH2 ENCRYPTED PRIVATE KEY ----',
  '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQ\n',
  'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ',
  '<RSAKeyValue><Modulus>q7s=</Modulus><Exponent>AQAB</Exponent><D>aGVsbG8gd29ybGQ=</D></RSAKeyValue>',
  'Private-Key: (256 bit)\npriv:\n    0f:12:33\npub:\n    04:11\n',
])('other forms: %j', (given) => expect(secretInText(given)).toMatch(/private key$/));

test.each(['p256', 'rsa', 'ed25519'])('JWK: %s', (kind) => {
  const key = jwk(kind);
  const { d: _, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...shared } = key;
  for (const given of [
    JSON.stringify(key),
    JSON.stringify({ keys: [shared, key] }, null, 2),
    JSON.stringify(JSON.stringify({ jwk: key })),
    JSON.stringify(key).replaceAll('"', "'"),
    JSON.stringify(key).replace(/"(\w+)":/g, '$1: '),
    JSON.stringify(key).replaceAll('"', '&quot;'),
  ])
    expect(secretInText(given), given).toBe('private key');
  expect(secretInText(JSON.stringify(shared))).toBeUndefined();
  expect(secretInText(JSON.stringify({ keys: [shared, shared] }))).toBeUndefined();
  expect(secretInText('{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75"}')).toBe(
    'private key',
  );
});

const utf16 = (given: string) => Buffer.from(`\ufeff${given}`, 'utf16le');
/** What mail programs, editors, templates, and people do to a key. */
const SLOPPY: Readonly<Record<string, (pem: string) => string>> = {
  'Windows line ends': (pem) => pem.replaceAll('\n', '\r\n'),
  'old Mac line ends': (pem) => pem.replaceAll('\n', '\r'),
  'a byte order mark': (pem) => `\ufeff${pem}`,
  'a byte order mark, read as Latin-1': (pem) => `\u00ef\u00bb\u00bf${pem}`,
  'four dashes': (pem) => pem.replaceAll('-----', '----'),
  'one dash': (pem) => pem.replaceAll('-----', '-'),
  'nine dashes': (pem) => pem.replaceAll('-----', '---------'),
  'no dashes': (pem) => pem.replaceAll('-----', ''),
  'long dashes': (pem) => pem.replaceAll('-----', '\u2014\u2014-'),
  'lower case markers': (pem) => pem.replace(/-----.*/g, (line) => line.toLowerCase()),
  'extra spaces in the markers': (pem) => pem.replace(/-----.*/g, (line) => line.replaceAll(' ', '   ')),
  'spaces around the dashes': (pem) => pem.replaceAll('-----', ' - - - - - '),
  'no-break spaces': (pem) => pem.replaceAll(' ', '\u00a0'),
  'no spaces in the markers': (pem) => pem.replace(/-----.*/g, (line) => line.replaceAll(' ', '')),
  indentation: (pem) => pem.replace(/^/gm, '      '),
  'a quotation': (pem) => pem.replace(/^/gm, '> > '),
  'a comment': (pem) => pem.replace(/^/gm, '# '),
  'blank lines': (pem) => pem.replaceAll('\n', '\n\n'),
  'one line': (pem) => pem.replaceAll('\n', ''),
  'spaces for line ends': (pem) => pem.replaceAll('\n', ' '),
  'no end': (pem) => pem.replace(/-----END.*\s*$/, ''),
  'no beginning': (pem) => pem.replace(/^.*-----BEGIN.*\n/, ''),
  'the first lines alone': (pem) => pem.split('\n').slice(0, 3).join('\n'),
  'another name for it': (pem) => pem.replace(/(BEGIN|END) .*?-----/g, '$1 CERTIFICATE-----'),
  'no markers': (pem) => pem.replace(/-----.*/g, ''),
  'no markers, one line': (pem) => pem.replace(/-----.*/g, '').replaceAll('\n', ''),
  'no markers, narrow lines': (pem) => pem.replace(/-----.*\n/g, '').replace(/(.{20})/g, '$1\n'),
  'JSON text': (pem) => JSON.stringify({ key: pem, other: 1 }),
  'JSON text in JSON text': (pem) => JSON.stringify(JSON.stringify({ key: pem })),
  'a JSON list of lines': (pem) => JSON.stringify(pem.split('\n'), null, 2),
  'line ends written out': (pem) => pem.replaceAll('\n', '\\n'),
  'Windows line ends written out': (pem) => pem.replaceAll('\n', '\\r\\n'),
  'line ends written out twice': (pem) => pem.replaceAll('\n', '\\\\n'),
  'JSON with escaped slashes': (pem) => JSON.stringify({ key: pem }).replaceAll('/', '\\/'),
  'escaped dashes': (pem) => pem.replaceAll('-', '\\u002d'),
  HTML: (pem) => `<pre>${pem.replaceAll('-', '&#45;').replaceAll('\n', '<br>')}</pre>`,
  'HTML with hexadecimal references': (pem) => pem.replaceAll('-', '&#x2D;').replaceAll(' ', '&nbsp;'),
  'HTML, escaped twice': (pem) => pem.replaceAll('-', '&amp;#45;').replaceAll('+', '&amp;plus;'),
  'HTML with a tag for each line': (pem) => pem.replace(/^(.*)$/gm, '<div>$1</div>'),
  'percent signs': (pem) => encodeURIComponent(pem),
  'form encoding': (pem) => `key=${encodeURIComponent(pem).replaceAll('%20', '+')}`,
  YAML: (pem) => `tls.key: |\n${pem.replace(/^/gm, '    ')}`,
  'base64 of the whole file': (pem) => `data:\n  tls.key: ${btoa(pem)}`,
  'base64 of the whole file, in lines': (pem) => btoa(pem).replace(/(.{76})/g, '$1\n'),
  'code with a line for each line': (pem) => pem.replace(/^(.*)$/gm, '  "$1\\n" +'),
  'zero-width spaces': (pem) => [...pem].join('\u200b'),
};

test.each(Object.keys(SLOPPY))('a key with or in: %s', (how) => {
  for (const name of ['p256.pem', 'p256.sec1', 'p384.sec1', 'rsa.pem', 'rsa.pkcs1', 'ed25519.pem']) {
    const given = SLOPPY[how]?.(text(name)) ?? '';
    expect(secretInText(given), name).toBe('private key');
    expect(secretInText(`${text('chain.pem')}${given}`), `${name} after the chain`).toBe('private key');
    expect(secretInText(`${given}\n${text('chain.pem')}`), `${name} before it`).toBe('private key');
    const [first = '', second = ''] = text('chain.pem').split(/(?<=-----END CERTIFICATE-----\n)/);
    expect(secretInText(`${first}${given}\n${second}`), `${name} within it`).toBe('private key');
    expect(secretInBytes(Buffer.from(given, 'utf8')), `${name} as a file`).toBe('private key');
    expect(secretInBytes(utf16(given)), `${name} as UTF-16`).toBe('private key');
  }
});

test('base64 and hexadecimal DER among other words', () => {
  for (const name of ['p256.p8', 'p384.p8', 'rsa.p8', 'ed25519.p8', 'p256.sec1.der', 'rsa.pkcs1.der']) {
    const der = bytes(name);
    expect(secretInText(`here it is: ${der.toString('base64')} bye`), name).toBe('private key');
    expect(secretInText(`key=${der.toString('base64url')}`), name).toBe('private key');
    expect(secretInText(`x ${der.toString('hex')}`), name).toBe('private key');
    expect(
      secretInText(
        der
          .toString('hex')
          .replace(/(..)(?=.)/g, '$1:')
          .toUpperCase(),
      ),
      name,
    ).toBe('private key');
  }
});

test('a binary file that has a key anywhere', () => {
  const chain = bytes('signer.der');
  for (const name of ['p256.p8', 'rsa.p8', 'ed25519.p8', 'p256.sec1.der', 'rsa.pkcs1.der']) {
    expect(secretInBytes(Buffer.concat([chain, bytes(name)])), name).toBe('private key');
    expect(secretInBytes(Buffer.concat([chain, bytes(name).subarray(0, 60)])), `${name}, cut`).toBe(
      'private key',
    );
  }
  expect(secretInBytes(Buffer.concat([chain, Buffer.from(text('p256.pem'))]))).toBe('private key');
});

const PUBLIC = [
  ...['chain.pem', 'root.pem', 'signer.pem', 'serial-1.pem', 'serial-0.pem', 'chain.p7b', 'request.csr'],
  ...['ssh-ed25519.pub', 'ssh-rsa.pub', ...kinds.map((kind) => `${kind}.pub`)],
];

test('certificates, requests and public keys are none', () => {
  for (const name of PUBLIC) {
    expect(secretInText(text(name)), name).toBeUndefined();
    expect(secretInBytes(bytes(name)), name).toBeUndefined();
    for (const [how, change] of Object.entries(SLOPPY))
      expect(secretInText(change(text(name))), `${name}, ${how}`).toBeUndefined();
  }
  for (const name of ['signer.der', 'chain.p7c', 'request.der', ...kinds.map((kind) => `${kind}.pub.der`)])
    expect(secretInBytes(bytes(name)), name).toBeUndefined();
});

test('words about private keys, and what OpenSSL prints of a certificate, are none', () => {
  for (const given of [
    'Never paste a private key here. Begin with your certificate.',
    'The private key stays in the KMS; this chain begins with the signer.',
    `# no private key in this file\n${text('chain.pem')}`,
    `X509v3 Private Key Usage Period:\n    Not Before: Jan  1\n${text('chain.pem')}`,
    openssl('x509 -in signer.pem -text').toString(),
    openssl('req -in request.csr -text').toString(),
    openssl('pkey -pubin -in p256.pub -text').toString(),
  ])
    expect(secretInText(given), given).toBeUndefined();
});

test('random bytes are none', () => {
  // The same numbers in every run.
  let seed = 1;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed & 0xff;
  };
  const noise = Uint8Array.from({ length: 400_000 }, next);
  expect(secretInBytes(noise)).toBeUndefined();
  expect(secretInText(Buffer.from(noise).toString('base64'))).toBeUndefined();
});

test.each([
  '-',
  '-BEGIN ',
  'begin private ',
  '&',
  '\\',
  '&amp;',
  '{"d":"',
  '"kty""d":',
  '0',
  '0:',
  ' ',
  '%2',
  '<',
  'A',
  'MIGH',
  '\n',
])('a text of nothing but %j ends, and is none', (piece) => {
  expect(secretInText(piece.repeat(Math.ceil(400_000 / piece.length)))).toBeUndefined();
});
