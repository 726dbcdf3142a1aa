import { fixtureTest } from './fixture-site.ts';
import { hold } from './hold.ts';
import { axeFindings } from './support/axe.ts';
import { layoutShift, settled } from './support/observe.ts';
import { field, hits, hostile, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const q = (page: import('@playwright/test').Page) => page.getByRole('searchbox');
const status = (page: import('@playwright/test').Page) => page.getByRole('main').getByRole('status');

// Specification: 2.7
test('a deep link shows results, and nothing shifts', async ({ page }) => {
  await page.goto('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(status(page)).toHaveText(/^[\d,]+ results for “manifest”$/);
  await expect(page).toHaveTitle(/^Search results for “manifest” \| /);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText(/^manifest/i);
  await settled(page);
  // Ignore a rounding error of the browser, which isn't a visible shift.
  expect(await layoutShift(page)).toBeLessThan(0.001);
});

test('the not-found page, the results page, and the dialog show the same pages in the same order', async ({
  page,
}) => {
  await page.goto('/docs/nowhere/revoked-certificate');
  await expect(q(page)).toHaveValue('revoked-certificate');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=revoked-certificate$/);
  await expect(status(page)).toHaveText(/results for “revoked-certificate”/);
  const onPage = await page.getByRole('main').locator('.search-title').allTextContents();
  await openSearch(page);
  await field(page).fill('revoked-certificate');
  await expect(hits(page).first()).toBeVisible();
  const inDialog = await page.getByRole('dialog').locator('.search-title').allTextContents();
  expect(inDialog.length).toBeGreaterThan(2);
  expect(onPage.slice(0, inDialog.length)).toEqual(inDialog);
});

test('typing updates the address in place', async ({ page }) => {
  await page.goto('/search');
  await expect(page.locator('[data-started]')).toHaveCount(1);
  const before = await page.evaluate(() => history.length);
  await q(page).pressSequentially('private key');
  await expect(page).toHaveURL('/search?q=private+key');
  await expect(status(page)).toHaveText(/results for “private key”/);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await page.reload();
  await expect(q(page)).toHaveValue('private key');
  await q(page).fill('');
  await expect(page).toHaveURL('/search');
  await expect(page).toHaveTitle(/^Search \| /);
  await expect(page.getByRole('heading', { name: 'All pages' })).toBeVisible();
});

test('with nothing to search for every page is listed, and the list gives way to results', async ({
  page,
}) => {
  await page.goto('/search');
  const list = page.getByRole('region', { name: 'All pages' });
  await expect(list.getByRole('link').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await q(page).fill('manifest');
  await expect(list).toBeHidden();
});

test('what is typed while the search is on its way goes on in it', async ({ page }) => {
  const ui = await hold(page, (request) => /_astro\/ui\..*\.js$/.test(request.url()));
  await page.goto('/search?q=old');
  await page.locator('#q').click();
  await page.keyboard.type('certif');
  await ui.requested;
  ui.release();
  await expect(page.locator('[data-started]')).toHaveCount(1);
  await expect(q(page)).toBeFocused();
  await page.keyboard.type('icate');
  await expect(page).toHaveURL('/search?q=certificate');
  await expect(status(page)).toHaveText(/results for “certificate”/);
});

test('filters narrow, count, stand in the address, and can be taken back', async ({ page }) => {
  await page.goto('/search?q=manifest');
  // The counts are final when the texts have joined.
  await expect(page.getByText(/^Status codes \d+$/)).toBeVisible();
  await settled(page);
  const guides = page.getByRole('radio', { name: /^Guides/ });
  await guides.check();
  await expect(page).toHaveURL('/search?q=manifest&kind=guide');
  await expect(page.locator('.search-groups .search-kind').first()).toHaveText('Guide');
  await expect(page.locator('.search-groups .search-kind', { hasNotText: 'Guide' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(guides).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=manifest');
  await expect(page.getByRole('radio', { name: /^All/ })).toBeChecked();
  await page.goForward();
  await expect(guides).toBeChecked();
});

test('a filter without results can be taken back', async ({ page }) => {
  await page.goto('/search?q=blockchain&kind=api');
  await page.getByRole('radio', { name: /^All/ }).check();
  await expect(page).toHaveURL('/search?q=blockchain');
  await expect(page.locator('main .search-hit').first()).toBeVisible();
});

test('more results are added below the first', async ({ page }) => {
  await page.goto('/search?q=certificate');
  const results = page.locator('main .search-hit');
  await expect(results).toHaveCount(20);
  await page.getByRole('button', { name: /^More of [\d,]+ results$/ }).click();
  await expect.poll(() => results.count()).toBeGreaterThan(20);
});

test('back from a result the search is as it was left', async ({ page }) => {
  await page.goto('/search?q=certificate&kind=guide');
  await page.locator('.search-hit').last().scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(200);
  await page.locator('.search-hit').last().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page).not.toHaveTitle(/Search results/);
  await page.goBack();
  await expect(q(page)).toHaveValue('certificate');
  await expect(page.getByRole('radio', { name: /^Guides/ })).toBeChecked();
  await expect(page.locator('.search-hit').last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

test('"See all" of the dialog searches anew on this page too', async ({ page }) => {
  await page.goto('/search?q=certificate');
  await expect(status(page)).toHaveText(/results for “certificate”/);
  await openSearch(page);
  await field(page).fill('manifest');
  await expect(hits(page).first()).toBeVisible();
  await page.getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL('/search?q=manifest');
  await expect(q(page)).toHaveValue('manifest');
  await expect(status(page)).toHaveText(/results for “manifest”/);
});

test('no results: the message, and other searches', async ({ page }) => {
  await page.goto('/search?q=qqxxyyzz');
  const main = page.getByRole('main');
  await expect(main).toContainText('No results for “qqxxyyzz”');
  await expect(main).toContainText('Try searching for');
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole('list', { name: 'Try searching for' }).getByRole('button').first().click();
  await expect(page.locator('.search-hit').first()).toBeVisible();
});

test('hostile queries in the address stay text', async ({ page }) => {
  test.slow();
  for (const query of hostile.map((one) => one.slice(0, 500))) {
    await page.goto(`/search?${new URLSearchParams({ q: query })}`);
    await expect(q(page)).toHaveValue(query);
    await expect(page.locator('[data-started] [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').locator('img, script, a[href^="javascript:"]')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(/results for|No results for/);
  }
});

test('what is too long for an address stays in the field', async ({ page }) => {
  await page.goto('/search');
  const long = `manifest ${'x'.repeat(10_000)}`;
  await expect(page.locator('[data-started]')).toHaveCount(1);
  await q(page).fill(long);
  await expect(q(page)).toHaveValue(long);
  await expect.poll(() => page.url().length).toBeGreaterThan(300);
  expect(page.url().length).toBeLessThan(700);
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 320, height: 640 },
})) {
  test(`axe finds nothing on a ${device} with results, and nothing is wider than it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/search?q=certificate');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
  });
}

const below = fixtureTest('sub-path');

below('below a path of its origin links and addresses have the path', async ({ page }) => {
  await page.goto('docs/introduction');
  await openSearch(page);
  await field(page).fill('guide');
  await expect(hits(page).first()).toHaveAttribute('href', /^\/handbook\/docs\//);
  await page.getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/handbook\/search\?q=guide$/);
  // The dialog is closed but still contains its own results.
  await page.locator('main .search-hit').first().click();
  await expect(page).toHaveURL(/\/handbook\/docs\//);
});
