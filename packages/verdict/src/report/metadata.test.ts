import { expect, test } from 'vitest';
import { isMetadata, numberIn, plainValue, propertiesOf } from './metadata.ts';

test.each([
  ['c2pa.metadata', true],
  ['cawg.metadata__1', true],
  ['stds.exif', true],
  ['com.example.metadata', true],
  ['c2pa.actions.v2', false],
  ['c2pa.hash.data', false],
])('%s holds metadata: %s', (label, expected) => expect(isMetadata({ label })).toBe(expected));

test('a property is known by its namespace, whatever its prefix', () => {
  const data = {
    '@context': { e: 'http://ns.adobe.com/exif/1.0/', exif: 'https://example.org/other/' },
    'e:FNumber': 2.8,
    'exif:FNumber': 'of another vocabulary',
    'tiff:Model': 'without a context',
    plain: 1,
  };
  expect(propertiesOf({ data })).toEqual([
    { name: 'exif:FNumber', value: 2.8 },
    { name: 'exif:FNumber', value: 'of another vocabulary' },
    { name: 'tiff:Model', value: 'without a context' },
    { name: 'plain', value: 1 },
  ]);
});

test.each([
  ['text', 'text'],
  [7, '7'],
  [['a', 'b'], 'a, b'],
  [{ '@list': [100] }, '100'],
  [{ '@value': 'x', '@language': 'en' }, 'x'],
  [{ 'x-default': 'y' }, 'y'],
  [{ other: 'z' }, undefined],
  [null, undefined],
  ['  ', undefined],
])('%j is %j', (value, text) => expect(plainValue(value)).toBe(text));

test.each([
  ['1/125', 0.008],
  [[28, 10], 2.8],
  ['2.8', 2.8],
  [50, 50],
  [{ '@list': [400] }, 400],
  ['1/0', undefined],
  [[1, 0], undefined],
  ['many', undefined],
  [undefined, undefined],
])('the number in %j is %j', (value, number) => expect(numberIn(value)).toBe(number));

test('nesting without end is cut off', () => {
  let value: unknown = 'x';
  for (let level = 0; level < 100_000; level += 1) value = [value];
  expect(plainValue(value)).toBeUndefined();
});
