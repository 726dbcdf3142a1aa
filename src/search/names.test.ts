import { expect, test } from 'vitest';
import { nameKeyOf } from './names.ts';

test.each([
  ['what is a manifest?', 'Manifests'],
  ['get started', 'Getting started'],
  ['how do I get started', 'Getting started'],
  ['manifests validating', 'Validating manifests'],
  ['timestamps', 'Time-stamped'],
  ['c2patool', 'C2PA Tool'],
  ['node.js', 'NodeJS'],
])('%s is the name of %s', (query, name) => {
  expect(nameKeyOf(query)).toBe(nameKeyOf(name));
});

test.each([
  ['resourceToAsset', 'ResourceAsset'],
  ['certificate', 'Get a certificate'],
  ['c++', 'C'],
])('%s is not the name of %s', (query, name) => {
  expect(nameKeyOf(query)).not.toBe(nameKeyOf(name));
});

test('nothing and a long sentence are no names', () => {
  expect(nameKeyOf(' … ')).toBeUndefined();
  expect(nameKeyOf('two three four five six seven eight nine ten eleven')).toBeUndefined();
});
