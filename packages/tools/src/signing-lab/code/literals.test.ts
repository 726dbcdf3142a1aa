import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cLines, cppRaw, javaScript, json, python, quote, rustRaw } from './literals.ts';

const HOSTILE = {
  'a b': [1, -2.5e-7, true, false, null],
  __proto__: 'set by a literal',
  "it's": 'quote " backslash \\ newline \n tab \t',
  unicode: 'Müller \u202e gnp.exe \u2028 😀 \u{e0001}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in other languages
  code: '"#; */ ${x} `y` )json" """ \'\'\' ??/ <script>',
  nested: { empty: {}, none: [], long: ['x'.repeat(50), 'y'.repeat(50)] },
};
const hostile: unknown = JSON.parse(JSON.stringify(HOSTILE).replace('{', '{"__proto__":"own",'));

test('JavaScript means the same value', () => {
  const value = runInNewContext(`(${javaScript(hostile)})`) as unknown;
  expect(JSON.stringify(value)).toBe(JSON.stringify(hostile));
});

test('JSON means the same value, and every character of it can be seen', () => {
  expect(JSON.parse(json(hostile))).toEqual(hostile);
  for (const text of [json(hostile), javaScript(hostile), python(hostile)])
    expect(text).not.toMatch(/[\u202e\u2028\u{e0001}]/u);
});

test('Python has its own words, and one escape for a character above U+FFFF', () => {
  expect(python([true, false, null, 1])).toBe('[True, False, None, 1]');
  expect(python('\u{e0001}')).toBe('"\\U000e0001"');
});

test('C literals end each line, and have no trigraphs', () => {
  expect(cLines('a"\\\nb??/')).toBe('"a\\"\\\\\\n"\n"b?\\?/"');
});

test('raw strings end only where they should', () => {
  expect(rustRaw('a')).toBe('r#"a"#');
  expect(rustRaw('a"#b"##')).toBe('r###"a"#b"##"###');
  expect(cppRaw('{}')).toBe('R"json({})json"');
  expect(cppRaw(')json"')).toBe('R"json1()json")json1"');
});

test('a name cannot end its quotes', () => {
  expect(quote('"; rm -rf / #')).toBe('"\\"; rm -rf / #"');
});
