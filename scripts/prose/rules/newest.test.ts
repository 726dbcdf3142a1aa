import { expect, test } from 'vitest';
import { pageOf } from '../testing.ts';
import { newest } from './newest.ts';

const found = (text: string) => newest(pageOf(text)).length;

test.each([
  'The newest version is 0.91.9.',
  'Its last release is 0.5.26.',
  'Update to the latest 0.91.9.',
  '| 0.91.0 | Current; newest version 0.91.9 |',
  'The current core 0.91 rejects it.',
])('a typed claim is found: %s', (text) => {
  expect(found(text)).toBe(1);
});

test.each([
  'The newest release is {newest:rust}, as of November 24, 2026.',
  'Update to the latest patch release. Version 0.91 has it.',
  'We ran it with 0.91.9.',
])('a placeholder, and a version without a claim, are fine: %s', (text) => {
  expect(found(text)).toBe(0);
});
