import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { layoutShift, settled } from './support/observe.ts';
import { field, hits, hostile, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const q = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');

// Specification: 2.7
test('a deep link shows results, and nothing shifts', async ({ page }) => {
  await page.goto('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(status(page)).toHaveText(/^[\d,]+ results for “manifest”$/);
  await expect(page).toHaveTitle(/^Search results for “manifest” \| /);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^manifest/i);
  await settled(page);
  // Ignore a rounding error of the browser, which isn't a visible shift.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('the not-found page, the results page, and the dialog show the same pages in the same order', async ({
  page,
}) => {
  await page.goto('/docs/nowhere/revoked-certificate');
  await expect(q(page)).toHaveValue('revoked-certificate');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=revoked-certificate$/);
  const onPage = page.getByRole('main').locator('.search-title');
  await openSearch(page);
  await field(page).fill('revoked-certificate');
  await expect(hits(page).nth(5)).toBeVisible();
  const inDialog = await page.getByRole('dialog').locator('.search-title').allTextContents();
  expect((await onPage.allTextContents()).slice(0, inDialog.length)).toEqual(inDialog);
  // "See all" searches anew on this page, too.
  await field(page).fill('manifest');
  await page.getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(status(page)).toHaveText(/results for “manifest”/);
});

test('typing updates the address in place, and without words every page is listed', async ({ page }) => {
  await page.goto('/search');
  const list = page.getByRole('region', { name: 'All pages' });
  await expect(list.getByRole('link').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await expect(page.locator('[data-started]')).toHaveCount(1);
  const before = await page.evaluate(() => history.length);
  await q(page).pressSequentially('private key');
  await expect(page).toHaveURL('/search?q=private+key');
  await expect(status(page)).toHaveText(/results for “private key”/);
  await expect(list).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await q(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle(/^Search \| /);
  await expect(list).toBeVisible();
  // What's too long for an address stays in the field.
  const long = `manifest ${'x'.repeat(10_000)}`;
  await q(page).fill(long);
  await expect(q(page)).toHaveValue(long);
  expect(page.url().length).toBeLessThan(700);
});

test('more results are added below, and back from one of them all is as it was', async ({ page }) => {
  await page.goto('/search?q=certificate');
  const results = page.locator('main .search-hit');
  await page.getByRole('button', { name: /^More of [\d,]+ results$/ }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
  await results.nth(10).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await results.nth(10).click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(q(page)).toHaveValue('certificate');
  await expect(results.nth(10)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('hostile queries in the address stay text, also where nothing is found', async ({ page }) => {
  test.slow();
  const main = page.getByRole('main');
  for (const query of hostile.map((one) => one.slice(0, 500))) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(q(page)).toHaveValue(query);
    await expect(main).toContainText(/results for|No results for/);
    await expect(main.locator('img, script, a[href^="javascript:"]')).toHaveCount(0);
  }
  await expect(main).toContainText('Try searching for');
  await main.getByRole('list', { name: 'Try searching for' }).getByRole('button').first().click();
  await expect(page.locator('.search-hit').first()).toBeVisible();
});

for (const width of [320, 390, 1440]) {
  test(`axe finds nothing at ${width} pixels, and nothing is wider than the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/search?q=certificate');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}

const below = fixtureTest('sub-path');

below('below a path of its origin links and addresses have the path', async ({ page }) => {
  await page.goto('docs/introduction');
  await openSearch(page);
  await field(page).fill('guide');
  await expect(hits(page).first()).toHaveAttribute('href', /^\/handbook\/docs\//);
  await page.getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/handbook\/search\?q=guide$/);
  // The dialog is closed but still contains its own results.
  await page.locator('main .search-hit').first().click();
  await expect(page).toHaveURL(/\/handbook\/docs\//);
});
