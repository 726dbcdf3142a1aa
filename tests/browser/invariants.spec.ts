import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { broken, cutByPages } from './support/invariants.ts';
import { layoutShift, moved, policyViolations, settled } from './support/observe.ts';
import { pairAddresses, partAddresses, readingPages, sampledPages, unknownAddress } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// `test` in the support folder also fails a page for console output, errors, failed requests, requests to another
// origin, and policy violations.

/** Pages whose parts, or their order, no other page has. What's wrong is in a part or between two. */
const withNewPart = new Set([...partAddresses, unknownAddress, '/search?q=sign']);
const pages = [...new Set([...pairAddresses, ...withNewPart])];
/** 320 px is 400 % of a window of 1280. */
const WIDTHS = [1440, 390, 320, 768, 1000, 1280, 1920];
/** The widest without scaling, the narrowest, and the narrowest with a sidebar: for pages whose parts others have, too. */
const FEW_WIDTHS = [1440, 320, 1000];
const PHONE = { width: 390, height: 844 };

/** `npm test` opens some pages; `npm run test:all` opens the others. */
const isMain = (address: string) => pairAddresses.indexOf(address) % 20 === 0 || address === unknownAddress;
/** Pages of a test: they share a window, which keeps fonts and scripts. */
const TOGETHER = 6;

test.use({ viewport: { width: 1440, height: 900 } });

for (const [tag, addresses] of [
  ['@main', pages.filter(isMain)],
  ['@more', pages.filter((address) => !isMain(address))],
] as const)
  for (let start = 0; start < addresses.length; start += TOGETHER) {
    const together = addresses.slice(start, start + TOGETHER);
    test(`${together.join(', ')}: axe finds nothing, nothing shifts, and nothing is cut, covered, or broken at any width or on paper`, {
      tag,
    }, async ({ page }) => {
      test.slow();
      // The browser then has the fonts: what late ones move is measured in fonts.spec.ts.
      await page.goto('/docs');
      await settled(page);
      for (const address of together) await checkPage(page, address);
    });
  }

async function checkPage(page: Page, address: string): Promise<void> {
  const isNew = withNewPart.has(address);
  for (const width of isNew ? WIDTHS : FEW_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Layout shifts happen while a page loads.
    if (width === 1440 || width === 390) {
      await open(page, address);
      expect
        .soft(await layoutShift(page), `${address}: ${(await moved(page)).join('\n')}`)
        .toBeLessThan(0.02);
    }
    // What axe finds is inside of a part, and the same at widths with the same layout.
    if (isNew && (width === 1440 || width === 390))
      expect.soft(await axeFindings(page), `${address} at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(broken), `${address} at ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  expect.soft(await page.evaluate(cutByPages), `${address} on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
  expect.soft(await policyViolations(page), address).toEqual([]);
}

test.describe('with JavaScript off', () => {
  // 400 % of a window of 1280.
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 900 } });

  // Specification: 1.1
  for (const [tag, which] of [
    ['@main', 'every twentieth page'],
    ['@more', 'every other page'],
  ] as const)
    test(`${which} reads, and nothing is cut, covered, or broken`, { tag }, async ({ page, context }) => {
      test.slow();
      const wrong: string[] = [];
      const mine = sampledPages.filter((_, index) => (index % 20 === 0) === (tag === '@main')).values();
      // Two tabs, because other tests may have ended.
      const read = async (tab: Page) => {
        for (const { address } of mine) {
          // Stylesheets come before the content; pictures don't matter here.
          await tab.goto(address, { waitUntil: 'domcontentloaded' });
          const reads = await tab.evaluate(() => {
            const isVisible = (css: string) => document.querySelector(css)?.checkVisibility() ?? false;
            const { length } = document.querySelector('main')?.textContent ?? '';
            return isVisible('h1') && length > 200 && !isVisible('[data-dismiss]');
          });
          if (!reads) wrong.push(`${address} doesn't read`);
          await tab.evaluate(() => document.fonts.ready.then(() => undefined));
          wrong.push(...(await tab.evaluate(broken)).map((one) => `${address}: ${one}`));
        }
      };
      await Promise.all([read(page), read(await context.newPage())]);
      expect(wrong).toEqual([]);
    });
});

test('header, pages, and footer begin at the same edge', { tag: '@main' }, async ({ page }) => {
  for (const address of ['/', '/tools', '/tools/trust', '/search', unknownAddress, '/docs/signing']) {
    await page.goto(address);
    for (const width of WIDTHS) {
      // In a wider window, a documentation page begins with its sidebar.
      if (address === '/docs/signing' && width > 996) continue;
      await page.setViewportSize({ width, height: 900 });
      const lefts = await page
        .locator(`h1, .footer-legal p, ${width > 996 ? '.brand' : '.navbar li:first-child > .nav-link'}`)
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => {
              const range = document.createRange();
              range.selectNodeContents(one);
              return range.getBoundingClientRect().left;
            }),
        );
      expect(Math.max(...lefts) - Math.min(...lefts), `${address} at ${width} px: ${lefts}`).toBeLessThan(3);
    }
  }
});
test('axe works: it finds an image without alt text, in the page and in a frame', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, readingPages[0]?.address ?? '/');
  await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.title = 'Another page';
    frame.srcdoc = '<!doctype html><html lang="en"><title>x</title><main><h1>x</h1><img src="data:,"></main>';
    const loaded = new Promise((done) => frame.addEventListener('load', done));
    document.querySelector('main')?.append(document.createElement('img'), frame);
    await loaded;
  });
  const [withFrames, without] = [await axeFindings(page), await axeFindings(page, { frames: false })];
  expect(withFrames.filter((one) => one.startsWith('image-alt:'))).toHaveLength(2);
  expect(without.filter((one) => one.startsWith('image-alt:'))).toHaveLength(1);
});

test.describe('the open menu of a phone', { tag: '@main' }, () => {
  test.use({ viewport: PHONE });

  test('axe finds nothing', async ({ page }) => {
    await open(page, readingPages.at(-1)?.address ?? '/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeVisible();
    // Otherwise, colors would be compared during a transition. What follows scrolling never finishes by itself.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .flatMap(({ timeline, finished }) => (timeline === document.timeline ? [finished] : [])),
      ),
    );
    expect(await axeFindings(page)).toEqual([]);
  });
});

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(address === unknownAddress ? 404 : 200);
  await settled(page);
}

// Specification: 2.31
fixtureTest('options')('a long title and eight navbar items fit, in whole words', async ({ page }) => {
  for (const width of [1000, 1140, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('docs/introduction');
    expect(await page.evaluate(broken), `at ${width} px`).toEqual([]);
    const search = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' });
    expect((await search.boundingBox())?.width).toBeGreaterThan(150);
  }
});
