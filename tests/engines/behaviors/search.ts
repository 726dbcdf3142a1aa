import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import { type Behavior, PHONE } from '../behavior.ts';

const FIELD = '.search-dialog[data-started] .search-field';
const HIT = '.search-dialog .search-hit';
const CHOSEN = '.search-dialog .search-hit:focus';

async function openSearch(page: Page, key: string): Promise<void> {
  await page.driver.press(key);
  await page.see(FIELD);
  await expect.poll(() => page.hasFocus(FIELD)).toBe(true);
}

export const search: readonly Behavior[] = [
  {
    name: 'search by keyboard: open, type, choose, and read',
    async run(page) {
      await page.open('/docs/introduction');
      await openSearch(page, 'Control+k');
      await page.driver.type('certificate');
      await page.see(HIT);
      // What was found for the first letters is replaced.
      await page.see('.search-body [aria-busy="false"]');
      await page.driver.press('ArrowDown');
      const first = await page.attribute(CHOSEN, 'href');
      await page.driver.press('ArrowDown');
      await expect.poll(() => page.attribute(CHOSEN, 'href')).not.toBe(first);
      const second = await page.attribute(CHOSEN, 'href');
      await page.driver.press('Enter');
      await expect.poll(() => page.path()).toBe(second);
      await page.miss('.search-dialog');
      await page.see('h1');
    },
  },
  {
    name: 'Escape closes the search, and a slash opens it again',
    async run(page) {
      await page.open('/docs/introduction');
      await openSearch(page, '/');
      await page.driver.press('Escape');
      await page.miss('.search-dialog');
      await openSearch(page, '/');
      await page.driver.type('manifest');
      await page.see(HIT);
    },
  },
  {
    name: 'pages opened from the search are offered on the next page',
    async run(page) {
      await page.open('/docs/introduction');
      await openSearch(page, '/');
      await page.driver.type('assertion');
      await page.see(HIT);
      // What's shown until then was found for the first letters, which Enter doesn't open.
      await page.see('.search-body [aria-busy="false"]');
      await page.driver.press('Enter');
      await expect.poll(() => page.path()).not.toBe('/docs/introduction');
      // Firefox reports that the next navigation failed if it stops one that's still loading.
      await expect.poll(() => page.run(() => document.readyState)).toBe('complete');
      await page.open('/docs/faqs');
      await openSearch(page, '/');
      await page.see({ css: '.search-dialog .search-group-title', text: 'Recent pages' });
    },
  },
  {
    name: 'the search works on a phone, and leads to all results',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open('/docs/introduction');
      await page.click('[data-search]');
      await page.see(FIELD);
      await expect.poll(() => page.hasFocus(FIELD)).toBe(true);
      await page.driver.type('private key');
      await page.click('.search-all');
      await expect.poll(() => page.path()).toBe('/search?q=private+key');
      await page.see('main [role="status"]');
      await expect.poll(() => page.count('main h2, main h3')).toBeGreaterThan(3);
    },
  },
];
