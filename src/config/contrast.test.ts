import { expect, test } from 'vitest';
import { contrast, contrastFix } from './contrast.ts';

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
    'on "#ffffff" its contrast is 4.47 to 1 and has to be 4.5; make the text darker',
  );
  expect(contrastFix('#000000', '#333333')).toBe(
    'on "#000000" its contrast is 1.66 to 1 and has to be 4.5; make the text lighter',
  );
});
