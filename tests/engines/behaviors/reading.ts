import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import type { Behavior } from '../behavior.ts';

const START = '/docs/introduction';
const LONG = '/docs/getting-started';

/** The next page, through the link at the end of the text. */
const goOn = (page: Page) => page.click('.pager a[rel="next"]');

export const reading: readonly Behavior[] = [
  {
    name: 'a link opens the next page at its top, with its title',
    async run(page) {
      await page.open(START);
      const title = await page.text('h1');
      await goOn(page);
      await expect.poll(() => page.path()).not.toBe(START);
      await expect.poll(() => page.text('h1')).not.toBe(title);
      await expect.poll(() => page.scrollY()).toBe(0);
      expect(await page.run(() => document.title)).toContain(await page.text('h1'));
    },
  },
  {
    name: 'back restores the page and the place in it',
    async run(page) {
      await page.open(LONG);
      const title = await page.text('h1');
      await page.run(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => page.scrollY()).toBe(900);
      // A click that doesn't scroll to the link first.
      await page.run(() => document.querySelector<HTMLElement>('.pager a[rel="next"]')?.click());
      await expect.poll(() => page.text('h1')).not.toBe(title);
      await page.driver.back();
      await expect.poll(() => page.text('h1')).toBe(title);
      await expect.poll(() => page.scrollY()).toBe(900);
    },
  },
  {
    name: 'a table that fits has no shadow beside its first column',
    async run(page) {
      await page.open('/docs/key-concepts');
      const shadows = await page.run(() =>
        [...document.querySelectorAll('.table-scroll')]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
          .map((table) => table.querySelector('tbody tr > *'))
          .map((cell) => cell && getComputedStyle(cell).boxShadow),
      );
      expect(shadows.length).toBeGreaterThan(0);
      for (const shadow of shadows) expect(shadow).not.toContain('0.35');
    },
  },
  {
    name: 'an address with a hash opens at its heading, below the navbar',
    async run(page) {
      await page.open(LONG);
      const id = await page.run(() => [...document.querySelectorAll('.prose h2')].at(1)?.id ?? '');
      await page.open(START);
      await page.open(`${LONG}#${id}`);
      const place = () =>
        page.run((heading) => {
          const top = document.getElementById(heading)?.getBoundingClientRect().top ?? -1;
          return top - (document.getElementById('navbar')?.getBoundingClientRect().bottom ?? 0);
        }, id);
      await expect.poll(place).toBeGreaterThanOrEqual(0);
      expect(await place()).toBeLessThan(100);
    },
  },
  {
    name: 'the fonts of the site are used, and nothing is wider than the window',
    async run(page) {
      const loaded = () =>
        page.run(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await page.open(START);
      await expect.poll(loaded).toBeGreaterThanOrEqual(2);
      expect(await page.overflow()).toBe(0);
    },
  },
];
