import { expect, test } from 'vitest';
import { nameKeyOf, nameKeysIn } from './names.ts';

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

test('the names inside a query begin and end with words that say something', () => {
  const keys = nameKeysIn('sign with the AWS KMS').map(({ key }) => key);
  for (const name of ['sign', 'AWS', 'KMS', 'AWS KMS', 'sign with the AWS'])
    expect(keys).toContain(nameKeyOf(name));
  expect(keys).not.toContain(nameKeyOf('sign with the AWS KMS'));
  expect(keys).toHaveLength(5);
});
