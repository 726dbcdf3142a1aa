import { expect, test } from 'vitest';
import { canonicalAddress, docAddress, docIdOf, hrefOf } from './address.ts';

test.each([
  ['/docs/signing/', '/docs/signing'],
  ['/docs/signing.html', '/docs/signing'],
  ['/docs/signing/index.html', '/docs/signing'],
  ['/docs/signing/index', '/docs/signing'],
  ['/docs/signing/?a=1#b', '/docs/signing?a=1#b'],
  ['/index.html', '/'],
  ['/', '/'],
  ['/docs/js-sdk/api/c2pa.c2pa.read', '/docs/js-sdk/api/c2pa.c2pa.read'],
])('%s is %s', (written, canonical) => {
  expect(canonicalAddress(written)).toBe(canonical);
});

test('links carry the base path and the slash that the policy asks for', () => {
  const never = { base: '/x/', trailingSlash: 'never' } as const;
  expect(hrefOf('/docs/a?q=1#b', never)).toBe('/x/docs/a?q=1#b');
  expect(hrefOf('/', never)).toBe('/x/');
  const always = { base: '/', trailingSlash: 'always' } as const;
  expect(hrefOf('/docs/a#b', always)).toBe('/docs/a/#b');
  expect(hrefOf('/docs/a.md', always)).toBe('/docs/a.md');
  expect(hrefOf('/samples/read/node/read.mjs', always)).toBe('/samples/read/node/read.mjs');
  const withFiles = { ...always, staticFiles: ['/cookies.js', '/terms'] };
  expect(hrefOf('/cookies.js?v=1', withFiles)).toBe('/cookies.js?v=1');
  expect(hrefOf('/terms', withFiles)).toBe('/terms');
  expect(hrefOf('/docs/cookies.js', withFiles)).toBe('/docs/cookies.js/');
  expect(hrefOf('/docs/js-sdk/api/c2pa.c2pa.read', always)).toBe('/docs/js-sdk/api/c2pa.c2pa.read/');
});

test('addresses of other sites and of this page stay as they are', () => {
  const policy = { base: '/x/', trailingSlash: 'never' } as const;
  for (const address of ['https://example.org/a/', '#b', 'mailto:a@example.org', '//example.org/']) {
    expect(hrefOf(address, policy)).toBe(address);
  }
});

test('a doc’s id is its path; an index file has the name of its folder', () => {
  expect(docIdOf('signing/get-cert.mdx')).toBe('signing/get-cert');
  expect(docIdOf('signing/index.mdx')).toBe('signing');
  expect(docIdOf('index.mdx')).toBe('');
  expect(docAddress('/docs', 'signing')).toBe('/docs/signing');
  expect(docAddress('/docs', '')).toBe('/docs');
});
