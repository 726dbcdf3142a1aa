import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { brokenHeadings } from './support/headings.ts';
import { layoutShift, moved, settled } from './support/observe.ts';
import { readingPages, sampledPages, sitePages, unknownAddress } from './support/pages.ts';
import { expect, test } from './support/test.ts';

// `test` in the support folder also fails a page for console output, errors, failed requests, requests to another
// origin, and policy violations.

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 640 };

test.use({ viewport: DESKTOP });

const addresses = [...sampledPages.map(({ address }) => address), unknownAddress];

/** `npm test` opens some pages of each folder; `npm run test:all` opens the others. */
const isMain = (address: string, index: number) => index % 20 === 0 || address === unknownAddress;

for (const [index, address] of addresses.entries()) {
  const title = `${address}: axe finds nothing, nothing shifts, nothing complains, no heading breaks, at any width`;
  test(title, { tag: isMain(address, index) ? '@main' : '@more' }, async ({ page }) => {
    await open(page, address);
    expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    // Layout shifts happen while a page loads.
    await page.setViewportSize(PHONE);
    await open(page, address);
    expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
    // The narrow layout is the same on all pages, and axe takes longer than everything else here.
    if (index % 4 === 0) expect(await axeFindings(page), 'on a phone').toEqual([]);
    expect(await sidewaysScroll(page), 'on a phone').toBe(0);
    expect(await page.evaluate(brokenHeadings), 'headings broken inside a word on a phone').toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await sidewaysScroll(page), 'at 320 px').toBe(0);
  });
}

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
    // Otherwise, colors would be compared during a transition.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('every redirect leads to a page', { tag: '@main' }, async ({ request }) => {
  const known = readingPages.map(({ address }) => address);
  for (const { address } of sitePages.filter(({ kind }) => kind === 'redirect')) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(known, address).toContain(new URL(response.url()).pathname);
  }
});

async function open(page: Page, address: string): Promise<void> {
  const response = await page.goto(address);
  expect(response?.status()).toBe(address === unknownAddress ? 404 : 200);
  await settled(page);
}

/** How far the page scrolls sideways, in pixels; the widths themselves differ by the scrollbar. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: 'instant' });
    const moved = Math.abs(scrollX);
    scrollTo({ left: 0, behavior: 'instant' });
    return moved;
  });
}
