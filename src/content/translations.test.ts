import { expect, test } from 'vitest';
import { nearestAddress } from './translations.ts';

test.each([
  ['/docs/signing/keys', '/docs/signing'],
  ['/docs/faqs', '/docs'],
  ['/docs/introduction', '/docs/introduction'],
  ['/search', '/search'],
  ['/', '/'],
])('what a locale has for %s is %s', (address, nearest) => {
  const here = new Set(['/docs/signing', '/docs/signing/keys', '/docs/faqs', '/docs/introduction']);
  const there = new Set(['/docs/signing', '/docs/introduction']);
  expect(nearestAddress(address, here, there)).toBe(nearest);
});
