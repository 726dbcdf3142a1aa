import { expect, test } from 'vitest';
import { builtDir, listPages } from '../../scripts/lib/testing/site-pages.ts';
import { placeOf, readQueries, sharesOf, sourceOnDisk } from '../../scripts/search/relevance.ts';

const queries = await readQueries();
const source = sourceOnDisk(builtDir);
const results: Array<{ query: string; place: number }> = [];
for (const query of queries) results.push({ query: query.query, place: await placeOf(query, source) });

test('the queries name pages that exist, and each query once', () => {
  const addresses = new Set(listPages().map(({ address }) => address));
  expect(queries.flatMap(({ pages }) => pages).filter((page) => !addresses.has(page))).toEqual([]);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(80);
});

test('the page that answers is the first for 85 % of the queries and among the first three for 97 %', () => {
  const { first, firstThree } = sharesOf(results.map(({ place }) => place));
  const missed = results.filter(({ place }) => place < 0 || place > 2).map(({ query }) => query);
  expect(first).toBeGreaterThanOrEqual(85);
  expect(firstThree, `not among the first three: ${missed.join('; ')}`).toBeGreaterThanOrEqual(97);
});

test('identifiers are never missed', () => {
  const identifiers = new Set(queries.filter(({ kind }) => kind === 'identifier').map(({ query }) => query));
  const missed = results.filter(({ query, place }) => identifiers.has(query) && (place < 0 || place > 2));
  expect(missed).toEqual([]);
});
