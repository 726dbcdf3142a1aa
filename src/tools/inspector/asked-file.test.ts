import { expect, test } from 'vitest';
import { askedElsewhere, askedFile, askedInsecure } from './asked-file.ts';

const page = (query: string) => new URL(`https://docs.example.org/docs/verify${query}`);

test('a file of this site is read, and no other', () => {
  expect(askedFile(page('?inspect=/pictures/x.png'))).toBe('/pictures/x.png');
  expect(askedFile(page('?inspect=/pictures/a%20b%26c.png#our-pictures'))).toBe('/pictures/a b&c.png');
  expect(askedFile(page('?inspect=https://docs.example.org/x.png'))).toBe('https://docs.example.org/x.png');
  expect(askedFile(page('?inspect=https://example.com/x.png'))).toBeUndefined();
  expect(askedFile(page(''))).toBeUndefined();
});

test('in a copy in a folder, a file beside the page is read, and nothing that the address itself contains', () => {
  const copy = (query: string) => new URL(`file:///copy/docs/verify.html${query}`);
  expect(askedFile(copy('?inspect=../pictures/x.png'))).toBe('../pictures/x.png');
  expect(askedFile(copy('?inspect=data:image/png;base64,x'))).toBeUndefined();
  expect(askedFile(copy('?inspect=blob:null/0e8f'))).toBeUndefined();
});

test('the address of another site is handed to the reader', () => {
  expect(askedElsewhere(page('?inspect=https://example.com/x.png'))).toBe('https://example.com/x.png');
  expect(askedElsewhere(page('?inspect=/pictures/x.png'))).toBeUndefined();
  expect(askedElsewhere(page(''))).toBeUndefined();
});

test('both parameters name a file, and an insecure URL is only told', () => {
  expect(askedFile(page('?url=/pictures/x.png'))).toBe('/pictures/x.png');
  expect(askedElsewhere(page('?url=https%3A%2F%2Fexample.com%2Fx.png'))).toBe('https://example.com/x.png');
  expect(askedInsecure(page('?url=http://example.com/x.png'))).toBe('http://example.com/x.png');
  expect(askedInsecure(page('?url=https://example.com/x.png'))).toBeUndefined();
  expect(askedInsecure(page('?url=javascript:alert(1)'))).toBeUndefined();
});

test.each([
  '//example.com/x.png',
  '/%2Fexample.com/x.png',
  '/%5Cexample.com/x.png',
  'http:example.com',
  'http://example.com/x.png',
  'blob:x',
  'blob:https://docs.example.org/0e8f',
  'data:image/png;base64,x',
])('what only looks like a file, or is no safe address, is none: %s', (address) => {
  expect(askedFile(page(`?inspect=${address}`))).toBeUndefined();
  expect(askedElsewhere(page(`?inspect=${address}`))).toBeUndefined();
});
