import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverHere } from './support/installed.ts';

let folder: string;
const here = serverHere((home) => {
  folder = join(home, 'files');
  mkdirSync(folder);
  return ['--folder', folder];
});

const refused = async (name: string, given: Record<string, unknown>) => {
  const { isError, text } = await here.call(name, given);
  expect(isError, text).toBe(true);
  return text;
};

test.each([
  '../../../../etc/passwd',
  '/docs/../../../../etc/passwd',
  '/docs/%2e%2e/%2e%2e/package',
  '/data/status-codes.json',
  'file:///etc/passwd',
  'https://attacker.example/docs/faqs',
  '/docs/faqs\0.md',
  '__proto__',
  'constructor',
])('read_page reads pages only: %s', async (address) => {
  expect(await refused('read_page', { address })).toContain("There's no page");
});

test.each(['__proto__', 'constructor', 'toString', '../x'])(
  'no code and no task is named %s',
  async (name) => {
    expect(await refused('explain_status_code', { code: name })).toContain("isn't a status code");
    expect(await refused('find_sample', { task: name })).toContain('No sample matches');
  },
);

test('arguments that the schema doesn’t have, or of another type, are refused', async () => {
  for (const [name, given] of [
    ['search_docs', { query: 'x', url: 'https://attacker.example' }],
    ['search_docs', { query: { $ne: 1 } }],
    ['search_docs', { query: 'x'.repeat(301) }],
    ['search_docs', { query: 'x', limit: 1e9 }],
    ['read_page', { address: '/docs/faqs', offset: -1 }],
    ['check_program', { code: 'x', language: 'cobol' }],
    ['check_program', { code: 'x'.repeat(100_001), language: 'node' }],
    ['certificate_rules', { chain: 'x'.repeat(200_001) }],
    ['inspect_file', {}],
  ] as const)
    expect(await refused(name, given)).toMatch(/valid|expected|too big/i);
});

test('huge and deep definitions are answered with a limit, not with a crash', async () => {
  const many = JSON.stringify({ assertions: Array.from({ length: 50_000 }, () => ({})) });
  const { data } = await here.call('check_manifest_definition', { definition: many });
  expect((data.findings as unknown[]).length).toBe(100);
  expect(await refused('check_manifest_definition', { definition: 'x'.repeat(1_000_001) })).toContain(
    'the limit is 1000000',
  );
  expect(
    await refused('check_manifest_definition', { definition: { title: 'x'.repeat(1_000_001) } }),
  ).toContain('the limit is 1000000');
  let deep: unknown = {};
  for (let level = 0; level < 45; level += 1) deep = { action: 'x', related: [deep] };
  const definition = { assertions: [{ label: 'c2pa.actions.v2', data: { actions: [deep] } }] };
  expect((await here.call('check_manifest_definition', { definition })).isError).toBe(false);
});

test('a definition that’s nested too deep is answered with a sentence', async () => {
  let deep: unknown = {};
  for (let level = 0; level < 50; level += 1) deep = { action: 'x', related: [deep] };
  const deeper = Array.from({ length: 1000 }).reduce((inner) => ({ action: 'x', related: [inner] }), deep);
  const asObject = { assertions: [{ label: 'c2pa.actions.v2', data: { actions: [deep] } }] };
  for (const definition of [
    asObject,
    JSON.stringify(asObject),
    { assertions: [deeper] },
    `${'['.repeat(400_000)}${']'.repeat(400_000)}`,
  ])
    expect(await refused('check_manifest_definition', { definition })).toContain(
      'nested more than 100 levels deep',
    );
});

test('a trust_list path reveals no text of another file, nor what it is', async () => {
  const secret = 'hunter2-of-the-other-file';
  const encoded = Buffer.from(secret.repeat(20)).toString('base64');
  const jpeg = join(folder, 'some.jpg');
  writeFileSync(jpeg, Uint8Array.of(0xff, 0xd8, 0xff, 0xd9));
  const path = join(folder, 'other.txt');
  const messages = new Set<string>();
  for (const text of [
    secret,
    `{"password": "${secret}"}`,
    `-----BEGIN ${secret.toUpperCase()}-----\n${encoded}\n-----END X-----`,
    `-----BEGIN CERTIFICATE-----\n${secret}`,
    `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n${secret}`,
    `-----BEGIN CERTIFICATE-----\n${secret}!\n-----END CERTIFICATE-----`,
    `-----BEGIN PRIVATE KEY-----\n${encoded}\n-----END PRIVATE KEY-----`,
    `${secret}\n`.repeat(200_000),
  ]) {
    writeFileSync(path, text);
    messages.add(await refused('inspect_file', { path: jpeg, trust_list: path }));
  }
  expect([...messages]).toEqual([expect.stringContaining("can't be used as a trust list. Pass a PEM file")]);
  expect([...messages].join()).not.toMatch(/hunter2/i);
});

test('programs made to slow the patterns down are answered', async () => {
  for (const part of ['.sign( sharp( ', '(await a.fromAsset(', '/*', '"""', 'validation_state == "Valid" '])
    for (const language of ['node', 'web', 'python', 'shell']) {
      const code = part.repeat(Math.floor(100_000 / part.length));
      expect((await here.call('check_program', { code, language })).isError).toBe(false);
    }
});

test('a private key is never echoed, and stops the certificate check', async () => {
  const { privateKey } = await crypto.subtle
    .generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
    .then(async (pair) => ({
      privateKey: Buffer.from(await crypto.subtle.exportKey('pkcs8', pair.privateKey)).toString('base64'),
    }));
  const chain = `-----BEGIN PRIVATE KEY-----\n${privateKey}\n-----END PRIVATE KEY-----\n`;
  const text = await refused('certificate_rules', { chain });
  expect(text).toContain('contains a private key');
  expect(text).not.toContain(privateKey.slice(20, 60));
});

test('inspect_file reads regular files in its folder, and says why not', async () => {
  writeFileSync(join(here.folder, 'outside.jpg'), 'hello');
  writeFileSync(join(folder, 'empty.jpg'), '');
  writeFileSync(join(folder, 'text.jpg'), 'hello');
  writeFileSync(join(folder, 'huge.jpg'), '');
  truncateSync(join(folder, 'huge.jpg'), 1_000_000_001);
  symlinkSync('/etc/passwd', join(folder, 'link.jpg'));
  execFileSync('mkfifo', [join(folder, 'pipe.jpg')]);
  const refusalOf = (name: string) => refused('inspect_file', { path: join(folder, name) });
  expect(await refusalOf('empty.jpg')).toContain('is empty');
  expect(await refusalOf('text.jpg')).toContain("isn't in a format that the SDK reads");
  expect(await refusalOf('huge.jpg')).toContain('is 1000000001 bytes; the limit is 1000000000');
  expect(await refusalOf('link.jpg')).toContain("isn't in a folder that this server can read");
  expect(await refusalOf('pipe.jpg')).toContain("isn't a regular file");
  expect(await refusalOf('../outside.jpg')).toContain("isn't in a folder");
  expect(await refusalOf('none.jpg')).toContain('ENOENT');
  expect(await refusalOf('x\0.jpg')).toContain('null character');
  expect(await refused('inspect_file', { path: 'https://example.org/x.jpg' })).toContain('is a URL');
  expect(await refused('inspect_file', { path: folder })).toContain("isn't a regular file");
});
