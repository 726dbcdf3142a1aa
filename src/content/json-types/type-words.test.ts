import { expect, test } from 'vitest';
import { type TypeSchema, typeText } from './reference.ts';

const named = (name: string): TypeSchema => ({ $ref: `#/$defs/${name}` });

test.each<[TypeSchema, string]>([
  [{ type: ['string', 'null'] }, 'string'],
  [
    { anyOf: [{ type: 'array', items: named('Ingredient') }, { type: 'null' }] },
    'array of [Ingredient](/docs/manifest/json-ref/manifest-def#Ingredient)',
  ],
  [{ enum: ['low', 'medium', 'high'] }, '`"low"`, `"medium"` or `"high"`'],
  [{ enum: [...'abcdefgh'] }, 'one of its values'],
  [
    { type: 'object', additionalProperties: { type: 'object', additionalProperties: {} } },
    'object of object of any JSON',
  ],
  [
    { anyOf: [{ type: 'object', properties: { create: named('Role') } }, { enum: ['edit'] }] },
    '{ create: [Role](/docs/manifest/json-ref/actions#Role) } or `"edit"`',
  ],
  [{}, 'any JSON'],
])('%j in words', (schema, expected) => {
  expect(typeText(schema)).toBe(expected);
});
