import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs', exact: true });
const category = (page: Page, key: string) => page.locator(`#sidebar details[data-key="${key}"]`);
const disclosure = (page: Page, key: string) => category(page, key).locator('> summary');

// Specification: 2.9
test('the current page is marked in the sidebar, once', async ({ page }) => {
  await page.goto('/docs/guide/first');
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('First page');
  await sidebar(page).getByRole('link', { name: 'Introduction' }).click();
  await expect(page).toHaveURL(/introduction$/);
  await expect(sidebar(page).locator('[aria-current]')).toHaveText('Introduction');
});

test('the current page is in view in the sidebar when it is opened from elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await page.goto('/docs/last');
  await expect(sidebar(page).getByRole('link', { name: 'Last' })).toBeInViewport({ ratio: 1 });
  await page.goto('/docs/introduction');
  await expect(sidebar(page).getByRole('link', { name: 'Introduction' })).toBeInViewport({ ratio: 1 });
  // By a link on the page, not in the sidebar.
  await page
    .getByRole('navigation', { name: 'Previous and next page' })
    .getByRole('link', { name: /Next/ })
    .click();
  await expect(sidebar(page).getByRole('link', { name: 'Guide' })).toBeInViewport({ ratio: 1 });
});

test('a category opens by its own button, beside the link to its page', async ({ page }) => {
  await page.goto('/docs/introduction');
  const first = sidebar(page).getByRole('link', { name: 'First page' });
  await expect(first).toBeHidden();
  await disclosure(page, '/docs/guide').click();
  await expect(first).toBeVisible();
  await expect(page).toHaveURL(/introduction$/);
  await disclosure(page, '/docs/guide').click();
  await expect(first).toBeHidden();
  await disclosure(page, '/docs/guide').focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
});

test('a category opens with its page and with every page under it, nested', async ({ page }) => {
  await page.goto('/docs/introduction');
  await sidebar(page).getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/docs\/guide$/);
  await expect(category(page, '/docs/guide')).toHaveAttribute('open');
  await page.goto('/docs/guide/deep/deeper');
  await expect(category(page, '/docs/guide')).toHaveAttribute('open');
  await expect(category(page, '/docs/guide/deep')).toHaveAttribute('open');
  await expect(sidebar(page).getByRole('link', { name: 'Deeper' })).toBeVisible();
});

test('headings, open categories, and outside links are shown as such', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(sidebar(page).getByText('No page of its own', { exact: true })).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'No page of its own' })).toHaveCount(0);
  await expect(sidebar(page).getByRole('link', { name: 'Long' })).toBeVisible();
  const outside = sidebar(page).getByRole('link', { name: 'Outside' });
  await expect(outside).toHaveAttribute('href', 'https://outside.example/');
  await expect(outside.locator('svg')).toBeVisible();
});

test('what the reader opened and closed in the sidebar survives navigation', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  await disclosure(page, '/docs/guide').click();
  await disclosure(page, 'Open at first').click();
  await expect(category(page, 'Open at first')).not.toHaveAttribute('open');
  await page.locator('main').getByRole('link', { name: 'the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  await expect(category(page, '/docs/guide')).toHaveAttribute('open');
  await expect(category(page, 'Open at first')).not.toHaveAttribute('open');
  await expect(category(page, 'No page of its own')).toHaveAttribute('open');
  expect(await isSameDocument(page)).toBe(true);
});

test('the scroll place of the sidebar survives navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 300 });
  await page.goto('/docs/introduction');
  await page.locator('#menu').evaluate((menu) => menu.scrollTo({ top: 60, behavior: 'instant' }));
  await page.evaluate(() => document.querySelector<HTMLElement>('#sidebar a[href="/docs/last"]')?.click());
  await expect(page).toHaveURL(/\/docs\/last$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible();
  const place = await page.locator('#menu').evaluate((menu) => menu.scrollTop);
  expect(place).toBe(60);
});

// Specification: 4.15
test('a branch opens and closes in about 4 to 19 ms, scaled by its height', async ({ page }) => {
  await page.goto('/docs/introduction');
  await disclosure(page, 'No page of its own').click();
  await disclosure(page, '/docs/guide').click();
  const figures = async (key: string) =>
    category(page, key).evaluate((details) => ({
      height: details.querySelector('.tree')?.scrollHeight ?? 0,
      duration: getComputedStyle(details, '::details-content').transitionDuration.split(',')[0],
    }));
  const low = await figures('No page of its own');
  const high = await figures('/docs/guide');
  expect(high.height).toBeGreaterThan(low.height);
  const [short, long] = [low, high].map(({ duration }) => Number.parseFloat(duration ?? '') * 1000);
  expect(short).toBeGreaterThanOrEqual(4);
  expect(long).toBeGreaterThan(short ?? 0);
  expect(long).toBeLessThanOrEqual(19);
});
