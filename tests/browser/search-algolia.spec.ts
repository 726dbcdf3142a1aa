import { type AlgoliaServer, crawled, startAlgolia } from '../search/algolia.ts';
import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { expect } from './support/search.ts';

const test = fixtureTest('algolia');
// One server, at the port in the fixture.
test.describe.configure({ mode: 'default' });

let server: AlgoliaServer;
const HOME = 'https://docs.example.org/';
const versionOf = (address: string) => (address.startsWith('/docs/1.0') ? '1.0' : 'current');

test.beforeAll(async () => {
  server = await startAlgolia(47113);
});
test.afterAll(() => server.close());
test.beforeEach(({ site }) => {
  server.mood = 'well';
  server.queries.length = 0;
  server.records = crawled(site.dir, HOME, 'en', versionOf);
});

type Page = import('@playwright/test').Page;
const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const hits = (page: Page) => dialog(page).getByRole('option');

async function search(page: Page, query: string, address = '/docs/introduction') {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await dialog(page).locator('input').fill(query);
}

// Specification: 7.9
test('the head connects ahead, and nothing else is asked before the search is opened', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', server.origin);
  await expect(page.locator('meta[name="docsearch:language"]')).toHaveAttribute('content', 'en');
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute('content', 'current');
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  expect(server.queries).toEqual([]);
});

// Specification: 7.7
test('an index that DocSearch’s crawler filled is searched in its dialog, within the policy', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await search(page, 'safe');
  await expect(hits(page).first()).toContainText('Keys in a safe');
  await expect(hits(page).locator('mark').first()).toHaveText(/safe/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guide\/signing#keys-in-a-safe$/);
  await expect(dialog(page)).toHaveCount(0);
  expect(violations).toEqual([]);
});

// Specification: 3.13, 7.8
test('results are those of the language and version that are read', async ({ page }) => {
  await search(page, 'manifest');
  await expect(hits(page).first()).toBeVisible();
  expect(server.queries.at(-1)?.facetFilters).toEqual(['language:en', 'version:current']);
  await search(page, 'manifest', '/docs/1.0/introduction');
  await expect(hits(page).first()).toBeVisible();
  expect(server.queries.at(-1)?.facetFilters).toEqual(['language:en', 'version:1.0']);
  // Outside the docs, the last version that was read applies.
  await page.goto('/search?q=manifest');
  await expect(page.locator('main .search-hit').first()).toHaveAttribute('href', /^\/docs\/1\.0/);
});

// Specification: 2.36
test('the results page works with it, too, and the dialog leads there', async ({ page }) => {
  await search(page, 'manifest');
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=manifest');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “manifest”$/);
  await expect(page.locator('main mark').first()).toHaveText(/manifest/i);
  expect(await axeFindings(page)).toEqual([]);
});

for (const mood of ['failing', 'malformed'] as const) {
  test(`a service that is ${mood} is told in both places, and Retry asks again`, async ({ page }) => {
    server.mood = mood;
    await search(page, 'manifest');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await page.goto('/search?q=manifest');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results');
    server.mood = 'well';
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.locator('main .search-hit').first()).toBeVisible();
  });
}

// Specification: 8.5, 8.6
test('an empty answer is no results, with a way to report it', async ({ page }) => {
  server.mood = 'empty';
  await search(page, 'manifest & "more"');
  await expect(dialog(page)).toContainText('No results for');
  await expect(dialog(page)).toContainText('Believe this query should return results?');
  await expect(dialog(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://issues.example/new?title=Search%20finds%20nothing%20for%3A%20manifest%20%26%20%22more%22',
  );
});

test('a record is text, whatever stands in it, and leads nowhere but into the site', async ({ page }) => {
  const [first] = server.records;
  if (!first) throw new Error('the index is empty');
  // The crawler records entities; someone else's record may have tags.
  const hostile = {
    ...first,
    content: 'a &lt;b&gt; hostile <img src=x onerror=alert(1)> <script>x</script>',
  };
  server.records = [
    { ...hostile, objectID: 'a' },
    { ...hostile, objectID: 'b', url: 'javascript:alert(3)' },
    { ...hostile, objectID: 'c', url: 'https://evil.example/docs/introduction' },
  ];
  await page.goto('/search?q=hostile');
  await expect(page.locator('main .search-hit')).toHaveCount(1);
  await expect(page.locator('main .search-hit')).toContainText('a <b> hostile <img src=x onerror=alert(1)>');
  await search(page, 'hostile');
  await expect(hits(page)).toHaveCount(1);
  await expect(hits(page)).toContainText('a <b> hostile <img src=x onerror=alert(1)>');
  await expect(page.locator('img[onerror], .DocSearch-Hit script')).toHaveCount(0);
});
