import { expect, test } from 'vitest';
import { type Posting, packPostings, unpackPostings } from './postings.ts';

test('what was packed comes out again', () => {
  const postings: Posting[] = [
    [0, 1],
    [1, 99],
    [45, 50],
    [46, 2],
    [2072, 3],
    [99_999, 98],
    [100_000, 1],
    [100_001, 1023],
  ];
  expect(unpackPostings(packPostings(postings))).toEqual(postings);
  expect(unpackPostings(packPostings([]))).toEqual([]);
});

test('a section near the one before takes two characters', () => {
  expect(
    packPostings([
      [3, 7],
      [44, 7],
      [88, 7],
    ]),
  ).toHaveLength(6);
});
