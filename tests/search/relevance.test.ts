import { describe, expect, test } from 'vitest';
import { placeOf, type Query, readSet, sharesOf, sourceOnDisk } from '../../labs/search/relevance.ts';
import { builtDir, listPages } from '../../scripts/lib/testing/site-pages.ts';

const source = sourceOnDisk(builtDir);

async function placesOf<One extends Query>(queries: readonly One[]): Promise<Array<One & { place: number }>> {
  const placed = [];
  for (const query of queries) placed.push({ ...query, place: await placeOf(query, source) });
  return placed;
}

const queries = await placesOf(await readSet('queries'));
const coreWords = await placesOf(await readSet('core-words'));
const tasks = await placesOf(await readSet('tasks'));
const questions = await placesOf(await readSet('questions'));
const unrelated = await readSet('unrelated');
const newThreads = await readSet('new-threads');

/** Queries whose page isn't among the first results. */
const missed = (all: ReadonlyArray<{ query: string; place: number }>, most: number) =>
  all.filter(({ place }) => place < 0 || place >= most).map(({ query }) => query);
const shares = (all: ReadonlyArray<{ place: number }>) => sharesOf(all.map(({ place }) => place));

test('the sets name pages that exist, each query once, and are large enough', () => {
  const addresses = new Set(listPages().map(({ address }) => address));
  for (const set of [queries, coreWords, tasks, questions, newThreads]) {
    expect(set.flatMap(({ pages }) => pages).filter((page) => !addresses.has(page))).toEqual([]);
    expect(new Set(set.map(({ query }) => query)).size).toBe(set.length);
  }
  expect(coreWords.length).toBeGreaterThanOrEqual(60);
  expect(tasks.length).toBeGreaterThanOrEqual(80);
  expect(questions.length).toBeGreaterThanOrEqual(100);
  for (const set of [coreWords, tasks, questions]) {
    expect(set.filter(({ heldOut }) => heldOut).length).toBeGreaterThanOrEqual(set.length / 3);
  }
});

describe.each([
  ['in view while the ranking was tuned', false],
  ['held out', true],
])('queries %s', (_, isHeldOut) => {
  const part = <One extends Query>(all: readonly One[]) =>
    all.filter(({ heldOut }) => (heldOut ?? false) === isHeldOut);

  test('core words find their page first: 95 %', () => {
    const set = part(coreWords);
    expect(shares(set).first, missed(set, 1).join('; ')).toBeGreaterThanOrEqual(95);
  });

  test('tasks in a language find their page among the first three: 90 %', () => {
    const set = part(tasks);
    expect(shares(set).firstThree, missed(set, 3).join('; ')).toBeGreaterThanOrEqual(90);
  });

  test('questions find their page among the first three: 85 %', () => {
    const set = part(questions);
    expect(shares(set).firstThree, missed(set, 3).join('; ')).toBeGreaterThanOrEqual(85);
  });

  test('what no page answers finds nothing: 85 %', async () => {
    const set = unrelated.filter(({ heldOut }) => (heldOut ?? false) === isHeldOut);
    const found = [];
    for (const { query } of set) {
      const { signal } = new AbortController();
      const { total } = await source.search({ query, offset: 0, limit: 1, signal });
      if (total > 0) found.push(query);
    }
    expect(found.length, found.join('; ')).toBeLessThanOrEqual(set.length * 0.15);
  });
});

test('words, forms, slips, and messages find their page first in 88 % and among the first three in 97 %', () => {
  expect(shares(queries).first, missed(queries, 1).join('; ')).toBeGreaterThanOrEqual(88);
  expect(shares(queries).firstThree, missed(queries, 3).join('; ')).toBeGreaterThanOrEqual(97);
});

test('identifiers are never missed, and find their page first in 93 %', () => {
  const identifiers = queries.filter(({ kind }) => kind === 'identifier');
  expect(missed(identifiers, 3)).toEqual([]);
  expect(shares(identifiers).first, missed(identifiers, 1).join('; ')).toBeGreaterThanOrEqual(93);
});
