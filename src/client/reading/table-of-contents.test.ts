import { expect, test } from 'vitest';
import { currentHeading } from './table-of-contents.ts';

test('the section being read is that of the last heading above the line', () => {
  expect(currentHeading([-300, 90, 700], 120)).toBe(1);
});

test('before the first heading the first section is marked, after the last the last', () => {
  expect(currentHeading([300, 900], 120)).toBe(0);
  expect(currentHeading([-900, -300], 120)).toBe(1);
});
