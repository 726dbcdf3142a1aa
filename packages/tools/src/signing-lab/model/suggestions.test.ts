import { expect, test } from 'vitest';
import { placesIn } from './json-text.ts';
import type { JsonSchema } from './schema.ts';
import { suggestionsAt, valueAt, withValueAt } from './suggestions.ts';

const schema: JsonSchema = {
  properties: {
    title: { type: 'string', description: 'A name.' },
    kind: { enum: ['Cbor', 'Json'] },
    list: { items: { $ref: '#/$defs/Entry' } },
  },
  $defs: {
    Entry: {
      properties: { 'a/b': { anyOf: [{ type: 'object' }, { type: 'null' }] }, old: { deprecated: true } },
    },
  },
};
const at = (text: string) => {
  const cursor = text.indexOf('|');
  const json = text.replace('|', '');
  return suggestionsAt(schema, JSON.parse(json), placesIn(json), cursor);
};

test('the innermost object around the cursor gets the key', () => {
  expect(at('{|}')).toMatchObject({ object: '', keys: [{ key: 'title' }, { key: 'kind' }, { key: 'list' }] });
  expect(at('{"title": "x|"}').keys.map(({ key }) => key)).toEqual(['kind', 'list']);
  const inside = at('{"list": [{}, {|}]}');
  expect(inside).toMatchObject({ object: '/list/1', keys: [{ key: 'a/b', value: {} }] });
  expect(at('{"other": {|}}').keys).toEqual([]);
});

test('a value with a few choices gets the others', () => {
  expect(at('{"kind": "Cb|or"}')).toMatchObject({ value: '/kind', values: ['Json'] });
  expect(at('{"title": "|"}').values).toEqual([]);
});

test('a value is put where the pointer says, and nothing else changes', () => {
  const definition = { list: [{ x: 1 }, { y: 2 }], title: 'x' };
  expect(withValueAt(definition, '/list/1/a~1b', {})).toEqual({
    list: [{ x: 1 }, { y: 2, 'a/b': {} }],
    title: 'x',
  });
  expect(withValueAt(definition, '/nothing/here', 5)).toEqual(definition);
  expect(valueAt(definition, '/list/0/x')).toBe(1);
  expect(valueAt(definition, '/constructor')).toBeUndefined();
});
