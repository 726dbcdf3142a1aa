import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

export const wrongAddresses: readonly Behavior[] = [
  {
    name: 'an unknown address shows the not-found page, with the pages that are near',
    async run(page) {
      await page.open('/docs/signing/get-certificate');
      await expect.poll(() => page.text('[data-path]')).toBe('/docs/signing/get-certificate');
      await page.click('[data-near] a[href="/docs/signing/get-cert"]');
      await expect.poll(() => page.path()).toBe('/docs/signing/get-cert');
      await page.see('.prose');
    },
  },
  {
    name: 'the not-found page offers a search for the words of the address',
    async run(page) {
      await page.open('/docs/nowhere/certificate');
      const words = () =>
        page.run(() => document.querySelector<HTMLInputElement>('[data-search-path] input')?.value);
      await expect.poll(words).toBe('certificate');
      await page.click('[data-search-path] button');
      await expect.poll(() => page.path()).toBe('/search?q=certificate');
    },
  },
  {
    name: 'old addresses and other forms of an address lead to the page, with query and hash',
    async run(page) {
      const cases = [
        ['/docs/signing-manifests', '/docs/signing'],
        ['/docs/prod-cert?a=1#x', '/docs/signing/prod-cert?a=1#x'],
        ['/docs/faqs/', '/docs/faqs'],
        ['/docs/faqs.html#x', '/docs/faqs#x'],
        ['/docs/FAQs', '/docs/faqs'],
      ] as const;
      for (const [from, to] of cases) {
        await page.open(from);
        await expect.poll(() => page.path(), { message: from }).toBe(to);
        await page.see('.prose');
      }
    },
  },
];
