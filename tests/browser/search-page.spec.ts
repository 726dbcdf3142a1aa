import { expect, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const q = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('main .search-hit');

// Specification: 2.7
test('the page reads q, typing updates the address, and without words all are listed', async ({ page }) => {
  await page.goto('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    /^[\d,]+ results for “manifest”\. The first 30:$/,
  );
  const list = page.getByRole('region', { name: 'All pages' });
  await expect(list).toBeHidden();
  const before = await page.evaluate(() => history.length);
  await q(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(list.getByRole('link').first()).toBeVisible();
  await q(page).pressSequentially('private key');
  await expect(page).toHaveURL('/search?q=private+key');
  await expect(results(page).first()).toBeVisible();
  await expect(list).toBeHidden();
  expect(await page.evaluate(() => history.length)).toBe(before);
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
