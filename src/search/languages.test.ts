import { expect, test } from 'vitest';
import { languageNamed, languagesIn } from './languages.ts';

test.each([
  ['sign a jpeg in node.js', ['node']],
  ['sign with C2PA Tool', ['cli']],
  ['C++ example', ['cpp']],
  ['c example', ['cpp']],
  ['read in the browser', ['web']],
  ['javascript', ['web']],
  ['javascript on node', ['node']],
  ['react component', ['web']],
  ['python or rust', ['python', 'rust']],
  ['how do I sign', []],
  ['constructor __proto__ toString', []],
])('%s', (text, languages) => {
  expect([...languagesIn(text)].sort()).toEqual(languages);
});

test('a framework tells a language without being its name', () => {
  expect(languageNamed('python')).toBe('python');
  expect(languageNamed('flask')).toBeUndefined();
});
