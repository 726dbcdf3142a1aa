import { expect, test } from 'vitest';
import { collapseDuration } from './collapse.ts';

test('opening a branch takes about 4 to 19 ms, scaled by its height', () => {
  expect([0, 40, 300, 600, 5000].map(collapseDuration)).toEqual([4, 5, 12, 19, 19]);
  expect(collapseDuration(-1)).toBe(4);
});
