import { expect } from 'vitest';
import { type Behavior, PHONE } from '../behavior.ts';

export const javaScriptOff: readonly Behavior[] = [
  {
    name: 'a page reads, without what only script can do, and its links lead on',
    async run(page) {
      await page.open('/docs/introduction');
      expect(await page.count('[data-started]')).toBe(0);
      expect(await page.shows('#announcement')).toBe(true);
      expect(await page.shows('[data-dismiss]')).toBe(false);
      expect((await page.text('main')).length).toBeGreaterThan(1000);
      await page.click('.pager a[rel="next"]');
      await expect.poll(() => page.path()).not.toBe('/docs/introduction');
      await page.see('h1');
    },
  },
  {
    name: 'tabs switch',
    async run(page) {
      await page.open('/docs/manifest/reading');
      await page.click('.tabs label:has(input[value="python"])');
      await page.see('.tab-panel[data-label="Python"] pre');
    },
  },
  {
    name: 'the category of the page is open in the sidebar, and closes',
    async run(page) {
      await page.open('/docs/signing');
      await page.see('#sidebar a[href="/docs/signing/get-cert"]');
      await page.click('#sidebar details[open] > summary');
      await page.miss('#sidebar a[href="/docs/signing/get-cert"]');
    },
  },
  {
    name: 'on a phone the menu opens and closes',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open('/docs/introduction');
      await page.click('.menu-button');
      await page.see('.menu-head');
      await page.click('.menu-head button');
      await page.miss('.menu-head');
    },
  },
  {
    name: 'a tool says that it needs JavaScript, or the search does',
    async run(page) {
      await page.open('/search');
      await page.see({ css: 'main noscript, main p', text: 'JavaScript' });
    },
  },
];
