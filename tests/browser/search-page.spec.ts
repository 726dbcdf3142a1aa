import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { layoutShift, settled } from './support/observe.ts';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const q = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('main .search-hit');

// Specification: 2.7
test('a deep link shows results, nothing shifts, and nothing is wider than a small window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.goto('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[\d,]+ results for “manifest”$/);
  await expect(page).toHaveTitle(/^Search results for “manifest” \| /);
  await settled(page);
  // Ignore a rounding error of the browser, which isn't a visible shift.
  expect(await layoutShift(page)).toBeLessThan(0.001);
  expect(await axeFindings(page)).toEqual([]);
  const html = page.locator('html');
  const wider = await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
});

test('typing updates the address in place, and without words every page is listed', async ({ page }) => {
  await page.goto('/search');
  const list = page.getByRole('region', { name: 'All pages' });
  await expect(list.getByRole('link').first()).toBeVisible();
  await expect(page.locator('[data-started]')).toHaveCount(1);
  const before = await page.evaluate(() => history.length);
  await q(page).pressSequentially('private key');
  await expect(page).toHaveURL('/search?q=private+key');
  await expect(results(page).first()).toBeVisible();
  await expect(list).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
  await q(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle(/^Search \| /);
  await expect(list).toBeVisible();
});

test('back from a result, all is as it was', async ({ page }) => {
  await page.goto('/search?q=certificate');
  await expect(results(page)).toHaveCount(30);
  await results(page)
    .nth(10)
    .evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await results(page).nth(10).click();
  await expect(page).toHaveURL(/\/docs\//);
  await page.goBack();
  await expect(q(page)).toHaveValue('certificate');
  await expect(results(page).nth(10)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

fixtureTest('sub-path')('below a path of its origin links and addresses have the path', async ({ page }) => {
  await page.goto('docs/introduction');
  await openSearch(page);
  await field(page).fill('guide');
  await expect(hits(page).first()).toHaveAttribute('href', /^\/handbook\/docs\//);
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/handbook\/search\?q=guide$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/\/handbook\/docs\//);
});
