import { expect, test } from 'vitest';
import { typedKeyAt } from './typed-key.ts';

/** A text with `|` for the cursor. */
const at = (marked: string) => typedKeyAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['{"title": "x", "cl|}', 'cl', { title: 'x' }],
  ['{"title": "x", "cl|"}', 'cl', { title: 'x' }],
  ['{"title": "x", cl|}', 'cl', { title: 'x' }],
  ['{"title": "x",\n  |\n}', '', { title: 'x' }],
  ['{"cl|, "title": "x"}', 'cl', { title: 'x' }],
  ['{"cl|": , "title": "x"}', 'cl', { title: 'x' }],
  ['{"a": 1, "cl|aim", "b": 2}', 'cl', { a: 1, b: 2 }],
  ['{"|}', '', {}],
])('%s', (marked, start, definition) => expect(at(marked)).toMatchObject({ start, definition }));

test('the place is the object that gets the key, not its neighbor', () => {
  const typed = at('{"a": {"b": 1}, "c|}');
  expect(typed?.text.slice(0, typed.cursor)).toBe('{"a": {"b": 1} ');
});

test.each(['{"title": }|', '{"title": "x" "|', '[1, "a|"', '|', '{"a": [1, tru|]'])(
  'no key is typed in %s',
  (marked) => expect(at(marked)).toBeUndefined(),
);
