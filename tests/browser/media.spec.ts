import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { test as base } from './support/worker.ts';

const test = fixtureTest('features');

test('print shows the content and hides what is around it', async ({ page }) => {
  await page.goto('/docs/code');
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '#navbar',
    '#menu',
    '#announcement',
    '#footer',
    '.toc',
    '.breadcrumbs',
    '.pager',
    '.copy',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  // Only the chosen language is printed, and the names of all say that there are others.
  const languages = page.getByRole('group', { name: 'Language' }).first();
  await expect(languages.locator('.tab-panel')).toHaveCount(2);
  await expect(languages.locator('.tab-panel').filter({ visible: true })).toHaveCount(1);
  await expect(languages.locator('.tab-row label').filter({ visible: true })).toHaveCount(2);
});

base('printed, the home page has its text and pictures, and nothing to press', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-drop-target][data-started]').waitFor();
  const controls = page.getByRole('main').locator('button, .button, input');
  expect(await controls.filter({ visible: true }).count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Read a file in your language' })).toBeVisible();
});
