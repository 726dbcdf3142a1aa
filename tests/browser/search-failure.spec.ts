import { axeFindings } from './support/axe.ts';
import { field, hits } from './support/search.ts';
import { expect, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const START = '/docs/introduction';
const alert = (page: Page) => page.getByRole('alert');

// These tests are about failed requests and the search's messages about them.
test.afterEach(({ observed }) => {
  const own = /^console warning: (?:search didn't respond|a part of)|ERR_|Failed to load|^404/;
  observed.problems = observed.problems.filter((problem) => !own.test(problem));
});

const broken: Record<string, (page: Page) => Promise<unknown>> = {
  'an index that is missing': (page) =>
    page.route('**/search-index.json', (route) => route.fulfill({ status: 404, body: 'no' })),
  'texts that are missing': (page) => page.route('**/search-bodies.*', (route) => route.abort()),
  'code that is missing': (page) => page.route(/_astro\/ui\..*\.js$/, (route) => route.abort()),
};

for (const [what, breakIt] of Object.entries(broken)) {
  // Specification: 8.4
  test(`${what}: it’s told, what was typed stays, and Retry searches again`, async ({ page }) => {
    await breakIt(page);
    await page.goto(START);
    await page.keyboard.press('/');
    await field(page).fill('certificate');
    await expect(alert(page)).toContainText('Unable to fetch results');
    await expect(alert(page)).toContainText('You might want to check your network connection.');
    expect(await axeFindings(page)).toEqual([]);
    // Names still answer without texts.
    await expect(hits(page)).toHaveCount(what.startsWith('texts') ? 6 : 0);
    await page.unrouteAll();
    await alert(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results for “certificate”/);
    await expect(alert(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('certificate');
  });
}

test('a service that never answers is given up', async ({ page }) => {
  await page.clock.install();
  await page.route('**/search-index.json', () => new Promise(() => {}));
  await page.goto('/search?q=certificate');
  await expect(page.locator('[data-search-page] [aria-busy="true"]')).toHaveCount(1);
  await page.clock.fastForward(20_000);
  await expect(alert(page)).toContainText('Unable to fetch results');
});
