import { expect, test } from 'vitest';
import { nearestAddresses } from './NotFoundPage.client.ts';

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
  expect(nearestAddresses('/docs/get-cert', known)[0]).toBe('/docs/signing/get-cert');
});

test('a slip of the keys does not hide the page', () => {
  expect(nearestAddresses('/docs/signign/test-cert', known)[0]).toBe('/docs/signing/test-certs');
});

test('an address like nothing here has no near ones', () => {
  expect(nearestAddresses('/wp-login.php', known)).toEqual([]);
  expect(nearestAddresses('/docs/zzz', known)).toEqual([]);
});
