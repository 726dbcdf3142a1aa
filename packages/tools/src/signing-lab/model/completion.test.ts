import { expect, test } from 'vitest';
import { completionAt, typedKeyAt } from './completion.ts';
import { parseDefinition } from './json-text.ts';
import type { JsonSchema } from './schema.ts';

const schema: JsonSchema = {
  properties: {
    title: { type: 'string' },
    claim_version: { type: 'integer' },
    claim_generator: { type: 'string' },
    list: { items: { properties: { label: { type: 'string' }, data: { type: 'object' } } } },
  },
};
/** For a text with `|` for the cursor. */
const at = (marked: string) => {
  const text = marked.replace('|', '');
  return completionAt(schema, text, parseDefinition(text), marked.indexOf('|'));
};
const keysAt = (marked: string) => at(marked)?.keys.map(({ key }) => key);

test('a key that is being typed gets those that start like it', () => {
  expect(keysAt('{"title": "x", "Cl|}')).toEqual(['claim_version', 'claim_generator']);
  expect(keysAt('{"claim_version": 1, "cl|"}')).toEqual(['claim_generator']);
  expect(keysAt('{"list": [{"label": "x", "|}]}')).toEqual(['data']);
  expect(at('{"list": [{"label": "x", "|}]}')).toMatchObject({
    object: '/list/0',
    into: { list: [{ label: 'x' }] },
  });
});

test('a list has no keys, and a text with another error has no suggestions', () => {
  expect(at('{"list": [ti|]}')).toBeUndefined();
  expect(at('{"title": }|')).toBeUndefined();
});

test('in JSON, every missing key fits', () => {
  expect(keysAt('{"title": "x"|}')).toEqual(['claim_version', 'claim_generator', 'list']);
  expect(at('{|}')?.start).toBeUndefined();
});

const typedAt = (marked: string) => typedKeyAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['{"title": "x", "cl|}', 'cl', { title: 'x' }],
  ['{"title": "x", "cl|"}', 'cl', { title: 'x' }],
  ['{"title": "x", cl|}', 'cl', { title: 'x' }],
  ['{"title": "x",\n  |\n}', '', { title: 'x' }],
  ['{"cl|, "title": "x"}', 'cl', { title: 'x' }],
  ['{"cl|": , "title": "x"}', 'cl', { title: 'x' }],
  ['{"a": 1, "cl|aim", "b": 2}', 'cl', { a: 1, b: 2 }],
  ['{"|}', '', {}],
])('%s', (marked, start, definition) => expect(typedAt(marked)).toMatchObject({ start, definition }));

test('the place is the object that gets the key, not its neighbor', () => {
  const typed = typedAt('{"a": {"b": 1}, "c|}');
  expect(typed?.text.slice(0, typed.cursor)).toBe('{"a": {"b": 1} ');
});

test.each(['{"title": }|', '{"title": "x" "|', '[1, "a|"', '|', '{"a": [1, tru|]'])(
  'no key is typed in %s',
  (marked) => expect(typedAt(marked)).toBeUndefined(),
);
