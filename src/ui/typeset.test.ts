import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test('apostrophes and quotation marks are those of the text of pages', () => {
  expect(typeset("Formats you can't embed in")).toBe('Formats you can’t embed in');
  expect(typeset("The visitors' questions")).toBe('The visitors’ questions');
  expect(typeset('Fix "GLIBC not found" errors')).toBe('Fix “GLIBC not found” errors');
  expect(typeset('It says only ("invalid").')).toBe('It says only (“invalid”).');
});

test('a quotation inside another has the other marks', () => {
  expect(typeset(`Fix "Cannot find module './index.node'" here`)).toBe(
    'Fix “Cannot find module ‘./index.node’” here',
  );
  expect(typeset(`"'a' and 'b'"`)).toBe('“‘a’ and ‘b’”');
});

test('code between backticks, and what is typeset already, stays as it is', () => {
  expect(typeset("The `'parentOf'` relationship isn't there")).toBe(
    "The `'parentOf'` relationship isn’t there",
  );
  expect(typeset("`label`'s value")).toBe('`label`’s value');
  const done = 'It’s “typeset”';
  expect(typeset(done)).toBe(done);
});
