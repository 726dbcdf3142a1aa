import { expect } from '@playwright/test';
import { clickInPlace, holdFetch, isSameDocument, main, markDocument, title } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

// Specification: 4.1
test('the old page stays while the next one loads, and no document is loaded anew', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const held = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await held.requested;
  await expect(title(page, 'Introduction')).toBeVisible();
  held.release();
  await expect(title(page, 'Guide')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('head and title are those of the new page', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(page).toHaveTitle('Guide | Features');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Guide of the fixture.');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/guide$/);
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', '/docs/guide.md');
  for (const only of ['title', 'meta[name="viewport"]']) await expect(page.locator(only)).toHaveCount(1);
  // Crawlers load pages, so a page's data has nothing for them. What the first page said must not stay.
  for (const gone of ['script[type="application/ld+json"]', 'meta[property]'])
    await expect(page.locator(gone)).toHaveCount(0);
});

test('the focus moves to the new page, which is announced by its title', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'the guide' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Guide | Features');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a:focus')).toHaveCount(1);
});

test('of two quick navigations the second wins', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.requested;
  await main(page).getByRole('link', { name: 'the code' }).click();
  await expect(title(page, 'Code')).toBeVisible();
  slow.release();
  await expect(page.locator('.progress')).toHaveCount(0);
  await expect(title(page, 'Code')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/code$/);
});

test('a click back to the page that is still shown gives up the one under way', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.requested;
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#sidebar a[href="/docs/introduction"]')?.click(),
  );
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  slow.release();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(page.locator('.progress')).toHaveCount(0);
});

test('a place of this page asked for while another loads does not mix the two', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.requested;
  await clickInPlace(page, '.toc a');
  slow.release();
  // The address had changed to the guide, so the position belongs to the guide.
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide#one$/);
});
