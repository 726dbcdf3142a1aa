import { expect, type Page } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';

const locales = fixtureTest('options');
const versions = fixtureTest('features');

locales.beforeEach(async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
});

const mainMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).locator(`[data-menu="${name}"]`);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-preferred-version-fixture'));

// Specification: 4.16
locales('the locale switch keeps path, query and hash, both ways', async ({ page, site }) => {
  await page.goto('docs/introduction?from=test#one');
  await mainMenu(page, 'locale').locator('summary').click();
  await mainMenu(page, 'locale').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`${site.url}ar/docs/introduction/?from=test#one`);
  await expect(page.getByRole('heading', { level: 1, name: 'مقدمة' })).toBeVisible();
  await mainMenu(page, 'locale').locator('summary').click();
  await mainMenu(page, 'locale').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}docs/introduction/?from=test#one`);
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
});

locales('the locale switch keeps a query that came with a navigation', async ({ page }) => {
  await page.goto('docs/introduction');
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await page.evaluate(() => history.replaceState(null, '', '?q=hash'));
  const link = mainMenu(page, 'locale').getByRole('link', { name: 'العربية' });
  await mainMenu(page, 'locale').locator('summary').click();
  // A middle click opens another tab.
  const popup = page.context().waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await popup).toHaveURL(/\/ar\/docs\/guide\/\?q=hash$/);
});

// Specification: 3.9
locales('language, direction, and calendar are those of the locale', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.goto('ar/');
  await page.goto('ar/docs/introduction');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.page-notes')).toContainText(/1448/);
  await page.getByRole('main').getByRole('link', { name: 'الدليل' }).click();
  await expect(page).toHaveURL(/\/ar\/docs\/guide\/#keys$/);
  await expect(html).toHaveAttribute('lang', 'ar');
  await page.goBack();
  await mainMenu(page, 'locale').locator('summary').click();
  await mainMenu(page, 'locale').getByRole('link', { name: 'English' }).click();
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  expect(problems).toEqual([]);
});

// Specification: 3.10
versions('the version switch leads to the same page of the other version', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(mainMenu(page, 'version').locator('summary')).toHaveText('Version: Next');
  await mainMenu(page, 'version').locator('summary').click();
  await mainMenu(page, 'version').getByRole('link', { name: 'Version 1.0' }).click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/introduction$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction to 1.0' })).toBeVisible();
  await expect(mainMenu(page, 'version').locator('summary')).toHaveText('Version: Version 1.0');
  await expect(page.getByRole('navigation', { name: 'Docs', exact: true }).getByRole('link')).toHaveText([
    'Introduction to 1.0',
    'Only in 1.0',
  ]);
});

// Specification: 3.14, 4.14
versions('the preferred version is stored per docs plugin, and shown outside the docs', async ({ page }) => {
  await page.goto('/');
  expect(await stored(page)).toBe(null);
  await page.goto('/docs/introduction');
  await expect.poll(() => stored(page)).toBe('current');
  await page.goto('/docs/1.0/introduction');
  await expect.poll(() => stored(page)).toBe('1.0');
  await page.goto('/');
  await expect(mainMenu(page, 'version').locator('summary')).toHaveText('Version: Version 1.0');
  await mainMenu(page, 'version').locator('summary').click();
  await expect(mainMenu(page, 'version').locator('[aria-current]')).toHaveText('Version 1.0');
});

// Specification: 2.31
versions('a doc item opens in the version being read, the preferred, or the newest', async ({ page }) => {
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'A doc' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await item.click();
  await expect(title).toHaveText('Introduction');
  await page.goto('/docs/1.0/only-old');
  await item.click();
  await expect(page).toHaveURL(/\/docs\/1\.0\/introduction$/);
  await expect(title).toHaveText('Introduction to 1.0');
  await page.goto('/');
  await item.click();
  await expect(title).toHaveText('Introduction to 1.0');
  // Version 1.0 has no guide.
  await page.getByRole('navigation', { name: 'Main' }).getByText('A dropdown').click();
  await page.getByRole('link', { name: 'Guide in it' }).click();
  await expect(page).toHaveURL(/\/docs\/guide$/);
});
