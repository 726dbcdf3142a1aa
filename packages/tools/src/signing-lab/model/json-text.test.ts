import { expect, test } from 'vitest';
import { parseDefinition } from './json-text.ts';

test('an object is a definition', () =>
  expect(parseDefinition(' {"title": "x", "n": [1, -2.5e3, true, null, {}, []]} ')).toEqual({
    definition: { title: 'x', n: [1, -2500, true, null, {}, []] },
  }));

test.each([
  ['[]', 'an array'],
  ['null', 'null'],
  ['5', 'a number'],
  ['"x"', 'a string'],
])('%s is no definition', (text, wrongKind) => expect(parseDefinition(text)).toEqual({ wrongKind }));

test.each([
  ['', 1, 1, 'a value'],
  ['{', 1, 2, 'a name in double quotes'],
  ['{\n  "title": "x",\n}', 3, 1, 'a name in double quotes'],
  ['{\n  "title" "x"\n}', 2, 11, 'a colon'],
  ['{"a": 1 "b": 2}', 1, 9, 'a comma or }'],
  ['{"a": [1 2]}', 1, 10, 'a comma or ]'],
  ['{"a": [1,]}', 1, 10, 'a value'],
  ['{"a": }', 1, 7, 'a value'],
  ['{"a": 01}', 1, 8, 'a comma or }'],
  ['{"a": \'x\'}', 1, 7, 'a value'],
  ['{"a": "x\ny"}', 1, 7, 'a value'],
  ['{"a": "\\q"}', 1, 7, 'a value'],
  ['{a: 1}', 1, 2, 'a name in double quotes'],
  ['{} x', 1, 4, 'the end of the text'],
  ['{"a": 1', 1, 8, 'a comma or }'],
  ['// no\n{}', 1, 1, 'a value'],
])('%o fails at line %d, column %d: %s', (text, line, column, expected) =>
  expect(parseDefinition(text)).toEqual({ fault: { line, column, expected } }),
);

test('every text that browsers refuse has a fault with a place', () => {
  const text = '{"title": "x", "assertions": [{"label": "é", "data": {"n": [1.5, true]}}]}';
  for (let place = 0; place < text.length; place += 1)
    for (const change of ['', '}', '"', ',', 'x']) {
      const broken = text.slice(0, place) + change + text.slice(place + 1);
      let isJson = true;
      try {
        JSON.parse(broken);
      } catch {
        isJson = false;
      }
      expect('definition' in parseDefinition(broken)).toBe(isJson);
      if (!isJson) expect(parseDefinition(broken)).not.toMatchObject({ fault: { expected: 'less nesting' } });
    }
});

test('endless nesting doesn’t throw', () =>
  expect(parseDefinition('['.repeat(200_000))).toHaveProperty('fault'));
