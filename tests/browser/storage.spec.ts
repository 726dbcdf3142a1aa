import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

test('with storage blocked the page works, and nothing complains', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('storage is blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(page.locator('#announcement')).toBeHidden();
  await page.getByRole('button', { name: 'Dark colors' }).click();
  await page.getByRole('main').getByRole('link', { name: 'the code' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  // The choices last for this visit.
  await expect(page.locator('#announcement')).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'Python' }).first().check();
  await expect(page.getByText('import sys').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

// Specification: 6.1, 9.4
test('reading stores the announcement and the preferred version, and nothing else', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['announcement.dismissed', 'announcement.id', 'docs-preferred-version-fixture']);
  expect(await page.context().cookies()).toEqual([]);
});
