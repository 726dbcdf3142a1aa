import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { test as siteTest } from './support/worker.ts';

const test = fixtureTest('features');
test.use({ javaScriptEnabled: false });
siteTest.use({ javaScriptEnabled: false });

test('with JavaScript off tabs switch', async ({ page }) => {
  await page.goto('/docs/code');
  const group = page.getByRole('group', { name: 'Language' }).first();
  await expect(group.getByText("console.log('hello')")).toBeVisible();
  await group.getByRole('radio', { name: 'Python' }).check();
  await expect(group.getByText('import sys')).toBeVisible();
  await expect(group.getByText("console.log('hello')")).toBeHidden();
});

test('with JavaScript off categories and dropdowns open', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.locator('#sidebar details[data-key="/docs/guide"] > summary').click();
  await expect(page.locator('#sidebar').getByRole('link', { name: 'First page' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByText('A dropdown').click();
  await expect(page.getByRole('link', { name: 'Guide in it' })).toBeVisible();
});

test('with JavaScript off the slide-in menu opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const link = page.locator('#sidebar').getByRole('link', { name: 'Last' });
  await expect(link).toBeInViewport();
  await page.getByRole('button', { name: 'Close the menu' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible();
});

test('with JavaScript off the search page and the not-found page say what they can do', async ({ page }) => {
  const search = await page.goto('/search');
  // Playwright turns script off too late for Chromium to show the contents of <noscript>.
  expect(await search?.text()).toMatch(/<noscript><p>[^<]*needs JavaScript/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Guide' })).toBeVisible();
  const response = await page.goto('/docs/nothing-here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toBeVisible();
});

siteTest('the inspector’s page has its drop area and examples before any script runs', async ({ page }) => {
  await page.goto('/tools/inspect');
  await expect(page.getByText('Drop a file here')).toHaveCount(1);
  for (const name of ['Drawn', 'Edited', 'Made with AI', 'Tampered with']) {
    const example = page.locator('.drop-pictures a', { hasText: name });
    await expect(example).toHaveAttribute('href', /^\?inspect=\//);
    await expect(example.locator('img')).toHaveAttribute('src', /\.jpg$/);
  }
});

siteTest('without script, home and inspector lead to C2PA Tool and the SDKs', async ({ request }) => {
  // Playwright turns script off too late for Chromium to show the contents of <noscript>.
  for (const address of ['/', '/tools/inspect']) {
    const [, instead = ''] =
      /<noscript>(?:<!--.*?-->)?([\s\S]*?C2PA Tool[\s\S]*?)<\/noscript>/.exec(
        await (await request.get(address)).text(),
      ) ?? [];
    expect(instead, address).toContain('href="/docs/c2patool"');
    expect(instead, address).toContain('href="/docs/manifest/reading"');
  }
});
