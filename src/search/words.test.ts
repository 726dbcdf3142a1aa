import { describe, expect, test } from 'vitest';
import { chunksOf, isIdentifier, normal, stemOf, wholesOf, wordsOf } from './words.ts';

const chunks = (text: string) => chunksOf(text).map(({ raw }) => raw);

describe('chunks', () => {
  test.each([
    [
      'See `assertion.dataHash.mismatch`, then go on.',
      ['See', 'assertion.dataHash.mismatch', 'then', 'go', 'on'],
    ],
    ['run --ignore-scripts now', ['run', '--ignore-scripts', 'now']],
    ['(1.3.6.1.4.1.62558.2.1)', ['1.3.6.1.4.1.62558.2.1']],
    ['@contentauth/c2pa-node@0.8.0', ['@contentauth/c2pa-node@0.8.0']],
    ['self#jumbf=/c2pa/urn:c2pa:x', ['self#jumbf=/c2pa/urn:c2pa:x']],
    ["the signer's key", ['the', 'signer', 's', 'key']],
    ['"><img onerror=alert(1)>', ['img', 'onerror=alert', '1']],
    ['… — !', []],
  ])('%s', (text, expected) => {
    expect(chunks(text)).toEqual(expected);
  });

  test('their places are those in the text', () => {
    const text = 'Ünder c2pa.actions.v2: done';
    for (const { raw, start } of chunksOf(text)) expect(text.slice(start, start + raw.length)).toBe(raw);
  });
});

test('words of identifiers are split at signs and camel case', () => {
  const words = (raw: string) => wordsOf(raw).map((word) => word.raw);
  expect(words('assertion.dataHash.mismatch')).toEqual(['assertion', 'data', 'Hash', 'mismatch']);
  expect(words('createC2pa')).toEqual(['create', 'C2pa']);
  expect(words('hashedURIOf')).toEqual(['hashed', 'URI', 'Of']);
  expect(wordsOf('a.dataHash')[2]).toEqual({ raw: 'Hash', start: 6 });
});

test('wholes are the chunk, its names, their parts, and words written together', () => {
  expect(wholesOf('c2pa.hash.data')).toEqual(['c2pa.hash.data', 'c2pahashdata', 'c2pa', 'hash', 'data']);
  expect(wholesOf('--ignore-scripts')).toEqual([
    '--ignore-scripts',
    'ignore-scripts',
    'ignorescripts',
    'ignore',
    'scripts',
  ]);
  expect(wholesOf('time-stamp')).toContain('timestamp');
});

test.each([
  ['es256', true],
  ['digitalSourceType', true],
  ['verify_after_sign', true],
  ['--sidecar', true],
  ['manifest', false],
  ['Manifest', false],
])('%s is an identifier: %s', (raw, expected) => {
  expect(isIdentifier(raw)).toBe(expected);
});

test('forms of a word have one stem; words of other alphabets stay', () => {
  expect(new Set(['validate', 'validating', 'validated', 'validation'].map(stemOf)).size).toBe(1);
  expect(stemOf('проверка')).toBe('проверка');
  expect(stemOf('es256')).toBe('es256');
});

test('case and accents do not matter', () => {
  expect(normal('Überprüfung')).toBe('uberprufung');
});
