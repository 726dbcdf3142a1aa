import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const INDEX = '**/search-index.json';
const NAMES = '**/search-names.*';
const START = '/docs/introduction';

/** The error that the dialog or the results page shows. */
const alert = (page: Page) => page.getByRole('alert');

// These tests are about failed requests and the search's messages about them.
test.afterEach(({ observed }) => {
  observed.problems = observed.problems.filter(
    (problem) =>
      !/^console warning: (?:search didn't respond|a part of)|ERR_|Failed to load|^404/.test(problem),
  );
});

const broken: Record<string, (page: Page) => Promise<unknown>> = {
  'an index that is missing': (page) =>
    page.route(INDEX, (route) => route.fulfill({ status: 404, body: 'no' })),
  'an index that is something else': (page) =>
    page.route(INDEX, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })),
  'names that are missing': (page) => page.route(NAMES, (route) => route.abort()),
  'names of another shape': (page) => page.route(NAMES, (route) => route.fulfill({ json: [1, null, {}] })),
};

for (const [what, breakIt] of Object.entries(broken)) {
  // Specification: 8.4
  test(`${what} is told, what was typed stays, and Retry searches again`, async ({ page }) => {
    await breakIt(page);
    await page.goto(START);
    await openSearch(page);
    await field(page).fill('certificate');
    await expect(alert(page)).toContainText('Unable to fetch results');
    await expect(alert(page)).toContainText('You might want to check your network connection.');
    expect(await axeFindings(page)).toEqual([]);
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('certificate');
  });
}

test('without texts, names still answer, and the search says so', async ({ page }) => {
  await page.route('**/search-bodies.*', (route) => route.abort());
  await page.goto(START);
  await openSearch(page);
  await field(page).fill('certificate');
  const note = page.getByRole('dialog').getByText('Only titles and headings were searched');
  await expect(note).toBeVisible();
  await expect(hits(page).first()).toBeVisible();
  await page.unrouteAll();
  await note.getByRole('button', { name: 'Retry' }).click();
  await expect(note).toHaveCount(0);
});

test('on the results page it goes on by itself when the network is back', async ({ page, context }) => {
  await page.route(INDEX, (route) => route.abort());
  await page.goto('/search?q=certificate');
  await expect(alert(page)).toContainText('Unable to fetch results');
  await expect(page.getByRole('searchbox')).toHaveValue('certificate');
  await context.setOffline(true);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “certificate”/);
  await expect(alert(page)).toHaveCount(0);
});

for (const [where, address] of Object.entries({ dialog: START, 'results page': '/search' })) {
  test(`the ${where} whose code doesn’t arrive keeps its field, tells it, and tries again`, async ({
    page,
  }) => {
    await page.route(/_astro\/ui\..*\.js$/, (route) => route.abort());
    await page.goto(address);
    if (where === 'dialog') await page.keyboard.press('/');
    await expect(alert(page)).toContainText('Unable to fetch results');
    await page.locator(where === 'dialog' ? 'dialog input' : '#q').fill('certificate');
    expect(await axeFindings(page)).toEqual([]);
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole(where === 'dialog' ? 'combobox' : 'searchbox')).toHaveValue('certificate');
    await expect(page.locator('.search-hit').first()).toBeVisible();
  });
}

test('a service that never answers is given up', async ({ page }) => {
  await page.clock.install();
  await page.route(INDEX, () => new Promise(() => {}));
  await page.goto('/search?q=certificate');
  await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'true');
  await page.clock.fastForward(20_000);
  await expect(alert(page)).toContainText('Unable to fetch results');
});
