import { expect, type Page } from '@playwright/test';
import { holdFetch } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });
const share = (page: Page) => bar(page).evaluate((element) => element.style.transform);

/** Opens a page whose clock stands still until the test advances it. */
async function openWithStillClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/docs/introduction');
  await page.clock.pauseAt(10_000);
}

const click = (page: Page, address: string) =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`main a[href="${href}"]`)?.click(), address);

// Specification: 4.3, 4.5, 9.2
test('the progress bar starts after 200 ms at 0.08, and trickles every 800 ms', async ({ page }) => {
  await openWithStillClock(page);
  const held = await holdFetch(page, '/docs/guide');
  await click(page, '/docs/guide');
  await held.requested;
  await page.clock.runFor(199);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  expect(await share(page)).toBe('scaleX(0.08)');
  await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
  await page.clock.runFor(799);
  expect(await share(page)).toBe('scaleX(0.08)');
  await page.clock.runFor(1);
  expect(await share(page)).toBe('scaleX(0.18)');
  held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  expect(await share(page)).toBe('scaleX(1)');
  await page.clock.runFor(200);
  await expect(bar(page)).toHaveCount(0);
});

// Specification: 4.4
test('a page that comes sooner, and a change of the hash or of the query, get no progress bar', async ({
  page,
}) => {
  await openWithStillClock(page);
  await click(page, '/docs/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('.toc a')?.click());
  await expect(page).toHaveURL(/#one$/);
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  const held = await holdFetch(page, '/docs/introduction');
  await page.evaluate(() => {
    location.search = '?from=test';
  });
  await held.requested;
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
  held.release();
});

// Specification: 4.4
test('the progress bar goes when the reader gives the navigation up', async ({ page }) => {
  await openWithStillClock(page);
  const held = await holdFetch(page, '/docs/guide');
  await click(page, '/docs/guide');
  await held.requested;
  await page.clock.runFor(200);
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => window.stop());
  await page.clock.runFor(400);
  await expect(bar(page)).toHaveCount(0);
  held.release();
});
