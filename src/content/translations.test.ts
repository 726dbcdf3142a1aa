import { expect, test } from 'vitest';
import { nearestAddress, writtenAddresses } from './translations.ts';

test.each([
  ['/docs/signing/keys', '/docs/signing'],
  ['/docs/faqs', '/docs'],
  ['/docs/introduction', '/docs/introduction'],
  // /docs/manifest is only a folder.
  ['/docs/manifest/reading/limits', '/docs'],
  ['/docs/2.0/old', '/docs/2.0'],
  ['/search', '/search'],
  ['/', '/'],
])('what a locale has for %s is %s', (address, nearest) => {
  const here = new Set([
    '/docs/signing',
    '/docs/signing/keys',
    '/docs/faqs',
    '/docs/introduction',
    '/docs/manifest/reading/limits',
    '/docs/2.0/old',
  ]);
  const there = new Set(['/docs/signing', '/docs/introduction']);
  expect(nearestAddress(address, here, there, ['/docs', '/docs/2.0'])).toBe(nearest);
});

test('a page that a new locale lacks links to the landing page, never to a folder', () => {
  const site = { locales: { default: 'en' }, versions: [{ dir: 'docs', path: '/docs' }] };
  const here = writtenAddresses(site as never, 'en', process.cwd());
  expect(here.size).toBeGreaterThan(150);
  const nearest = [...here].map((address) => nearestAddress(address, here, new Set(), ['/docs']));
  expect(new Set(nearest)).toEqual(new Set(['/docs']));
});
