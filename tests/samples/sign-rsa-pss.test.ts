// Signs with an RSA key, and with the keys, padding, and certificates that users have tried.
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectRefused, expectSigned, folderWith, pythonWith, runIn } from './key-services.ts';
import { execute } from './runner/programs.ts';
import { samplePath } from './workspace.ts';

const MISMATCH = 'the signature does not match the provided data or public key';

let folder: string;

beforeAll(async () => {
  folder = await folderWith(
    'shared/certify.sh',
    'sign-rsa-pss/node/sign-rsa-pss.mjs',
    'sign-rsa-pss/python/sign_rsa_pss.py',
  );
  await chain('rsa-certs', ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048']);
});

/** A key of this type, and a test certificate for it. */
async function chain(name: string, kind: string[], script = 'certify.sh') {
  const key = join(name, 'signer.key');
  for (const [program, ...args] of [
    ['mkdir', '-p', name],
    ['openssl', 'genpkey', '-algorithm', ...kind, '-out', key],
    ['openssl', 'pkey', '-in', key, '-pubout', '-out', join(name, 'public.pem')],
    ['sh', script, join(name, 'public.pem'), name],
  ] as Array<[string, ...string[]]>) {
    const { code, stderr } = await execute(program, args, { cwd: folder });
    expect(code, stderr).toBe(0);
  }
}

const sign = (file: string, certificates = 'rsa-certs', program = 'sign-rsa-pss.mjs') =>
  runIn(folder, process.execPath, [program, 'photo.jpg', file, certificates], {}, samplePath('node_modules'));

/** The program without its own check, and with different signature options. */
async function changed(name: string, options: string): Promise<string> {
  const text = await readFile(samplePath('sign-rsa-pss', 'node', 'sign-rsa-pss.mjs'), 'utf8');
  const other = text.replace('{ key, ...pss }', `{ key, ${options} }`).replace(/if \(!verify[\s\S]*?;\n/, '');
  expect(other).not.toBe(text);
  await writeFile(join(folder, name), other);
  return name;
}

test('an RSA key signs', async () => {
  await expectSigned(folder, 'signed.jpg', await sign('signed.jpg'));
});

test('an RSA key signs in Python', { timeout: 300_000 }, async ({ skip }) => {
  const python = await pythonWith('samples', []);
  if (!python) return skip('Python with venv is not installed');
  const run = (file: string, certificates: string) =>
    runIn(folder, python, ['sign_rsa_pss.py', 'photo.jpg', file, certificates], { PATH: process.env.PATH });
  await expectSigned(folder, 'python.jpg', await run('python.jpg', 'rsa-certs'));
  expectRefused(folder, 'p256.jpg', await run('p256.jpg', 'test-certs'), 'not signed');
});

test('so does a key that is made for RSA-PSS only', async () => {
  await chain('pss-certs', ['RSA-PSS', '-pkeyopt', 'rsa_keygen_bits:2048']);
  await expectSigned(folder, 'pss.jpg', await sign('pss.jpg', 'pss-certs'));
});

test.each([
  ['the longest salt', 'padding: pss.padding, saltLength: constants.RSA_PSS_SALTLEN_MAX_SIGN'],
  ['a salt of 20 bytes', 'padding: pss.padding, saltLength: 20'],
  ['PKCS #1 v1.5', 'padding: constants.RSA_PKCS1_PADDING'],
])('%s is refused', async (name, options) => {
  const program = await changed(`${name.replace(/\W/g, '-')}.mjs`, options);
  expectRefused(folder, 'x.jpg', await sign('x.jpg', 'rsa-certs', program), MISMATCH);
});

test('a certificate without an organization gives the message about a missing chain', async () => {
  const script = await readFile(samplePath('shared', 'certify.sh'), 'utf8');
  await writeFile(join(folder, 'certify-person.sh'), script.replace('/O=Example Test Org', ''));
  await chain('person-certs', ['RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], 'certify-person.sh');
  const reason = 'could not find signing certificate chain in COSE signature';
  expectRefused(folder, 'person.jpg', await sign('person.jpg', 'person-certs'), reason);
});

test('a key of 1024 bits is refused', async () => {
  await chain('short-certs', ['RSA', '-pkeyopt', 'rsa_keygen_bits:1024']);
  expectRefused(folder, 'short.jpg', await sign('short.jpg', 'short-certs'), 'the certificate is invalid');
});

test('es256 with an RSA key is refused', async () => {
  const text = await readFile(samplePath('sign-rsa-pss', 'node', 'sign-rsa-pss.mjs'), 'utf8');
  await writeFile(join(folder, 'es256.mjs'), text.replace("'ps256', certs", "'es256', certs"));
  expectRefused(folder, 'es.jpg', await sign('es.jpg', 'rsa-certs', 'es256.mjs'), 'invalid public key');
});

test('LocalSigner wants PKCS #8, and says so', async () => {
  await cp(join(folder, 'rsa-certs'), join(folder, 'old-certs'), { recursive: true });
  const convert = ['rsa', '-in', 'rsa-certs/signer.key', '-traditional', '-out', 'old-certs/signer.key'];
  expect((await execute('openssl', convert, { cwd: folder })).code).toBe(0);
  const program = `import { readFileSync as read } from 'node:fs';
import { LocalSigner } from '@contentauth/c2pa-node';
LocalSigner.newSigner(read('old-certs/chain.pem'), read('old-certs/signer.key'), 'ps256');
`;
  await writeFile(join(folder, 'local.mjs'), program);
  const { stderr } = await runIn(folder, process.execPath, ['local.mjs'], {}, samplePath('node_modules'));
  expect(stderr).toContain('unexpected PEM type label: expecting "PRIVATE KEY"');
});
