import { expect, test } from 'vitest';
import { nearestAddress } from './NotFoundPage.client.ts';

const known = [
  '/',
  '/docs',
  '/docs/signing',
  '/docs/signing/get-cert',
  '/docs/signing/test-certs',
  '/docs/manifest/reading',
  '/docs/faqs',
];

test('a page that moved to another folder is found by its name', () => {
  expect(nearestAddress('/docs/get-cert', known)).toBe('/docs/signing/get-cert');
  expect(
    nearestAddress('/docs/c2pa-nod/usage', [...known, '/docs/c2pa-c/usage', '/docs/c2pa-node/usage']),
  ).toBe('/docs/c2pa-node/usage');
});

test('a slip of the keys does not hide the page, and another address has no near one', () => {
  expect(nearestAddress('/docs/signign/test-cert', known)).toBe('/docs/signing/test-certs');
  expect(nearestAddress('/wp-login.php', known)).toBeUndefined();
  expect(nearestAddress('/docs/zzz', known)).toBeUndefined();
});
