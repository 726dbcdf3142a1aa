import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Listening, listening } from '../../../tests/support/listening.ts';
import { withOpenssl } from '../../../tests/support/with-openssl.ts';
import { trustListSource } from './convert.ts';
import { type TrustList, type TrustListFile, trustListFile } from './schema.ts';
import { type UpdateOptions, update } from './update.ts';

let work = '';
let server: Listening | undefined;
let origin = '';
let pem = '';
let answer: (response: ServerResponse) => void;

withOpenssl(async () => {
  work = mkdtempSync(join(tmpdir(), 'trust-'));
  const make = join(import.meta.dirname, '../../../samples/test-certificates/openssl/make-test-certs.sh');
  execFileSync('sh', [make, join(work, 'certs')], { stdio: 'ignore' });
  pem =
    readFileSync(join(work, 'certs/root.pem'), 'utf8') +
    readFileSync(join(work, 'certs/intermediate.pem'), 'utf8');
  const own = createServer((request, response) => {
    if (request.url === '/good.pem') response.end(`# a comment\n${pem}`);
    else answer(response);
  });
  server = await listening(own);
  origin = server.origin;
});
afterAll(() => {
  server?.close();
  if (work) rmSync(work, { recursive: true, force: true });
});

let source = '';
let folder = '';
beforeEach(() => {
  source = mkdtempSync(join(work, 'site-'));
  folder = join(source, 'data/trust-lists');
});
const updateLists = (lists: readonly TrustList[], options?: UpdateOptions) =>
  update(
    lists.map((list) => trustListSource(list, source)),
    options,
  );
const list = (id: string, more: Partial<TrustList> = {}): TrustList => ({
  id,
  title: `List ${id}`,
  url: `${origin}/${id}.pem`,
  counts: 'signers',
  kind: 'anchors',
  isDefault: false,
  ...more,
});
const errorsOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing went wrong',
    ({ message }: Error) => message,
  );

const storedList = (id: string): TrustListFile =>
  trustListFile.parse(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')));
const der = (text: string): string[] =>
  [...text.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END/g)].map(([, body = '']) =>
    body.replace(/\s/g, ''),
  );
/** A list of trusted entities with these certificates, in the publisher's format. */
const entities = (issued: string, services: ReadonlyArray<readonly [der: string, status: string]>) =>
  JSON.stringify({
    LoTE: {
      ListAndSchemeInformation: { ListIssueDateTime: `${issued}T00:11:39Z` },
      TrustedEntitiesList: services.map(([val, status]) => ({
        TrustedEntityServices: [
          {
            ServiceInformation: {
              ServiceDigitalIdentity: { X509Certificates: [{ val }] },
              ServiceStatus: `http://c2pa.org/conformance/trust-list/${status}`,
            },
          },
        ],
      })),
    },
  });

test('a PEM list is converted, with its source, dates, and the SHA-256 of each certificate', async () => {
  const sha256 = createHash('sha256').update(`# a comment\n${pem}`).digest('hex');
  const license = { name: 'CC BY 4.0', url: 'https://licenses.example/by', credit: 'By its publisher' };
  const [updated] = await updateLists([list('good', { sha256, license })], {
    today: new Date('2026-11-20T12:00Z'),
  });
  expect(updated).toMatchObject({ added: [expect.any(String), expect.any(String)], withdrawn: [] });
  const { certificates, ...about } = storedList('good');
  expect(about).toEqual({
    ...{ id: 'good', title: 'List good', counts: 'signers', license },
    source: { url: `${origin}/good.pem`, sha256 },
    ...{ issued: '2026-11-20', read: '2026-11-20' },
  });
  expect(certificates.map(({ kind }) => kind).sort()).toEqual(['intermediate', 'root']);
  for (const { der: one, sha256: hash } of certificates)
    expect(createHash('sha256').update(Buffer.from(one, 'base64')).digest('hex')).toBe(hash);
  expect(certificates.map((one) => one.der).sort()).toEqual(der(pem).sort());
});

test('in a list of trusted entities, only certificates with the status “trusted” count', async () => {
  const [root = '', intermediate = ''] = der(pem);
  answer = (response) =>
    response.end(
      entities('2026-08-05', [
        [root, 'trusted'],
        [intermediate, 'withdrawn'],
      ]),
    );
  await updateLists([list('entities')], { today: new Date('2026-11-20T12:00Z') });
  expect(storedList('entities')).toMatchObject({ issued: '2026-08-05', read: '2026-11-20' });
  expect(storedList('entities').certificates.map((one) => one.der)).toEqual([root]);
});

test('a certificate that’s withdrawn is gone after the next update, which names it', async () => {
  const [root = '', intermediate = ''] = der(pem);
  const both = [
    [root, 'trusted'],
    [intermediate, 'trusted'],
  ] as const;
  answer = (response) => response.end(entities('2026-08-05', both));
  await updateLists([list('entities')]);
  const [, second] = storedList('entities').certificates;
  answer = (response) => response.end(entities('2026-09-01', both.slice(0, 1)));
  const [updated] = await updateLists([list('entities')]);
  expect(updated?.withdrawn).toEqual([expect.stringContaining('Intermediate')]);
  expect(storedList('entities').certificates).toHaveLength(1);
  expect(second).toBeDefined();
});

test('a list older than the one we have is refused, because it could bring back what was withdrawn', async () => {
  const [root = ''] = der(pem);
  const issuedOn = (day: string) => {
    answer = (response) => response.end(entities(day, [[root, 'trusted']]));
  };
  issuedOn('2026-09-01');
  await updateLists([list('entities')]);
  issuedOn('2026-08-05');
  expect(await errorsOf(updateLists([list('entities')]))).toMatch(/older than the one in .*data.trust-lists/);
  expect(storedList('entities').issued).toBe('2026-09-01');
});

const bad: Record<string, [(response: ServerResponse) => void, RegExp]> = {
  'cut off in a certificate': [
    (response) => response.end(pem.slice(0, -100)),
    /bad: A certificate is cut off/,
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
    /Certificate 1 of 2 can’t be read/,
  ],
  'JSON that is cut off': [(response) => response.end('{"LoTE": {'), /cut off or isn’t JSON/],
  'JSON of another kind': [(response) => response.end('{}'), /doesn’t say when it was issued/],
  'a page of a host': [
    (response) => response.end('<!doctype html><title>Sign in'),
    /contains no certificate/,
  ],
  empty: [(response) => response.end(), /contains no certificate/],
  'a private key': [
    (response) => response.end(`${pem}-----BEGIN PRIVATE KEY-----\n`),
    /contains a private key/,
  ],
  missing: [(response) => response.writeHead(404).end('no'), /the server returned 404/],
  'without an answer': [() => {}, /couldn't be fetched/],
  'without end': [(response) => response.end(Buffer.alloc(11_000_000, 'x')), /larger than/],
};
test.each(Object.entries(bad))('an answer that is %s changes nothing', async (name, [respond, message]) => {
  await updateLists([list('good')]);
  const before = readFileSync(join(folder, 'good.json'), 'utf8');
  answer = respond;
  // Only the answer that never comes has to be waited for; a busy machine needs longer for the others.
  const timeout = name === 'without an answer' ? 700 : 60_000;
  expect(await errorsOf(updateLists([list('good'), list('bad')], { timeout }))).toMatch(message);
  expect(readFileSync(join(folder, 'good.json'), 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['good.json']);
});

test('a list that is not the one that was looked at is refused', async () => {
  const pinned = list('good', { sha256: 'a'.repeat(64) });
  expect(await errorsOf(updateLists([pinned]))).toMatch(/allows only aaaa/);
});
