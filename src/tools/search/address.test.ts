import { expect, test } from 'vitest';
import { issueLink, linkTo, placeSearch, readPlace } from './address.ts';

test.each([
  ['', { query: '', page: 1 }],
  ['?q=hash', { query: 'hash', page: 1 }],
  ['?q=a+b&kind=api&section=Signing&page=3', { query: 'a b', kind: 'api', section: 'Signing', page: 3 }],
  ['?q=a%20b%26c%3D%22%3E%3Cimg%20onerror%3E', { query: 'a b&c="><img onerror>', page: 1 }],
  ['?q=x&kind=toString&section=&page=-1', { query: 'x', page: 1 }],
  ['?q=x&page=1e99', { query: 'x', page: 1 }],
  ['?q=x&page=two', { query: 'x', page: 1 }],
  ['?q=%E0%A4%A', { query: '\ufffd%A', page: 1 }],
])('%s', (search, place) => {
  expect(readPlace(search)).toEqual(place);
});

test.each([
  [{}, ''],
  [{ query: '', page: 1 }, ''],
  [{ query: 'a b&c' }, '?q=a+b%26c'],
  [
    { query: 'x', kind: 'api' as const, section: 'Write & sign', page: 2 },
    '?q=x&kind=api&section=Write+%26+sign&page=2',
  ],
])('%j', (place, search) => {
  expect(placeSearch(place)).toBe(search);
});

test('what is written is read again', () => {
  const place = { query: 'שלום "><img onerror> .*+?', kind: 'guide' as const, section: 'Über', page: 7 };
  expect(readPlace(placeSearch(place))).toEqual(place);
});

test('a long query makes no long address, and half of a character makes no error', () => {
  expect(placeSearch({ query: 'x'.repeat(10_000) }).length).toBeLessThan(600);
  expect(placeSearch({ query: `${'x'.repeat(499)}\u{1f600}` })).toBe(`?q=${'x'.repeat(499)}%EF%BF%BD`);
});

test.each([
  ['/docs/faqs', '/', 'never', '/docs/faqs'],
  ['/docs/faqs#a-b', '/sub/', 'never', '/sub/docs/faqs#a-b'],
  ['/docs/faqs#a', '/', 'always', '/docs/faqs/#a'],
  ['/', '/sub/', 'always', '/sub/'],
  ['/docs/js-sdk/api/c2pa.c2pa.read', '/', 'never', '/docs/js-sdk/api/c2pa.c2pa.read'],
  ['javascript:alert(1)', '/', 'never', undefined],
  ['//elsewhere.example/', '/', 'never', undefined],
  ['/\\elsewhere.example/', '/', 'never', undefined],
  ['https://elsewhere.example/', '/', 'never', undefined],
  ['docs/faqs', '/', 'never', undefined],
  ['', '/', 'never', undefined],
])('%s below %s with slash %s: %s', (address, base, slash, link) => {
  expect(linkTo(address, base, slash)).toBe(link);
});

test('a new issue has the query in its title, cut and escaped', () => {
  expect(issueLink('https://x.example/new?title={title}', ' a&b "c" ')).toBe(
    'https://x.example/new?title=Search%20finds%20nothing%20for%3A%20a%26b%20%22c%22',
  );
  expect(issueLink('{title}', `${'x'.repeat(199)}\u{1f600}`)).toMatch(/x%EF%BF%BD$/);
});
