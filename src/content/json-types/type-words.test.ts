import { expect, test } from 'vitest';
import { readType } from './read-declarations.ts';
import { typeWords } from './type-words.ts';

const words = (type: string) =>
  typeWords(readType(type))
    .map((word) => ('words' in word ? word.words : 'value' in word ? word.value : `<${word.name}>`))
    .join('');

test('types in words', () => {
  expect(words('Ingredient[] | null')).toBe('array of <Ingredient>');
  expect(words('"low" | "medium" | "high"')).toBe('"low", "medium" or "high"');
  expect(words('{ [k: string]: { [k: string]: string } }[]')).toBe('array of object of object of string');
  expect(words('{ create: Source } | "edit"')).toBe('{ create: <Source> } or "edit"');
  expect(words('unknown')).toBe('any JSON');
});
