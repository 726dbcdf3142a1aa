import { expect, test } from 'vitest';
import { contrast } from './fields.ts';

test('contrast follows WCAG, whatever the order, letter case and length', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#FFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#abc', '#aabbcc')).toBe(1);
});
