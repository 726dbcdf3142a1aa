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
    name: 'on a phone the table of contents opens above the text',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open(LONG);
      const last = '.toc-mobile li:last-child a';
      expect(await page.shows(last)).toBe(false);
      await page.click('.toc-mobile summary');
      const href = await page.attribute(last, 'href');
      await page.click(last);
      await expect.poll(() => page.isInView(href ?? '')).toBe(true);
    },
  },
];
