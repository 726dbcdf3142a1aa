import { expect, test } from 'vitest';
import { timeFor } from './time.ts';

test('parsing has 20 seconds, and every byte that was read adds to them', () => {
  expect(timeFor(0, 1_000_000_000)).toBe(20_000);
  expect(timeFor(1_000_000_000, 1_000_000_000)).toBe(220_000);
});

test('reading a small file over and over earns less than a second', () => {
  expect(timeFor(1e12, 100_000)).toBeLessThan(21_000);
});
