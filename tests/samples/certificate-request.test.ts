import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { folderWithCertificates, run, runOk, samplePath } from './workspace';

const script = (name: string) => samplePath('certificate-request', 'openssl', name);
const record = '01234567-89ab-7cde-8f01-23456789abcd';
const names = ['XX', 'Example Test Org', 'Example Camera', record];
const openssl = async (...args: string[]) =>
  (await promisify(execFile)('openssl', args, { cwd: folder })).stdout;
let folder: string;

beforeAll(async () => {
  folder = await folderWithCertificates();
  await runOk(script('make-request.sh'), names, folder);
  await runOk(script('practice-authority.sh'), [], folder);
});

test('the request contains what the policy requires', async () => {
  const text = await openssl('req', '-in', 'request/request.csr', '-noout', '-verify', '-text');
  expect(text).toContain('Subject: C = XX, O = Example Test Org, CN = Example Camera');
  expect(text).toMatch(/Key Usage: critical\s+Digital Signature, Non Repudiation\n/);
  expect(text).toMatch(/Extended Key Usage: *\s+1\.3\.6\.1\.4\.1\.62558\.2\.1, E-mail Protection\n/);
  expect(text).toContain('Policy: 1.3.6.1.4.1.62558.1.1');
  expect(text).toContain(record);
  expect((await stat(join(folder, 'request', 'signer.key'))).mode & 0o077).toBe(0);
});

test('the issued certificate passes every check, with the output on the page', async () => {
  const expected = await readFile(script('expected.txt'), 'utf8');
  expect(await runOk(script('check-certificate.sh'), ['request', 'test-certs/root.pem', '1'], folder)).toBe(
    expected,
  );
});

test('the certificate signs, and is Trusted with the root', async () => {
  await runOk(
    samplePath('sign-local', 'node', 'sign-local.mjs'),
    ['photo.jpg', 'signed.jpg', 'request'],
    folder,
  );
  const printed = await runOk(samplePath('sign-local', 'node', 'check-trust.mjs'), [], folder);
  expect(printed).toContain('with test-certs/root.pem: Trusted\n  signer: Example Camera, Example Test Org');
});

test('a wrong certificate is detected', async () => {
  const other = await folderWithCertificates('another root');
  const wrong = async (dir: string, anchors: string, level: string) =>
    (await run(script('check-certificate.sh'), [dir, anchors, level], folder)).stdout
      .split('\n')
      .filter((line) => line.startsWith('WRONG'));

  expect(await wrong('request', join(other, 'test-certs', 'root.pem'), '2')).toEqual([
    'WRONG the certificate chains to a trust anchor',
    'WRONG valid for 366 days, 90 are allowed',
    'WRONG assurance level 2',
  ]);

  // An ordinary certificate in response to the request: a different key and name, and nothing that the program requires.
  const chain = await readFile(join(folder, 'test-certs', 'chain.pem'));
  await runOk(script('make-request.sh'), [...names, '1', 'ordinary'], folder);
  await writeFile(join(folder, 'ordinary', 'chain.pem'), chain);
  expect(await wrong('ordinary', 'test-certs/root.pem', '1')).toEqual([
    'WRONG the key is the one of the request',
    'WRONG the subject is the one of the request',
    'WRONG key usage: digitalSignature and nonRepudiation, nothing else',
    'WRONG certificate policy of the program',
    'WRONG URL of an OCSP responder',
    'WRONG assurance level 1',
    'WRONG record of the product',
  ]);
});

test('level 2 and a unit go into the request', async () => {
  const { code } = await run(script('make-request.sh'), [...names, '2', 'level-2'], folder, {
    env: { ORG_UNIT: 'Imaging' },
  });
  expect(code).toBe(0);
  await runOk(script('practice-authority.sh'), ['level-2', 'test-certs', '90'], folder);
  await runOk(script('check-certificate.sh'), ['level-2', 'test-certs/root.pem', '2'], folder);
  const certificate = new X509Certificate(await readFile(join(folder, 'level-2', 'signer.pem')));
  expect(certificate.subject).toBe('C=XX\nO=Example Test Org\nOU=Imaging\nCN=Example Camera');
});

test('names reach the request as they are written', async () => {
  const odd = 'A "B" #1 $HOME C\\D O\'E Co., Ltd.';
  await runOk(script('make-request.sh'), ['XX', odd, 'Example Camera', record, '1', 'odd'], folder);
  await runOk(script('practice-authority.sh'), ['odd'], folder);
  const certificate = new X509Certificate(await readFile(join(folder, 'odd', 'signer.pem')));
  expect(certificate.toLegacyObject().subject.O).toBe(odd);
});

test('what the policy forbids is refused before a key is made', async () => {
  for (const [args, reason] of [
    [['XX', 'Exämple', 'Camera', record], 'plain ASCII'],
    [['XX', 'Example', 'Camera', record.toUpperCase()], 'must be a UUID'],
    [[...names, '3'], 'level is 1 or 2'],
    [names, 'a new certificate needs a new key'],
    [['XX'], 'Usage:'],
  ] as const) {
    const { code, stderr } = await run(script('make-request.sh'), [...args], folder);
    expect(code).not.toBe(0);
    expect(stderr).toContain(reason);
  }
});

test('the other kinds of keys of the page sign too', async () => {
  const page = await readFile(samplePath('..', 'docs', 'signing', 'get-cert.mdx'), 'utf8');
  const commands = page.match(/^openssl genpkey .+ -out signer\.key$/gm) ?? [];
  expect(commands).toHaveLength(3);
  const text = await readFile(script('make-request.sh'), 'utf8');
  const own = /^openssl genpkey .+$/m;
  for (const [i, command] of commands.entries()) {
    const changed = join(folder, `make-${i}.sh`);
    await writeFile(
      changed,
      text.replace(own, () => command),
    );
    await runOk(changed, [...names, '1', `key-${i}`], folder);
    await runOk(script('practice-authority.sh'), [`key-${i}`], folder);
    const why = samplePath('wrong-certificates', 'node', 'why.mjs');
    const printed = await runOk(why, [`key-${i}/chain.pem`, `key-${i}/signer.key`], folder);
    expect(printed).toContain('signing: ok\nreading: Trusted\n');
  }
});
