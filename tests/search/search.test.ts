import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { essenceOf } from '../../src/features/search/pasted.ts';
import { builtDir, listPages } from '../support/site-pages.ts';
import { builtSearch } from './built-index.ts';

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
  ['certif', '/docs/signing/get-cert'],
  ['certificat', '/docs/signing/get-cert'],
  ['CERTIFICATES zebra', '/docs/signing/get-cert'],
  ['unexpected number of assertions in asse', '/docs/errors'],
])('%s, misspelled, in part, or in another form, finds its page among the first three', (query, page) => {
  expect(pagesFor(query)).toContain(page);
});

test('of a pasted traceback, the message counts, and paths and lines don’t', () => {
  const traceback = `Traceback (most recent call last):
  File "/home/me/app/sign.py", line 42, in <module>
    builder.sign(signer, "image/jpeg", source, dest)
  File "/usr/lib/python3/site-packages/c2pa/c2pa.py", line 1873, in sign
    raise C2paError(message)
c2pa.c2pa.C2paError.Signature: Signature: the certificate is invalid`;
  expect(essenceOf(traceback)).toMatch(/the certificate is invalid$/);
  expect(essenceOf(traceback)).not.toMatch(/home|1873/);
  expect(pagesFor(essenceOf(traceback) ?? '')).toContain('/docs/signing/check-certificate');
  const node =
    "Error: asset could not be parsed\n    at load (/app/index.js:3:1) {\n  code: 'X'\n}\n\nNode.js v22.12.0";
  expect(essenceOf(node)).toBe('Error: asset could not be parsed');
  expect(essenceOf('a single line')).toBeUndefined();
});

test('words that no page has are named, and none that the site has', () => {
  expect(search('certificate zebra', 3).unknown).toEqual(['zebra']);
  expect(search('certificates signing manifests validated Python C2PA c++', 1).unknown).toEqual([]);
});

test('suggestions are names of pages, which find something', () => {
  for (const query of ['qqxxyyzz', 'zertifikat erstellen', '証明書']) {
    const { total, suggestions } = search(query, 1);
    expect(total).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const one of suggestions) expect(search(one, 1).total, one).toBeGreaterThan(0);
  }
});

test('excerpts are prose with the words of the query', () => {
  expect(search('trust list', 1).results[0]?.excerpt).toMatch(/trust list/i);
  const results = sets.threads.flatMap(({ query }) => search(query, 3).results);
  expect(results.filter(({ excerpt }) => excerpt === '' || /[\t`]/.test(excerpt))).toEqual([]);
});

test('hostile text is only text', () => {
  for (const query of ['', '.*+?^$ {}()|[]', '__proto__ constructor', '\u202e\u0000', 'x'.repeat(10_000)])
    expect(() => search(query, 6), query.slice(0, 20)).not.toThrow();
});
