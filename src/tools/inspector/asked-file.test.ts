import { expect, test } from 'vitest';
import { askedFile } from './asked-file.ts';

const asked = (query: string) => askedFile(new URL(`https://docs.example.org/docs/verify${query}`));

test('a file of this site, or a whole address', () => {
  expect(asked('?inspect=/pictures/x.png')).toBe('/pictures/x.png');
  expect(asked('?inspect=/pictures/a%20b%26c.png#our-pictures')).toBe('/pictures/a b&c.png');
  expect(asked('?inspect=https://example.com/x.png')).toBe('https://example.com/x.png');
  expect(asked('')).toBeUndefined();
});

test.each([
  '//example.com/x.png',
  '/%2Fexample.com/x.png',
  '/%5Cexample.com/x.png',
  'http:example.com',
  'blob:x',
])('what only looks like a file of this site is none: %s', (address) =>
  expect(asked(`?inspect=${address}`)).toBeUndefined(),
);
