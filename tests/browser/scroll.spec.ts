import { expect, type Page } from '@playwright/test';
import { clickInPlace, holdFetch, isSameDocument, main, markDocument, title } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

const scrollPlace = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);

// Specification: 2.4
test('after navigation the hash target is below the navbar, and focused', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'part 5' }).click();
  const target = page.getByRole('heading', { name: 'Part 5' });
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  const place = (await target.boundingBox())?.y ?? 0;
  const navbar = await page.getByRole('banner').boundingBox();
  expect(place).toBeGreaterThanOrEqual(navbar?.height ?? 0);
  expect(place).toBeLessThan(200);
});

test('a hash target inside a closed disclosure is shown', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.evaluate(() => {
    document.querySelector('main a[href="/docs/guide"]')?.setAttribute('href', '/docs/code#in-a-disclosure');
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Code')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In a disclosure' })).toBeInViewport();
});

test('a hash that is broken, or whose target does not exist, leads to the top', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/docs/introduction');
  await scrollDown(page, 100);
  await main(page).getByRole('link', { name: 'place that is gone' }).click();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await expect(main(page)).toBeFocused();
  await page.goto('/docs/introduction');
  await page.evaluate(() => {
    document
      .querySelector<HTMLAnchorElement>('main a[href="/docs/guide"]')
      ?.setAttribute('href', '/docs/guide#%E0%A4%A');
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(main(page)).toBeFocused();
  expect(errors).toEqual([]);
});

// Specification: 2.5
test('a page begins at its top; back and forward bring the pages and restore their places', async ({
  page,
}) => {
  await page.goto('/docs/long');
  await markDocument(page);
  await scrollDown(page, 1500);
  await clickInPlace(page, 'main a[href="/docs/guide"]');
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await main(page).getByRole('link', { name: 'the first page' }).click();
  await expect(title(page, 'First page')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Guide')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(1500);
  await page.goForward();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('back restores the place even if the page is slow and the reader scrolls', async ({ page }) => {
  await page.goto('/docs/long');
  await scrollDown(page, 1500);
  await clickInPlace(page, '#sidebar a[href="/docs/code"]');
  await expect(title(page, 'Code')).toBeVisible();
  const held = await holdFetch(page, '/docs/long');
  await page.evaluate(() => history.back());
  await held.requested;
  await scrollDown(page, 40);
  held.release();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(1500);
});

test('back and forward between places of one page scroll and load nothing', async ({ page }) => {
  await page.goto('/docs/long');
  await markDocument(page);
  const requested: string[] = [];
  await clickInPlace(page, '.toc a[href="#section-6"]');
  await expect(page.getByRole('heading', { name: 'Section 6' })).toBeInViewport();
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Section 6' })).toBeInViewport();
  expect(requested.filter((path) => /\/docs\/long(?:\.json)?$/.test(path))).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});

test('back to a hash of another page loads that page; a link to the page that is shown leads to its top and loads nothing', async ({
  page,
}) => {
  await page.goto('/docs/long#section-3');
  await clickInPlace(page, '#sidebar a[href="/docs/code"]');
  await expect(title(page, 'Code')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Long')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeInViewport();
  await markDocument(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .getByRole('link', { name: 'Long' })
    .click();
  await expect(page).toHaveURL(/\/docs\/long$/);
  await expect.poll(() => scrollPlace(page)).toBe(0);
  expect(requested.filter((path) => /\/docs\/long(?:\.json)?$/.test(path))).toEqual([]);
  expect(await isSameDocument(page)).toBe(true);
});
