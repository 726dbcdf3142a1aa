import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../source.ts';
import { createEmbeddedSource } from './index.ts';
import { filesOf, loadFrom, request, testRecord } from './testing.ts';

const records = [
  testRecord(['Validating manifests'], 'What validation checks, and what the codes mean.'),
  testRecord(
    ['Validating manifests', 'Failures'],
    'assertion.dataHash.mismatch\nThe asset changed after signing.',
    {
      identifiers: ['assertion.dataHash.mismatch'],
    },
  ),
  testRecord(['Signing'], 'A signature proves who signed. The purpose is 1.3.6.1.4.1.62558.2.1.'),
  testRecord(['Signing', 'Algorithms'], 'The usual choice is es256.', { identifiers: ['es256'] }),
  testRecord(['createC2pa'], 'Makes a library object that is ready for signing.', {
    kind: 'api',
    section: 'API',
    identifiers: ['createC2pa'],
  }),
  testRecord(['Reader'], 'Reads. Call createC2pa first.', { kind: 'reference', section: 'API' }),
];
const source = createEmbeddedSource('/', loadFrom(filesOf(records)));
const addresses = async (query: string) =>
  (await source.search(request(query))).hits.map(({ address }) => address);
const marked = (hit: SearchHit | undefined) =>
  [...(hit?.heading ?? []), ...(hit?.excerpt ?? [])].filter((one) => one.marked).map(({ text }) => text);

describe('finds', () => {
  test.each([
    ['another form', 'validated', '/docs/validating-manifests'],
    ['a prefix', 'algori', '/docs/signing#algorithms'],
    ['a typo', 'algoritms', '/docs/signing#algorithms'],
    ['a prefix with a typo', 'algroit', '/docs/signing#algorithms'],
    ['an identifier', 'assertion.dataHash.mismatch', '/docs/validating-manifests#failures'],
    ['an identifier in another case', 'ASSERTION.DATAHASH.MISMATCH', '/docs/validating-manifests#failures'],
    ['a part of an identifier', 'dataHash', '/docs/validating-manifests#failures'],
    ['the beginning of an identifier', 'assertion.data', '/docs/validating-manifests#failures'],
    ['an object identifier', '1.3.6.1.4.1.62558.2.1', '/docs/signing'],
    ['a name with digits', 'ES256', '/docs/signing#algorithms'],
    ['an API member by its name', 'createC2pa', '/docs/createc2pa'],
    ['a guide before an API member', 'signing', '/docs/signing'],
    [
      'a pasted line',
      'failure: assertion.dataHash.mismatch (self#jumbf=/c2pa/x)',
      '/docs/validating-manifests#failures',
    ],
  ])('%s: %s', async (_, query, expected) => {
    expect((await addresses(query))[0]).toBe(expected);
  });
});

test('a hit says where it is and marks what matched, in the text as it was written', async () => {
  const { hits } = await source.search(request('signed proves'));
  const hit = hits.find(({ address }) => address === '/docs/signing');
  expect(hit).toMatchObject({
    page: { address: '/docs/signing', title: 'Signing', section: 'Docs', kind: 'guide' },
    path: ['Signing'],
  });
  expect(marked(hit)).toEqual(['Signing', 'proves', 'signed']);
  expect(hit?.excerpt.map(({ text }) => text).join('')).toBe(records[2]?.text);
  const [identifier] = (await source.search(request('datahash mismatch'))).hits;
  expect(marked(identifier)).toContain('assertion.dataHash.mismatch');
});

test('filters and their counts', async () => {
  const all = await source.search(request('signing'));
  // A page counts once, however many of its sections match.
  expect(all.facets.kind).toEqual({ guide: 2, api: 1 });
  expect(all.total).toBe(3);
  const api = await source.search(request('signing', { kind: 'api' }));
  expect(api.hits.map(({ page }) => page.kind)).toEqual(['api']);
  expect(api.facets).toEqual({ kind: { guide: 2, api: 1 }, section: { API: 1 } });
  expect((await source.search(request('signing', { section: 'nowhere' }))).total).toBe(0);
});

test('pages of results do not overlap and are complete', async () => {
  const many = Array.from({ length: 60 }, (_, number) =>
    testRecord([`Page ${number}`], 'About bread and butter.'),
  );
  const paged = createEmbeddedSource('/', loadFrom(filesOf(many)));
  const seen: string[] = [];
  for (let offset = 0; offset < 60; offset += 10) {
    const { hits, total } = await paged.search(request('bread', { offset }));
    expect(total).toBe(60);
    seen.push(...hits.map(({ address }) => address));
  }
  expect(new Set(seen).size).toBe(60);
});

test('words that no result has are named, as they were typed', async () => {
  const { hits, ignored } = await source.search(request('usual es256 choice Bananas'));
  expect(hits[0]?.address).toBe('/docs/signing#algorithms');
  expect(ignored).toEqual(['Bananas']);
  expect((await source.search(request('signing'))).ignored).toEqual([]);
});

test('nothing found: other words and pages to begin with', async () => {
  const { total, suggestions } = await source.search(request('signxyzw qqqq'));
  expect(total).toBe(0);
  expect(suggestions).toContain('Signing');
});
