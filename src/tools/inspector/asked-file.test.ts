import { expect, test } from 'vitest';
import { askedElsewhere, askedFile } from './asked-file.ts';

const page = (query: string) => new URL(`https://docs.example.org/docs/verify${query}`);

test('a file of this site is read, and no other', () => {
  expect(askedFile(page('?inspect=/pictures/x.png'))).toBe('/pictures/x.png');
  expect(askedFile(page('?inspect=/pictures/a%20b%26c.png#our-pictures'))).toBe('/pictures/a b&c.png');
  expect(askedFile(page('?inspect=https://docs.example.org/x.png'))).toBe('https://docs.example.org/x.png');
  expect(askedFile(page('?inspect=https://example.com/x.png'))).toBeUndefined();
  expect(askedFile(page(''))).toBeUndefined();
});

test('the address of another site is handed to the reader', () => {
  expect(askedElsewhere(page('?inspect=https://example.com/x.png'))).toBe('https://example.com/x.png');
  expect(askedElsewhere(page('?inspect=/pictures/x.png'))).toBeUndefined();
  expect(askedElsewhere(page(''))).toBeUndefined();
});

test.each([
  '//example.com/x.png',
  '/%2Fexample.com/x.png',
  '/%5Cexample.com/x.png',
  'http:example.com',
  'http://example.com/x.png',
  'blob:x',
])('what only looks like a file, or is no safe address, is none: %s', (address) => {
  expect(askedFile(page(`?inspect=${address}`))).toBeUndefined();
  expect(askedElsewhere(page(`?inspect=${address}`))).toBeUndefined();
});
