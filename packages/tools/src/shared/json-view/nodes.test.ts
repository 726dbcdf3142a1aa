import { expect, test } from 'vitest';
import { bytesOf, findMatches, MAX_MATCHES, parentsOf, typeBelow } from './nodes.ts';

const hash = Array.from({ length: 32 }, (_, index) => index);

test('keys and values are found, in their order', () => {
  const report = { title: 'Sunset', list: [{ name: 'sun' }, 7], 'a/b': { sunny: null } };
  expect(findMatches(report, ' SUN ')).toEqual(['/title', '/list/0/name', '/a~1b/sunny']);
  expect(findMatches(report, '7')).toEqual(['/list/1']);
  expect(findMatches(report, '  ')).toEqual([]);
});

test('bytes are one value, in hexadecimal', () => {
  expect(bytesOf(hash)).toMatch(/^00010203/);
  expect(bytesOf([1, 2, 3])).toBeUndefined();
  expect(bytesOf([...hash, 256])).toBeUndefined();
  expect(findMatches({ hash }, '0c0d')).toEqual(['/hash']);
});

test('handles any depth, width, and length of untrusted JSON', () => {
  let deep: unknown = 'needle';
  for (let level = 0; level < 20_000; level += 1) deep = { n: deep };
  expect(findMatches(deep, 'needle')).toHaveLength(1);
  expect(
    findMatches(
      Array.from({ length: 100_000 }, (_, i) => `x${i}`),
      'x',
    ).length,
  ).toBe(MAX_MATCHES);
  expect(findMatches({ long: 'y'.repeat(5_000_000) }, 'z')).toEqual([]);
});

test('lists a pointer’s parents', () => expect(parentsOf('/a/b/c')).toEqual(['', '/a', '/a/b']));

test('an object’s type follows from its place in the report', () => {
  expect(typeBelow('Reader', 'manifests')).toBe('Manifests');
  expect(typeBelow('Manifests', 'urn:c2pa:x')).toBe('Manifest');
  expect(typeBelow('Manifest', '__proto__')).toBeUndefined();
  expect(typeBelow('constructor', 'x')).toBeUndefined();
});
