import { expect, test } from 'vitest';
import { didYouMean, editDistance, nearest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['titel', 'title', 1],
  ['ca', 'abc', 3],
])('from %j to %j are %i slips', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('the nearest candidate wins, the first of equals', () => {
  expect(nearest('signing/get-certs', ['signing/get-cert', 'signing/test-certs'])).toBe('signing/get-cert');
  expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  expect(nearest('Title', ['title'])).toBe('title');
});

test('nothing is suggested when nothing is near', () => {
  expect(nearest('faqs', ['introduction'])).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
  expect(nearest('ab', ['cd'])).toBeUndefined();
});

test('didYouMean falls back to the given advice', () => {
  expect(didYouMean('titel', ['title'], 'x')).toBe('did you mean `title`?');
  expect(didYouMean('zzz', ['title'], 'the only key is `title`')).toBe('the only key is `title`');
});
