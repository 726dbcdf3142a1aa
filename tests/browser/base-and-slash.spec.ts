import { expect, type Page } from '@playwright/test';
import { isSameDocument, markDocument } from './hold.ts';
import { plainTest } from './plain-server.ts';
import { test as siteTest } from './support/worker.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const test = plainTest('features');
/** Below a path of its origin, with slashes at the end of addresses. */
const other = plainTest('options').extend({
  page: async ({ page }, use) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await use(page);
  },
});

// Specification: 3.2, 3.3
other('navigation, scripts, icon, and old addresses are below the base', async ({ page, site }) => {
  await page.goto('docs/introduction');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-cookies', 'asked');
  await page.getByRole('complementary', { name: 'Announcement' }).getByRole('link').click();
  await expect(page).toHaveURL(`${site.url}docs/guide/#keys`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click();
  await expect(page).toHaveURL(`${site.url}docs/guide/`);
  await page.goto('docs/old-guide');
  await expect(page).toHaveURL(`${site.url}docs/guide/`);
  const response = await page.goto('docs/giude');
  expect(response?.status()).toBe(404);
  await page
    .getByRole('main')
    .getByRole('link', { name: /home page/ })
    .click();
  await expect(page).toHaveURL(site.url);
  await expect(page).toHaveTitle('Content Credentials documentation: What an operator adds');
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/handbook/favicon.svg');
});

other('a sandbox below a path runs, and its files are there', async ({ page }) => {
  await page.goto('docs/project');
  await page.getByRole('button', { name: 'Run this project' }).click();
  await expect(page.frameLocator('iframe').getByText('This project runs.')).toBeVisible();
  for (const name of ['Download zip', 'New tab']) {
    const href = await page.getByRole('link', { name }).getAttribute('href');
    expect(href).toMatch(/^\/handbook\/sandboxes\/tiny\//);
    expect((await page.request.get(String(href))).status(), name).toBe(200);
  }
});

// Specification: 3.4
other('where addresses end in a slash, every form leads to that one', async ({ page, plain, site }) => {
  for (const variant of ['/docs/guide', '/docs/guide.html', '/docs/guide/index', '/docs/guide/index.html'])
    for (const host of [site.url.slice(0, -1), plain]) {
      // The correction of the address before may still be on its way, and cancels a load.
      await expect(async () => {
        await page.goto(`${host}${variant}?from=test#main`, { waitUntil: 'commit' });
        await expect(page).toHaveURL(`${host}/docs/guide/?from=test#main`, { timeout: 5000 });
      }).toPass();
    }
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'the introduction' }).click();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/introduction/`);
  expect(await isSameDocument(page)).toBe(true);
});

// Specification: 3.5, 8.7
test('under a wrong base, a banner suggests the right one', async ({ page, misplaced }) => {
  await page.goto(misplaced);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('did not load properly');
  await expect(banner).toContainText('/somewhere/else/');
  // The site's own styles aren't there, so it brings its own: white on red, with some space around the text.
  await expect(banner).toHaveCSS('background-color', 'rgb(138, 28, 28)');
  await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(banner).toHaveCSS('padding', /^1\d[\d.]*px 1\d[\d.]*px$/);
});

siteTest('the home page under the right base shows no banner', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-issue-banner')).toHaveCount(0);
});
