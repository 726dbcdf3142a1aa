import { expect, test } from 'vitest';
import { completeAddress } from './fetch-address.ts';

test.each([
  ['example.org/a.jpg', 'https://example.org/a.jpg'],
  [' www.example.org:8443/a?x=1 ', 'https://www.example.org:8443/a?x=1'],
  ['bücher.example/a.png#top', 'https://bücher.example/a.png#top'],
  ['example.org', 'https://example.org'],
])('%s is completed', (typed, complete) => expect(completeAddress(typed)).toBe(complete));

test.each([
  'https://example.org/a.jpg',
  'http://example.org/a.jpg',
  '/img/home/lake.jpg',
  '../pictures/x.png',
  'pictures/x.png',
  'photo.jpg',
  'not a url',
  'data:image/png;base64,x',
])('%s stays as it is', (typed) => expect(completeAddress(typed)).toBe(typed));
