import { expect, test } from 'vitest';
import { cutOut } from '../content/json-types/reference.ts';
import { plainText, typeset } from './text.ts';

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

test('code and links inside a sentence', () => {
  expect(plainText('See [`a.b`](/docs/x).')).toBe('See a.b.');
  expect(plainText('Use `a` or [the page](/docs/x#y).')).toBe('Use a or the page.');
});

test('an example is cut out by a pointer', () => {
  const document = { manifests: { 'urn:x': { title: 'T', assertions: [1] } } };
  expect(cutOut(document, { file: 'f', at: '/manifests/*', without: ['assertions'] })).toEqual({
    title: 'T',
  });
  expect(cutOut(document, { file: 'f', at: '/manifests/urn:x/assertions/0' })).toBe(1);
  expect(() => cutOut(document, { file: 'f.json', at: '/manifest/*' })).toThrow(
    'samples/f.json has nothing at /manifest/* (`manifest`)',
  );
});
