import { expect, type Page } from '@playwright/test';
import { plainTest } from './plain-server.ts';

const test = plainTest('features');

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

// Specification: 2.2, 8.12
test('an unknown path shows the not-found page with status 404, and keeps the path', async ({ page }) => {
  const response = await page.goto('/docs/guide/frist?q=1#x');
  expect(response?.status()).toBe(404);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide\/frist\?q=1#x$/);
  await expect(page.locator('[data-path]')).toHaveText('/docs/guide/frist');
});

test('the not-found page offers a search for the last word of the path', async ({ page }) => {
  await page.goto('/docs/guides/first-page');
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(field).toHaveValue('first-page');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=first-page$/);
});

test('the not-found page offers the page with the most similar address', async ({ page }) => {
  await page.goto('/docs/guides/frist');
  await expect(page.locator('[data-near] a').first()).toHaveText('/docs/guide/first');
});

test('an address in the wrong case leads to its page', async ({ page }) => {
  await page.goto('/docs/Guide/FIRST?q=1#x');
  await expect(page).toHaveURL(/\/docs\/guide\/first\?q=1#x$/);
  await expect(title(page, 'First page')).toBeVisible();
});

test('the not-found page shows the path as it is read', async ({ page }) => {
  await page.goto('/docs/r%C3%A9sum%C3%A9');
  await expect(page.locator('[data-path]')).toHaveText('/docs/résumé');
});

test('an address that isn’t valid UTF-8 shows the not-found page, with or without rules', async ({
  page,
  plain,
}) => {
  for (const address of ['/docs/%ff', `${plain}/docs/%ff`]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(title(page, 'Page not found')).toBeVisible();
    await expect(page.locator('[data-path]')).toHaveText('/docs/%ff');
  }
});
