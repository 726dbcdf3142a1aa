import { expect } from 'vitest';
import { type Behavior, PHONE } from '../behavior.ts';

const LONG = '/docs/getting-started';

export const tableOfContents: readonly Behavior[] = [
  {
    name: 'the table of contents leads to a section and marks it',
    async run(page) {
      await page.open(LONG);
      const href = await page.run(
        () => [...document.querySelectorAll('.toc a')].at(2)?.getAttribute('href') ?? '',
      );
      await page.click(`.toc a[href="${href}"]`);
      await expect.poll(() => page.path()).toBe(LONG + href);
      await expect.poll(() => page.isInView(href)).toBe(true);
      await expect.poll(() => page.attribute('.toc [aria-current]', 'href')).toBe(href);
      await page.run(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expect.poll(() => page.attribute('.toc [aria-current]', 'href')).not.toBe(href);
    },
  },
  {
    name: 'on a phone the table of contents opens deep in the page, and closes with a choice',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open(LONG);
      const first = '.toc li:first-child a';
      expect(await page.shows(first)).toBe(false);
      await page.run(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
      await page.click('.toc-bar');
      await page.see(first);
      const href = await page.attribute(first, 'href');
      await page.click(first);
      await expect.poll(() => page.isInView(href ?? '')).toBe(true);
      expect(await page.shows(first)).toBe(false);
      await page.click('.toc-bar');
      await page.see(first);
      await page.driver.press('Escape');
      await page.miss(first);
    },
  },
];
