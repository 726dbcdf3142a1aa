import { expect, test } from 'vitest';
import { type TypeSchema, typeWords } from './reference.ts';

const named = (name: string): TypeSchema => ({ $ref: `#/$defs/${name}` });

test.each<[TypeSchema, string]>([
  [{ type: ['string', 'null'] }, 'string'],
  [{ anyOf: [{ type: 'array', items: named('Ingredient') }, { type: 'null' }] }, 'array of <Ingredient>'],
  [{ enum: ['low', 'medium', 'high'] }, '"low", "medium" or "high"'],
  [{ enum: [...'abcdefgh'] }, 'one of its values'],
  [
    { type: 'object', additionalProperties: { type: 'object', additionalProperties: {} } },
    'object of object of any JSON',
  ],
  [
    { anyOf: [{ type: 'object', properties: { create: named('Source') } }, { enum: ['edit'] }] },
    '{ create: <Source> } or "edit"',
  ],
  [{}, 'any JSON'],
])('%j in words', (schema, expected) => {
  const words = typeWords(schema).map((word) =>
    'words' in word ? word.words : 'value' in word ? word.value : `<${word.name}>`,
  );
  expect(words.join('')).toBe(expected);
});
