import { expect } from '@playwright/test';
import { test } from './support/worker.ts';

// The site's own sidebar is large, so its closed branches are on their categories' pages.
const branch = '#sidebar details[data-key="Write and sign"]';

test('a closed branch is fetched when it’s opened, and survives navigation', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(page.locator(`${branch} a`)).toHaveCount(0);
  await page.locator(`${branch} > summary`).click();
  await expect(page.locator(branch).getByRole('link', { name: 'Write manifest data' })).toBeVisible();
  await expect(page.locator(`${branch} [aria-current]`)).toHaveCount(0);
  await page.locator('#sidebar').getByRole('link', { name: 'What’s new' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changed' })).toBeVisible();
  await expect(page.locator(branch).getByRole('link', { name: 'Write manifest data' })).toBeVisible();
  await page.locator(branch).getByRole('link', { name: 'Write manifest data' }).click();
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveText('Write manifest data');
});

test('when a branch cannot be fetched, the first page of its category is opened', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.route('**/docs/signing/local-signing{,.json}', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.locator(`${branch} > summary`).click();
  await expect(page).toHaveURL(/signing\/local-signing$/);
  await expect(page.locator(branch).getByRole('link', { name: 'Write manifest data' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a category leads to the page that has its branch', async ({ page }) => {
    await page.goto('/docs/introduction');
    await expect(page.locator(`${branch} > summary`)).toBeHidden();
    await page.locator('#sidebar').getByRole('link', { name: 'Write and sign' }).click();
    await expect(page.locator(branch).getByRole('link', { name: 'Write manifest data' })).toBeVisible();
  });
});
