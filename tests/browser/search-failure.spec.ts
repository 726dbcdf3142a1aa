import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const INDEX = '**/search-index.json';
const NAMES = '**/search-names.*';

/** The error that the dialog or the results page shows. */
const alert = (page: Page) => page.getByRole('alert');

// These tests are about failed requests and the search's messages about them.
test.afterEach(({ observed }) => {
  observed.problems = observed.problems.filter(
    (problem) => !/^console warning: search didn't respond|ERR_|Failed to load|^404/.test(problem),
  );
});

const broken: Record<string, (page: Page) => Promise<unknown>> = {
  'an index that is missing': (page) =>
    page.route(INDEX, (route) => route.fulfill({ status: 404, body: 'no' })),
  'an index that is cut off': (page) => page.route(INDEX, (route) => route.fulfill({ body: '{"names":' })),
  'an index that is something else': (page) =>
    page.route(INDEX, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  'an index of another shape': (page) =>
    page.route(INDEX, (route) => route.fulfill({ json: { format: 'x' } })),
  'names that are missing': (page) => page.route(NAMES, (route) => route.abort()),
  'names of another shape': (page) => page.route(NAMES, (route) => route.fulfill({ json: [1, null, {}] })),
};

test('without texts, names still answer, and the search says so', async ({ page }) => {
  await page.route('**/search-bodies.*', (route) => route.abort());
  await page.goto('/docs/introduction');
  await openSearch(page);
  await field(page).fill('certificate');
  const note = page.getByRole('dialog').getByText('Only titles and headings were searched');
  await expect(note).toBeVisible();
  await expect(hits(page).first()).toBeVisible();
  await page.unrouteAll();
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toHaveCount(0);
});

for (const [what, breakIt] of Object.entries(broken)) {
  // Specification: 8.4
  test(`${what} is told, what was typed stays, and Retry searches again`, async ({ page }) => {
    await breakIt(page);
    await page.goto('/docs/introduction');
    await openSearch(page);
    await field(page).fill('certificate');
    await expect(alert(page)).toContainText('Unable to fetch results');
    await expect(alert(page)).toContainText('You might want to check your network connection.');
    await expect(field(page)).toHaveValue('certificate');
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });
}

test('axe finds nothing in the failed dialog and on the failed page', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/search?q=certificate');
  await expect(alert(page)).toContainText('Unable to fetch results');
  expect(await axeFindings(page)).toEqual([]);
  await openSearch(page);
  await field(page).fill('certificate');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('the results page tells it too, keeps the words, and searches again by Retry', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/search?q=certificate');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await expect(page.getByRole('searchbox')).toHaveValue('certificate');
  await page.unrouteAll();
  await alert(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “certificate”/);
});

test('when the network is back the search goes on by itself', async ({ page, context }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/docs/introduction');
  await openSearch(page);
  await field(page).fill('watermark');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(alert(page)).toHaveCount(0);
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('watermark');
});

for (const [where, address] of [
  ['the dialog', '/docs/introduction'],
  ['the results page', '/search'],
] as const) {
  test(`${where} whose code does not arrive keeps its field, tells it, and tries again`, async ({
    page,
    observed,
  }) => {
    await page.route(/_astro\/ui\..*\.js$/, (route) => route.abort());
    await page.goto(address);
    if (address !== '/search') await page.keyboard.press('/');
    await expect(alert(page)).toContainText('Unable to fetch results');
    await expect(alert(page)).toContainText('You might want to check your network connection.');
    const input = page.locator(address === '/search' ? '#q' : 'dialog input');
    await input.fill('certificate');
    // Every page can still be reached.
    if (address === '/search') await expect(page.getByRole('heading', { name: 'All pages' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole(address === '/search' ? 'searchbox' : 'combobox')).toHaveValue('certificate');
    await expect(page.locator('.search-hit').first()).toBeVisible();
    observed.problems.length = 0;
  });
}

test('a service that never answers is given up', async ({ page }) => {
  await page.clock.install();
  await page.route(INDEX, () => new Promise(() => {}));
  await page.goto('/search?q=certificate');
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'true');
  expect(await axeFindings(page)).toEqual([]);
  await page.clock.fastForward(20_000);
  await expect(alert(page)).toContainText('Unable to fetch results');
});
