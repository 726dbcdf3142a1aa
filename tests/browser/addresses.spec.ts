import { expect, type Page, test as siteTest } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';
import { isSameDocument, markDocument } from './hold.ts';
import { servePlainly } from './plain-server.ts';

/** A host without rules; `plain` serves the fixture, `misplaced` serves it below another path. */
const test = fixtureTest('features').extend<{ plain: string; misplaced: string }>({
  plain: async ({ site }, use) => {
    const { origin, close } = await servePlainly(site.dir);
    await use(origin);
    close();
  },
  misplaced: async ({ site }, use) => {
    const { origin, close } = await servePlainly(site.dir, '/somewhere/else/');
    await use(`${origin}/somewhere/else/`);
    close();
  },
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

const variants = ['/docs/guide/', '/docs/guide.html', '/docs/guide/index.html'];

for (const variant of variants) {
  test(`${variant} leads to /docs/guide; query and hash stay`, async ({ page }) => {
    await page.goto(`${variant}?from=test#main`);
    await expect(title(page, 'Guide')).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/guide\?from=test#main$/);
  });

  test(`${variant} leads to /docs/guide on a host without rules too`, async ({ page, plain }) => {
    await page.goto(`${plain}${variant}?from=test#main`);
    await expect(title(page, 'Guide')).toBeVisible();
    await expect(page).toHaveURL(`${plain}/docs/guide?from=test#main`);
  });
}

test('/index.html leads to / on a host without rules', async ({ page, plain }) => {
  await page.goto(`${plain}/index.html?from=test`);
  await expect(page).toHaveURL(`${plain}/?from=test`);
});

test('the address is corrected in place: no document is loaded anew, no step added to the history', async ({
  page,
  plain,
}) => {
  await page.goto(`${plain}/docs/introduction`);
  await markDocument(page);
  await page.evaluate(() => {
    document
      .querySelector('main a[href="/docs/guide"]')
      ?.setAttribute('href', '/docs/guide.html?from=test#main');
  });
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/guide?from=test#main`);
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/introduction`);
  expect(await isSameDocument(page)).toBe(true);
});

test('an old address leads to the new one on a host without rules', async ({ page, plain }) => {
  await page.goto(`${plain}/docs/old-guide`);
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/guide`);
});

test('an old address opened from a page loads as a whole, without a warning, where the host has no rules', async ({
  page,
  plain,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(`${plain}/docs/introduction`);
  await page.getByRole('main').getByRole('link', { name: 'old address' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/guide`);
  expect(warnings).toEqual([]);
});

test('an unknown path shows the not-found page with status 404, and keeps the path', async ({ page }) => {
  const response = await page.goto('/docs/guide/frist?q=1#x');
  expect(response?.status()).toBe(404);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide\/frist\?q=1#x$/);
  await expect(page.locator('[data-path]')).toHaveText('/docs/guide/frist');
});

test('the not-found page offers a search for the words, the near addresses and the way home', async ({
  page,
}) => {
  await page.goto('/docs/guides/first-page');
  await expect(page.getByRole('link', { name: /Search/ }).last()).toHaveAttribute(
    'href',
    /\/search\?q=first-page$/,
  );
  const near = page.locator('[data-near]');
  await expect(near.getByRole('heading', { name: 'Pages with a similar address' })).toBeVisible();
  await expect(near.getByRole('link').first()).toHaveAttribute('href', '/docs/guide/first');
  await near.getByRole('link').first().click();
  await expect(title(page, 'First page')).toBeVisible();
});

test('the not-found page shows the path as it is read', async ({ page }) => {
  await page.goto('/docs/r%C3%A9sum%C3%A9');
  await expect(page.locator('[data-path]')).toHaveText('/docs/résumé');
});

test('the home page under a wrong base shows a banner that suggests the right one', async ({
  page,
  misplaced,
}) => {
  await page.goto(misplaced);
  await expect(page.getByRole('alert')).toContainText('did not load properly');
  await expect(page.getByRole('alert')).toContainText('/somewhere/else/');
});

siteTest('the home page under the right base shows no banner', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('load');
  await expect(page.locator('#base-url-issue-banner')).toHaveCount(0);
});

const below = fixtureTest('sub-path');

below(
  'a site below a path of its origin works: links, navigation, own files, not-found page',
  async ({ page, site }) => {
    await page.goto('docs/introduction');
    await markDocument(page);
    await expect(page.getByRole('complementary', { name: 'Announcement' }).getByRole('link')).toHaveAttribute(
      'href',
      '/handbook/docs/guide',
    );
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Own link' }),
    ).toHaveAttribute('href', '/handbook/docs/guide');
    await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
    await expect(title(page, 'Guide')).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-cookies', 'asked');
    await page.goto('docs/old-guide');
    await expect(page).toHaveURL(`${site.url}docs/guide`);
    const response = await page.goto('docs/giude');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link', { name: /home page/ })).toHaveAttribute(
      'href',
      '/handbook/',
    );
  },
);

const slashes = fixtureTest('outside').extend<{ plain: string }>({
  page: async ({ page }, use) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await use(page);
  },
  plain: async ({ site }, use) => {
    const { origin, close } = await servePlainly(site.dir);
    await use(origin);
    close();
  },
});

slashes('where addresses end in a slash, every form leads to that one', async ({ page, plain }) => {
  for (const variant of ['/docs/guide', '/docs/guide/index.html']) {
    await page.goto(`${variant}?from=test#main`);
    await expect(page).toHaveURL(/\/docs\/guide\/\?from=test#main$/);
    await page.goto(`${plain}${variant}?from=test#main`);
    await expect(page).toHaveURL(`${plain}/docs/guide/?from=test#main`);
  }
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'the introduction' }).click();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(page).toHaveURL(`${plain}/docs/introduction/`);
  expect(await isSameDocument(page)).toBe(true);
});

slashes(
  'title, tagline, icon and the wish to be left out of search engines are those of the configuration',
  async ({ page }) => {
    const response = await page.goto('/');
    await expect(page).toHaveTitle('Outside: What an operator adds');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
  },
);
