import { expect, test } from 'vitest';
import { mediaOf, softBindingAlgorithms } from './index.tsx';

const { algorithms, taken } = softBindingAlgorithms('.');

test('numbers and names are there once, and numbers count up', () => {
  expect(algorithms.map(({ id }) => id)).toEqual(algorithms.map((_, i) => i + 1));
  expect(new Set(algorithms.map(({ alg }) => alg)).size).toBe(algorithms.length);
});

test('the totals are the ones that the pages name', () => {
  const count = (wanted: string) => algorithms.filter(({ type }) => type === wanted).length;
  expect([algorithms.length, count('watermark'), count('fingerprint')]).toEqual([53, 44, 9]);
  expect(new Set(algorithms.map(({ owner }) => owner)).size).toBe(32);
  expect(algorithms.filter(({ resolvers }) => resolvers).map(({ id }) => id)).toEqual([
    8, 9, 30, 31, 32, 40, 45, 48,
  ]);
  expect(algorithms.some(({ deprecated }) => deprecated)).toBe(false);
});

test('TrustMark is registered in three variants; B is not', () => {
  const names = algorithms.map(({ alg }) => alg).filter((alg) => alg.startsWith('com.adobe.trustmark.'));
  expect(names.sort()).toEqual(['C', 'P', 'Q'].map((variant) => `com.adobe.trustmark.${variant}`));
});

test('nothing was entered after the list was taken', () => {
  expect(algorithms.filter(({ entered }) => entered > taken)).toEqual([]);
});

test('media come from formats where the list gives formats only', () => {
  const zeroWidth = algorithms.find(({ id }) => id === 29);
  expect(zeroWidth && mediaOf(zeroWidth)).toEqual(['text']);
});
