import { expect, test } from '@playwright/test';

// The site's own sidebar is large, so its closed branches are on the pages of their categories.
const branch = '#sidebar details[data-key="/docs/manifest/understanding-manifest"]';

test('a closed branch of a large sidebar is fetched when it is opened, and survives navigation', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  await expect(page.locator(`${branch} a`)).toHaveCount(0);
  await page.locator(`${branch} > summary`).click();
  await expect(page.locator(branch).getByRole('link', { name: 'Writing manifest data' })).toBeVisible();
  await expect(page.locator(`${branch} [aria-current]`)).toHaveCount(0);
  await page.locator('#sidebar').getByRole('link', { name: 'Community resources' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Community resources' })).toBeVisible();
  await expect(page.locator(branch).getByRole('link', { name: 'Writing manifest data' })).toBeVisible();
  await page.locator(branch).getByRole('link', { name: 'Writing manifest data' }).click();
  await expect(page.locator('#sidebar [aria-current="page"]')).toHaveText('Writing manifest data');
});

test('when a branch cannot be fetched, the page of its category is opened', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.route('**/docs/manifest/understanding-manifest', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.locator(`${branch} > summary`).click();
  await expect(page).toHaveURL(/understanding-manifest$/);
  await expect(page.locator(branch).getByRole('link', { name: 'Writing manifest data' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link of a category leads to the page that has its branch', async ({ page }) => {
    await page.goto('/docs/introduction');
    await expect(page.locator(`${branch} > summary`)).toBeHidden();
    await page.locator('#sidebar').getByRole('link', { name: 'Working with manifests' }).click();
    await expect(page.locator(branch).getByRole('link', { name: 'Writing manifest data' })).toBeVisible();
  });
});
