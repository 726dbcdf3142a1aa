import { expect, test } from 'vitest';
import { beginsWithTypo, intactParts, isOneTypoApart } from './typos.ts';

test.each([
  ['certificate', 'certifcate', true],
  ['certificate', 'certificatee', true],
  ['certificate', 'certificbte', true],
  ['certificate', 'certifictae', true],
  ['certificate', 'certificate', false],
  ['certificate', 'certfcate', false],
  ['abcde', 'abedc', false],
])('%s and %s are one typo apart: %s', (a, b, expected) => {
  expect(isOneTypoApart(a, b)).toBe(expected);
  expect(isOneTypoApart(b, a)).toBe(expected);
});

test('every typo leaves the beginning or the ending that is looked up', () => {
  const letters = 'abcxyz';
  for (const word of ['abcxy', 'manifest', 'certificates']) {
    const typos = [...word].flatMap((_, at) => [
      word.slice(0, at) + word.slice(at + 1),
      ...[...letters].flatMap((letter) => [
        word.slice(0, at) + letter + word.slice(at),
        word.slice(0, at) + letter + word.slice(at + 1),
      ]),
      word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ]);
    for (const typed of typos.filter((typo) => typo.length >= 5 && isOneTypoApart(typo, word))) {
      const { beginning, ending } = intactParts(typed);
      expect(word.startsWith(beginning) || word.endsWith(ending), `${typed} for ${word}`).toBe(true);
    }
  }
});

test('a beginning may have a typo too', () => {
  expect(beginsWithTypo('certifc', 'certificate')).toBe(true);
  expect(beginsWithTypo('mainf', 'manifest')).toBe(true);
  expect(beginsWithTypo('signat', 'manifest')).toBe(false);
});
