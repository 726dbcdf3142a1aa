import { expect, test } from 'vitest';
import { optionAfter } from './options.ts';

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', -1, 3, 2],
  ['ArrowDown', -1, 0, undefined],
  ['End', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s from %i of %i: %s', (key, at, count, expected) => {
  expect(optionAfter(key, at, count)).toBe(expected);
});
