import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtDir, listPages } from '../../scripts/lib/testing/site-pages.ts';
import { essenceOf } from '../../src/features/search/pasted.ts';
import { builtSearch } from './built-index.ts';

interface Query {
  query: string;
  /** Pages that answer it. */
  pages: string[];
}

/** Questions from public threads, messages as they're cut when someone copies them, and names from the references. */
const sets: Record<'threads' | 'messages' | 'identifiers', Query[]> = JSON.parse(
  readFileSync(new URL('queries.json', import.meta.url), 'utf8'),
);
const search = await builtSearch(builtDir);
const pagesFor = (query: string): string[] =>
  search(query, 3).results.map(({ address }) => address.replace(/#.*/, ''));

/** Percent of the queries whose page is the first, and among the first three. */
function sharesOf(set: readonly Query[]): [first: number, inThree: number] {
  const places = set.map(({ query, pages }) => pagesFor(query).findIndex((page) => pages.includes(page)));
  const percent = (isIn: (place: number) => boolean) => (100 * places.filter(isIn).length) / set.length;
  return [percent((place) => place === 0), percent((place) => place >= 0)];
}

test('threads find their page first in 70 %, and among the first three in 86 %', () => {
  for (const [name, set] of Object.entries(sets)) {
    const [first, inThree] = sharesOf(set);
    console.log(`${name}: ${first.toFixed(1)} % first, ${inThree.toFixed(1)} % in three`);
    if (name !== 'threads') continue;
    expect(first).toBeGreaterThanOrEqual(70);
    expect(inThree).toBeGreaterThanOrEqual(86);
  }
}, 120_000);

test('the sets name pages that exist, and have at most 150 queries each', () => {
  const addresses = new Set(listPages().map(({ address }) => address));
  for (const set of Object.values(sets)) {
    expect(set.length).toBeLessThanOrEqual(150);
    expect(set.flatMap(({ pages }) => pages).filter((page) => !addresses.has(page))).toEqual([]);
  }
});

test('a result leads to the heading that a message stands at', () => {
  expect(search('No DataHash assertion found', 1).results[0]?.address).toBe(
    '/docs/media/embeddable-signing#no-datahash-assertion-found',
  );
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
  expect(pagesFor(essenceOf(traceback) ?? '')).toContain('/docs/signing/rejected-certificates');
  const stack =
    'TypeError: Failed to fetch\n    at load (https://x.example/a/b/app.js:12:34)\n    at main (/app/main.ts:5:1)';
  expect(essenceOf(stack)).toBe('TypeError: Failed to fetch');
  expect(essenceOf('a single line')).toBeUndefined();
});

test('one unknown word doesn’t empty the result, and is named', () => {
  const { results, unknown } = search('certificate zebra', 3);
  expect(results.length).toBe(3);
  expect(unknown).toEqual(['zebra']);
});

test('a word that the site has isn’t called unknown, whatever its form', () => {
  expect(search('certificates signing manifests validated Python C2PA c++', 1).unknown).toEqual([]);
});

test.each([
  ['assertion.dataHash.mismach', '/docs/codes/assertion.dataHash.mismatch'],
  ['signingCredential.untrustd', '/docs/codes/signingCredential.untrusted'],
  ['datahash mismatch', '/docs/codes/assertion.dataHash.mismatch'],
])('%s, misspelled or in parts, finds its page among the first three', (query, page) => {
  expect(pagesFor(query)).toContain(page);
});

test.each(['certif', 'certifica', 'certificates', 'CERTIFICATE'])(
  '%s finds certificates while it’s typed',
  (query) => {
    const { results } = search(query, 3);
    expect(results.some(({ title }) => /certificate/i.test(title.map(({ text }) => text).join('')))).toBe(
      true,
    );
  },
);

test('suggestions are names of pages, which find something', () => {
  for (const query of ['qqxxyyzz', 'zertifikat erstellen', '証明書']) {
    const { total, suggestions } = search(query, 1);
    expect(total).toBe(0);
    expect(suggestions.length).toBeGreaterThan(0);
    for (const one of suggestions) expect(search(one, 1).total, one).toBeGreaterThan(0);
  }
});

test('excerpts are prose with the phrase marked', () => {
  const [first] = search('trust list', 1).results;
  expect(first?.excerpt.filter(({ marked }) => marked).map(({ text }) => text.toLowerCase())).toContainEqual(
    expect.stringMatching(/^trust lists?$/),
  );
  const shown = sets.threads.flatMap(({ query }) => search(query, 3).results);
  expect(shown.filter(({ excerpt }) => /[\t`]/.test(excerpt.map(({ text }) => text).join('')))).toEqual([]);
});

test('hostile text is only text', () => {
  const hostile = [
    '',
    '   ',
    '.*+?^$ {}()|[]',
    '__proto__ constructor',
    'שלום עולם',
    '\u202e\u0000',
    'x'.repeat(10_000),
  ];
  for (const query of hostile) expect(() => search(query, 6), query.slice(0, 20)).not.toThrow();
});
