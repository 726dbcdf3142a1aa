import { expect, test } from 'vitest';
import { linkedElsewhere, linkedFile, linkedInsecure } from './linked-file.ts';

const page = (query: string) => new URL(`https://docs.example.org/docs/verify${query}`);

test('a file of this site is read, and no other', () => {
  expect(linkedFile(page('?inspect=/pictures/x.png'))).toBe('/pictures/x.png');
  expect(linkedFile(page('?inspect=/pictures/a%20b%26c.png#our-pictures'))).toBe('/pictures/a b&c.png');
  expect(linkedFile(page('?inspect=https://docs.example.org/x.png'))).toBe('https://docs.example.org/x.png');
  expect(linkedFile(page('?inspect=https://example.com/x.png'))).toBeUndefined();
  expect(linkedFile(page(''))).toBeUndefined();
});

test('in a copy in a folder, a file beside the page is read, and nothing that the address itself contains', () => {
  const copy = (query: string) => new URL(`file:///copy/docs/verify.html${query}`);
  expect(linkedFile(copy('?inspect=../pictures/x.png'))).toBe('../pictures/x.png');
  expect(linkedFile(copy('?inspect=data:image/png;base64,x'))).toBeUndefined();
  expect(linkedFile(copy('?inspect=blob:null/0e8f'))).toBeUndefined();
});

test('the address of another site is handed to the reader', () => {
  expect(linkedElsewhere(page('?inspect=https://example.com/x.png'))).toBe('https://example.com/x.png');
  expect(linkedElsewhere(page('?inspect=/pictures/x.png'))).toBeUndefined();
  expect(linkedElsewhere(page(''))).toBeUndefined();
});

test('both parameters name a file, and an insecure URL is only reported', () => {
  expect(linkedFile(page('?url=/pictures/x.png'))).toBe('/pictures/x.png');
  expect(linkedElsewhere(page('?url=https%3A%2F%2Fexample.com%2Fx.png'))).toBe('https://example.com/x.png');
  expect(linkedInsecure(page('?url=http://example.com/x.png'))).toBe('http://example.com/x.png');
  expect(linkedInsecure(page('?url=https://example.com/x.png'))).toBeUndefined();
  expect(linkedInsecure(page('?url=javascript:alert(1)'))).toBeUndefined();
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
  expect(linkedFile(page(`?inspect=${address}`))).toBeUndefined();
  expect(linkedElsewhere(page(`?inspect=${address}`))).toBeUndefined();
});
