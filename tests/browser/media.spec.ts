import { expect } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';

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
    '.tab-row',
  ]) {
    await expect(page.locator(part).first(), part).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  // Paper has no tabs, so all languages are printed, with their names.
  const panels = page.getByRole('group', { name: 'Language' }).first().locator('.tab-panel');
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('with reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/docs/long');
  await page.setViewportSize({ width: 390, height: 800 });
  const durations = await page
    .locator('#menu')
    .evaluate((menu) => getComputedStyle(menu).transitionDuration.split(',').map(Number.parseFloat));
  expect(Math.max(...durations)).toBeLessThan(0.001);
});
