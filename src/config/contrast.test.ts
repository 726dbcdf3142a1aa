import { expect, test } from 'vitest';
import { contrast, contrastFix } from './fields.ts';

test('contrast follows WCAG, whatever the order, letter case and length', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#FFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrast('#abc', '#aabbcc')).toBe(1);
});

test('contrastFix says the ratio and which way to go', () => {
  expect(contrastFix('#ffffff', '#767676')).toBeUndefined();
  expect(contrastFix('#ffffff', '#777777')).toBe(
    'its contrast on "#ffffff" is 4.47:1, but text needs 4.5:1; make the text darker',
  );
  expect(contrastFix('#000000', '#333333')).toBe(
    'its contrast on "#000000" is 1.66:1, but text needs 4.5:1; make the text lighter',
  );
});
