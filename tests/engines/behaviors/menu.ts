import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import { type Behavior, PHONE } from '../behavior.ts';

const OPENER = '.menu-button';
const HEAD = '#menu .menu-head';
/** One turn of the wheel, in CSS pixels. */
const TURN = 300;

async function openMenu(page: Page, path: string): Promise<void> {
  await page.driver.resize(...PHONE);
  await page.open(path);
  await page.click(OPENER);
  await page.see(HEAD);
}

export const menu: readonly Behavior[] = [
  {
    name: 'on a phone the menu opens with its head in view, and the current page below it',
    async run(page) {
      await openMenu(page, '/docs/signing/get-cert');
      await expect.poll(() => page.isInView(`${HEAD} button`)).toBe(true);
      await expect.poll(() => page.isInView('#menu .tree [aria-current="page"]')).toBe(true);
      await expect.poll(() => page.hasFocus(`${HEAD} button`)).toBe(true);
      const isBelow = await page.run(() => {
        const bottom = document.querySelector('.menu-head')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('.tree [aria-current]')?.getBoundingClientRect().top ?? 0) >= bottom;
      });
      expect(isBelow).toBe(true);
    },
  },
  {
    name: 'the page behind the menu does not scroll, and stays where it was',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open('/docs/signing/get-cert');
      await page.run(() => scrollTo({ top: 500, behavior: 'instant' }));
      await expect.poll(() => page.scrollY()).toBe(500);
      await page.click(OPENER);
      await page.see(HEAD);
      await expect.poll(() => page.run(() => document.getAnimations().length)).toBe(0);
      // Beside the menu, down and up. WebKitGTK ties turns in one direction to what was under the first of them.
      for (const turn of [TURN, -TURN]) await page.driver.wheel(380, 600, turn);
      // Over the menu. The list gets to its end, so the events arrive.
      await expect
        .poll(async () => {
          await page.driver.wheel(150, 500, TURN);
          return page.run(() => {
            const list = document.querySelector('#menu .sidebar');
            return list ? list.scrollHeight - list.clientHeight - list.scrollTop : 99;
          });
        })
        .toBeLessThan(2);
      expect(await page.scrollY()).toBe(500);
      await expect.poll(() => page.isInView(`${HEAD} button`)).toBe(true);
    },
  },
  {
    name: 'Escape closes the menu, and its button has the focus again',
    async run(page) {
      await openMenu(page, '/docs/introduction');
      await page.driver.press('Escape');
      await page.miss(HEAD);
      await expect.poll(() => page.hasFocus(OPENER)).toBe(true);
      expect(await page.run(() => document.getElementById('main')?.inert)).toBe(false);
    },
  },
  {
    name: 'the menu closes when it has led to another page',
    async run(page) {
      await openMenu(page, '/docs/introduction');
      await page.click('#menu .tree a[href="/docs/getting-started"]');
      await expect.poll(() => page.path()).toBe('/docs/getting-started');
      await page.miss(HEAD);
      await page.click(OPENER);
      await page.see(HEAD);
      expect(await page.attribute('#menu .tree [aria-current]', 'href')).toBe('/docs/getting-started');
    },
  },
];
