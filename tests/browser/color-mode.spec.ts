import { expect, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { test as siteTest } from './support/worker.ts';

const test = fixtureTest('features');

const mode = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const toggle = (page: Page) => page.getByRole('button', { name: 'Dark colors' });

// Specification: 2.40
siteTest('the site is light, without a switch and without dark colors', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/docs/introduction');
  await page.waitForLoadState('load');
  expect(await mode(page)).toBe('light');
  expect(await paper(page)).toBe('rgb(251, 252, 250)');
  await expect(toggle(page)).toHaveCount(0);
  expect(requested.filter((url) => /dark|color-mode/.test(url))).toEqual([]);
});

// Specification: 4.7, 9.4
test('where a choice is allowed, it is stored under `theme`, and kept', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  expect(await mode(page)).toBe('dark');
  await toggle(page).click();
  expect(await mode(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

// Specification: 4.8
test('unset, the color mode follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs/introduction');
  expect(await mode(page)).toBe('dark');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => mode(page)).toBe('light');
  // A choice applies whatever the system's setting.
  await toggle(page).click();
  await expect.poll(() => mode(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await mode(page)).toBe('dark');
});

test('the stored mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/docs/introduction');
  expect(await mode(page)).toBe('dark');
});

// Specification: 4.9
test('the color mode is the same in all tabs', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/docs/introduction');
  await other.goto('/docs/guide');
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'false');
  await toggle(page).click();
  await expect.poll(() => mode(other)).toBe('dark');
  await expect(toggle(other)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await expect.poll(() => mode(other)).toBe('light');
});

test('axe finds nothing in dark colors', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  for (const address of ['/', '/docs', '/docs/introduction', '/docs/code']) {
    await page.goto(address);
    expect(await mode(page)).toBe('dark');
    expect(await axeFindings(page), address).toEqual([]);
  }
});
