import { ALGOLIA, algolia, crawled } from '../search/algolia.ts';
import { axeFindings } from './support/axe.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { expect } from './support/search.ts';

const test = fixtureTest('options');

test.beforeEach(async ({ page, site }) => {
  algolia.isDown = false;
  algolia.queries = [];
  algolia.records = crawled(site.dir, 'https://docs.example.org/handbook/');
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.route(ALGOLIA, algolia.answer);
});

type Page = import('@playwright/test').Page;
const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const hits = (page: Page) => dialog(page).getByRole('option');
const listed = (page: Page) => page.locator('main .search-hit');

async function search(page: Page, query: string, address = 'docs/introduction/') {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await dialog(page).locator('input').fill(query);
}

// Specification: 7.7, 7.9
test('DocSearch’s dialog searches its crawler’s index, which the head connects to', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await page.goto('docs/introduction/');
  const origin = 'https://abcdefghij-dsn.algolia.net';
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', origin);
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'en');
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  expect(algolia.queries).toEqual([]);
  await search(page, 'safe');
  await expect(hits(page).first()).toContainText('Keys in a safe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guide\/#keys-in-a-safe$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});

// Specification: 2.36, 3.13, 7.8
test('dialog and results page are in the language and version being read', async ({ page }) => {
  await search(page, 'manifest', 'docs/1.0/introduction/');
  await expect(hits(page).first()).toBeVisible();
  expect(algolia.queries.at(-1)?.facetFilters).toEqual(['language:en', 'version:1.0']);
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('search/?q=manifest');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results? for “manifest”$/);
  await expect(listed(page).first()).toHaveAttribute('href', /^\/handbook\/docs\/1\.0/);
  await expect(page.locator('main mark').first()).toHaveText(/manifest/i);
  expect(await axeFindings(page)).toEqual([]);
});

// Specification: 8.4
test('a service that fails is told in both places, and Retry asks again', async ({ page }) => {
  algolia.isDown = true;
  await search(page, 'manifest');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  await expect(dialog(page)).toContainText('You might want to check your network connection.');
  await page.goto('search/?q=manifest');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  algolia.isDown = false;
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(listed(page).first()).toBeVisible();
});

// Specification: 8.5, 8.6
test('no hits: the message, with a way to report it', async ({ page }) => {
  algolia.records = [];
  await search(page, 'manifest & "more"');
  await expect(dialog(page)).toContainText('No results for');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  const report = dialog(page).getByRole('link', { name: 'Let us know.' });
  await expect(report).toHaveAttribute('href', /\/docs\/community-resources\/$/);
});

test('a record is text, whatever stands in it, and leads nowhere but into the site', async ({ page }) => {
  // The crawler records entities; someone else's record may have tags. Marks are the service's.
  const content = 'a &lt;b&gt; hostile <img src=x onerror=alert(1)> <script>x</script>';
  const value = content.replace('hostile', '<mark>hostile</mark>');
  const urls = [
    'https://docs.example.org/handbook/docs/introduction/',
    'javascript:alert(3)',
    'https://evil.example/',
  ];
  algolia.records = urls.flatMap((url) =>
    algolia.records.slice(0, 1).map((one) => {
      return { ...one, content, url, objectID: url, _snippetResult: { content: { value } } };
    }),
  );
  await page.goto('search/?q=hostile');
  await expect(listed(page)).toHaveCount(1);
  await expect(listed(page)).toContainText('a <b> hostile <img src=x onerror=alert(1)>');
  await search(page, 'hostile');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('a <b> hostile <img src=x onerror=alert(1)>');
  await expect(hits(page).locator('mark')).toHaveText('hostile');
  await expect(page.locator('img[onerror], .DocSearch-Hit script')).toHaveCount(0);
});
