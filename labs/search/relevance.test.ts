import { expect, test } from 'vitest';
import { JUDGED, readSet, verdictsOf } from './relevance.ts';

test.each(JUDGED)('each question of %s has a verdict and a reason of its own', async (name) => {
  const set = await readSet(name);
  expect(set.filter(({ verdict, why }) => !verdict || !why)).toEqual([]);
  expect(new Set(set.map(({ query }) => query)).size).toBe(set.length);
});

test('no question is unanswered, and 90 % are answered well', async () => {
  const questions = (await Promise.all(JUDGED.map((name) => readSet(name)))).flat();
  const { well, none } = verdictsOf(questions, []);
  expect(none).toBe(0);
  expect(well).toBeGreaterThanOrEqual(questions.length * 0.9);
});

test('a question counts as found only if it is answered well and its page is among the first three', () => {
  const queries = [
    { verdict: 'well' },
    { verdict: 'well' },
    { verdict: 'partly' },
    { verdict: 'well' },
    { verdict: 'none' },
  ] as const;
  expect(verdictsOf(queries, [0, 3, 1, -1, 0])).toEqual({
    well: 3,
    partly: 1,
    none: 1,
    wellInFirstThree: 1,
  });
});
