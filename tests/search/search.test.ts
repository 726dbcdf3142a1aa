import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtDir, listPages } from '../support/site-pages.ts';
import { builtSearch, indexedPages } from './built-index.ts';

/** Questions from public threads, messages as they're cut when someone copies them, and names from the references. */
const sets: Record<
  'threads' | 'messages' | 'identifiers',
  Array<{ query: string; pages: string[] }>
> = JSON.parse(readFileSync(new URL('queries.json', import.meta.url), 'utf8'));
const search = await builtSearch(builtDir);
const pagesFor = (query: string): string[] =>
  search(query, 3).results.map(({ address }) => address.replace(/#.*/, ''));

test('threads find their page first in 70 %, and among the first three in 86 %', () => {
  const addresses = listPages().map(({ address }) => address);
  for (const [name, set] of Object.entries(sets)) {
    expect(set.length).toBeLessThanOrEqual(150);
    expect(addresses).toEqual(expect.arrayContaining(set.flatMap(({ pages }) => pages)));
    const places = set.map(({ query, pages }) => pagesFor(query).findIndex((page) => pages.includes(page)));
    const first = (100 * places.filter((place) => place === 0).length) / set.length;
    const inThree = (100 * places.filter((place) => place >= 0).length) / set.length;
    console.log(`${name}: ${first.toFixed(1)} % first, ${inThree.toFixed(1)} % in three`);
    if (name !== 'threads') continue;
    expect(first).toBeGreaterThanOrEqual(70);
    expect(inThree).toBeGreaterThanOrEqual(86);
  }
}, 120_000);

test.each([
  ['assertion.dataHash.mismach', '/docs/codes/assertion.dataHash.mismatch'],
  ['signingCredential.untrustd', '/docs/codes/signingCredential.untrusted'],
  ['datahash mismatch', '/docs/codes/assertion.dataHash.mismatch'],
  ['certificat', '/docs/signing/get-cert'],
  ['CERTIFICATES zebra', '/docs/signing/get-cert'],
  ['unexpected number of assertions in asse', '/docs/errors'],
])('%s, misspelled, in part, or in another form, finds its page among the first three', (query, page) => {
  expect(pagesFor(query)).toContain(page);
});

test('an identifier that’s the title of a page finds that page first', () => {
  const titled = indexedPages(builtDir).filter(({ title }) => /^\w+[._:]\S+$/.test(title));
  expect(titled.length).toBeGreaterThan(100);
  const other = titled.filter(({ title, address }) => search(title, 1).results[0]?.address !== address);
  expect(other.map(({ title }) => title)).toEqual([]);
});

test.each([
  ['node.js add ingredient', '/docs/manifest/writing/ingredients'],
  ['rust redact', '/docs/manifest/writing/redact'],
  ['python', '/docs/c2pa-python'],
])('%s: a language doesn’t hide the task, and by itself finds its library', (query, page) => {
  expect(pagesFor(query)[0]).toBe(page);
});

test('the subject of the whole site doesn’t hide the task', () => {
  expect(pagesFor('android read content credentials')).toContain('/docs/mobile/android');
});

test('words that no page has are named, and none that the site has', () => {
  expect(search('certificate zebra', 3).unknown).toEqual(['zebra']);
  expect(search('certificates signing manifests validated Python C2PA c++', 1).unknown).toEqual([]);
});

test('excerpts are prose with the words of the query', () => {
  expect(search('trust list', 1).results[0]?.excerpt).toMatch(/trust list/i);
  const results = sets.threads.flatMap(({ query }) => search(query, 3).results);
  expect(results.filter(({ excerpt }) => excerpt === '' || /[\t`]/.test(excerpt))).toEqual([]);
});
