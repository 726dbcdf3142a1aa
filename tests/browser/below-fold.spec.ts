import { expect, type Page } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';
import { hold, isSameDocument, markDocument } from './hold.ts';

const test = fixtureTest('features');

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Long', exact: true });
const last = (page: Page) => page.getByRole('heading', { name: 'Section 6' });
/** What comes after the text. */
const pager = (page: Page) => page.getByRole('navigation', { name: 'Previous and next page' });
const isRest = (address: string) => /\/_routes\/docs\/long\.[0-9a-f]{8}\.json$/.test(address);
/** A click that doesn't move the pointer over the link, which would load what's below the fold. */
const click = (page: Page, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);

/** Follows a link to the long page, whose rest waits. */
async function openTop(page: Page) {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const held = await hold(page, (request) => isRest(request.url()));
  await click(page, '#sidebar a[href="/docs/long"]');
  await held.requested;
  await expect(title(page)).toBeVisible();
  return held;
}

test('while the rest loads, the top can be read, and nothing stands in its place', async ({ page }) => {
  const held = await openTop(page);
  await expect(page.getByRole('heading', { name: 'Section 1' })).toBeVisible();
  await expect(pager(page)).not.toBeInViewport();
  await expect(page.locator('#footer')).not.toBeInViewport();
  held.release();
  await expect(last(page)).toBeVisible();
  await expect(pager(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('a section chosen before it has arrived is shown when it does', async ({ page }) => {
  const held = await openTop(page);
  await click(page, '.toc a[href="#section-6"]');
  await expect(page).toHaveURL(/#section-6$/);
  held.release();
  await expect(last(page)).toBeInViewport();
  // The page's behaviors have started, too.
  await expect(page.locator('.toc [aria-current]')).toHaveText('Section 6');
});

test('another page opened meanwhile is not disturbed by the rest', async ({ page }) => {
  const held = await openTop(page);
  await click(page, '#sidebar a[href="/docs/guide"]');
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  const arrived = page.waitForResponse((response) => isRest(response.url()));
  held.release();
  await (await arrived).finished();
  await expect(last(page)).toHaveCount(0);
  await expect(pager(page)).toBeVisible();
});

test('a rest that is gone, as after a new build, makes the browser load the page', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  await page.route(
    (url) => isRest(url.pathname),
    (route) => route.fulfill({ status: 404 }),
  );
  await click(page, '#sidebar a[href="/docs/long"]');
  await expect(last(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(/\/docs\/long$/);
});
