import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TrustList } from '../../../src/config/index.ts';
import { provenanceSettings } from '../../../src/integrations/provenance.ts';
import { updateLists } from './update-lists.ts';

let work = '';
let server: Server;
let origin = '';
let pem = '';
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'trust-'));
  const make = join(import.meta.dirname, '../../../samples/test-certificates/openssl/make-test-certs.sh');
  execFileSync('sh', [make, join(work, 'certs')], { stdio: 'ignore' });
  pem =
    readFileSync(join(work, 'certs/root.pem'), 'utf8') +
    readFileSync(join(work, 'certs/intermediate.pem'), 'utf8');
  server = createServer((request, response) => {
    if (request.url === '/good.pem') response.end(`# a comment\n${pem}`);
    else answer(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(work, { recursive: true, force: true });
});

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(work, 'site-')), 'public/trust');
});
const list = (id: string, more: Partial<TrustList> = {}): TrustList => ({
  id,
  title: `List ${id}`,
  url: `${origin}/${id}.pem`,
  kind: 'anchors',
  ...more,
});
const errorsOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing went wrong',
    (error: AggregateError) => error.errors.map(({ message }: Error) => message).join('\n'),
  );

test('a list is brought in as it is, with its day, source and SHA-256', async () => {
  const sha256 = createHash('sha256').update(`# a comment\n${pem}`).digest('hex');
  const [updated] = await updateLists([list('good', { sha256 })], folder, {
    today: new Date('2026-11-20T12:00Z'),
  });
  expect(updated).toMatchObject({ certificates: 2, ended: 0 });
  expect(readFileSync(join(folder, 'good.pem'), 'utf8')).toContain('BEGIN CERTIFICATE');
  expect(JSON.parse(readFileSync(join(folder, 'lists.json'), 'utf8'))).toEqual([
    {
      id: 'good',
      title: 'List good',
      kind: 'anchors',
      url: `${origin}/good.pem`,
      date: '2026-11-20',
      sha256,
      certificates: 2,
    },
  ]);
});

const bad: Record<string, [(response: ServerResponse) => void, RegExp]> = {
  'cut off in a certificate': [
    (response) => response.end(pem.slice(0, -100)),
    /bad: it contains a truncated certificate/,
  ],
  'broken off on the way': [
    (response) => {
      response.writeHead(200, { 'Content-Length': 10_000 });
      response.write(pem.slice(0, 500), () => response.destroy());
    },
    /bad: the download was interrupted/,
  ],
  'with a changed byte': [
    (response) => response.end(pem.replace('MII', 'AII')),
    /certificate 1 of 2 can't be read/,
  ],
  'a page of a host': [
    (response) => response.end('<!doctype html><title>Sign in'),
    /it doesn't contain a certificate; it begins with/,
  ],
  empty: [(response) => response.end(), /it doesn't contain a certificate/],
  'a private key': [
    (response) => response.end(`${pem}-----BEGIN PRIVATE KEY-----\n`),
    /it contains a private key/,
  ],
  missing: [(response) => response.writeHead(404).end('no'), /the server returned 404/],
  'without an answer': [() => {}, /couldn't be fetched/],
  'without end': [(response) => response.end(Buffer.alloc(11_000_000, 'x')), /larger than/],
};
test.each(Object.entries(bad))('an answer that is %s changes nothing', async (_, [respond, message]) => {
  await updateLists([list('good')], folder);
  const before = readFileSync(join(folder, 'lists.json'), 'utf8');
  answer = respond;
  expect(await errorsOf(updateLists([list('good'), list('bad')], folder, { timeout: 700 }))).toMatch(message);
  expect(readFileSync(join(folder, 'lists.json'), 'utf8')).toBe(before);
  expect(readdirSync(join(folder, '..'))).toEqual(['trust']);
});

test('a list that is not the one that was looked at is refused', async () => {
  const pinned = list('good', { sha256: 'a'.repeat(64) });
  expect(await errorsOf(updateLists([pinned], folder))).toMatch(/allows only aaaa/);
});

test('a list that is no longer named goes', async () => {
  answer = (response) => response.end(pem);
  await updateLists([list('good'), list('other')], folder);
  await updateLists([list('good')], folder);
  expect(readdirSync(folder).sort()).toEqual(['good.pem', 'lists.json']);
});

test('the build offers what was brought in, and leaves out a file that was changed since', async () => {
  answer = (response) => response.end(pem);
  const lists = [list('good'), list('other', { kind: 'allowed' })];
  await updateLists(lists, folder);
  writeFileSync(join(folder, 'other.pem'), pem.slice(0, 300));
  const site = {
    ...{ base: '/x/', trailingSlash: 'never', staticDirectories: ['public'], trustLists: lists },
    versions: [{ name: 'current', label: 'Next', path: '/docs', dir: 'docs', sidebars: ['docs'] }],
  } as unknown as Parameters<typeof provenanceSettings>[0]['site'];
  const { settings, damaged } = provenanceSettings({ site, generated: [] }, join(folder, '../..'));
  expect(settings.lists).toMatchObject([{ id: 'good', href: '/x/trust/good.pem', certificates: 2 }]);
  expect(settings.missing).toEqual(['List other']);
  expect(damaged).toEqual(['other']);
});
