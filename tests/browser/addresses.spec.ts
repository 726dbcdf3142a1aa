import { expect } from '@playwright/test';
import { isSameDocument, markDocument, title } from './hold.ts';
import { plainTest } from './plain-server.ts';

const test = plainTest('features');

const variants = [
  '/docs/guide/',
  '/docs/guide.html',
  '/docs/guide/index.html',
  '/docs/guide/index',
  '/docs/guide/index/',
  '//docs//guide',
  '/Docs/GUIDE',
  // An old address.
  '/docs/old-guide',
];

// tests/nginx has the same for the hosts that have rules.
test('every form of an address leads to the one without rules; query and hash stay', async ({
  page,
  plain,
}) => {
  for (const variant of variants) {
    await page.goto(`${plain}${variant}?from=test#main`);
    await expect(title(page, 'Guide'), variant).toBeVisible();
    await expect(page, variant).toHaveURL(`${plain}/docs/guide?from=test#main`);
  }
  for (const variant of ['/index.html', '/index', '//']) {
    await page.goto(`${plain}${variant}?from=test`);
    await expect(page, variant).toHaveURL(`${plain}/?from=test`);
  }
});

test('a link to a section that moved to another page arrives at the section', async ({ page, site }) => {
  await page.goto(`${site.url}docs/last#old-part`);
  await expect(title(page, 'Long')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}docs/long#section-1`);
});

test.describe('without script, a moved section', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a section that moved to another page shows where it is', async ({ page, site }) => {
    await page.goto(`${site.url}docs/last`);
    const moved = page.getByRole('link', { name: '#old-part' });
    await expect(moved).toBeHidden();
    await page.goto(`${site.url}docs/last#old-part`);
    await moved.click();
    await expect(page).toHaveURL(`${site.url}docs/long#section-1`);
  });
});

test('the address is corrected in place: no new document, no step in the history', async ({
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an old address leads to the new one on a host without rules', async ({ page, plain }) => {
    await page.goto(`${plain}/docs/old-guide`);
    await expect(title(page, 'Guide')).toBeVisible();
    await expect(page).toHaveURL(`${plain}/docs/guide`);
  });
});

test('without rules, an old address in a link is loaded without a warning', async ({ page, plain }) => {
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
