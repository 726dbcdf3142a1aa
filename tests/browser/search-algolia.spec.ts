import type { Page } from '@playwright/test';
import { type AlgoliaServer, crawled, startAlgolia } from '../search/algolia.ts';
import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { expect } from './support/search.ts';

const test = fixtureTest('algolia');
// One server, at the port in the fixture.
test.describe.configure({ mode: 'default' });

const HOME = 'https://docs.example.org/';
let server: AlgoliaServer;

test.beforeAll(async ({ site }) => {
  server = await startAlgolia(47113);
  server.records = crawled(site.dir, HOME, 'en', (address) =>
    address.startsWith('/docs/1.0') ? '1.0' : 'current',
  );
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.mood = 'well';
  server.queries.length = 0;
});

/** The hosted dialog is DocSearch's, with its own class names. */
const dialog = (page: Page) => page.locator('.DocSearch-Modal');
const found = (page: Page) => dialog(page).locator('.DocSearch-Hit a');

async function search(page: Page, query: string, address = '/docs/introduction') {
  await page.goto(address);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(query);
}

// Specification: 7.9
test('the head connects ahead, and nothing is asked before someone types', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', server.origin);
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  expect(server.queries).toEqual([]);
});

// Specification: 7.7
test('the policy allows the host, and a result leads to its heading', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await search(page, 'safe');
  const hit = found(page).first();
  await expect(hit.locator('mark').first()).toHaveText(/safe/i);
  expect(await axeFindings(page)).toEqual([]);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/guide\/signing#keys-in-a-safe$/);
  await expect(dialog(page)).toBeHidden();
  expect(violations).toEqual([]);
});

// Specification: 3.13, 7.8
test('results are those of the language and version that are read', async ({ page }) => {
  const facets = () => server.queries.at(-1)?.facetFilters;
  await search(page, 'manifest');
  await expect(found(page).first()).toBeVisible();
  expect(facets()).toEqual(['language:en', 'version:current']);
  await search(page, 'manifest', '/docs/1.0/introduction');
  await expect(found(page).first()).toBeVisible();
  expect(facets()).toEqual(['language:en', 'version:1.0']);
  // Outside the docs, the last version that was read applies.
  await search(page, 'manifest', '/');
  await expect(found(page).first()).toBeVisible();
  expect(facets()).toEqual(['language:en', 'version:1.0']);
});

test('all results are on the results page, which asks the same service', async ({ page }) => {
  await search(page, 'manifest');
  await dialog(page).getByRole('link', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=manifest');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(server.queries.at(-1)?.facetFilters).toEqual(['language:en', 'version:current']);
});

// Specification: 8.4
for (const mood of ['failing', 'malformed', 'hanging-up'] as const) {
  test(`a service that is ${mood} is told, and what was typed stays`, async ({ page }) => {
    server.mood = mood;
    await search(page, 'manifest');
    await expect(dialog(page)).toContainText('Unable to fetch results');
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('manifest');
    server.mood = 'well';
    await page.locator('.DocSearch-Input').fill('manifests');
    await page.locator('.DocSearch-Input').fill('manifest');
    await expect(found(page).first()).toBeVisible();
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
  const evil = { ...first, content: '<script>alert(2)</script> hostile <img src=x onerror=alert(1)>' };
  server.records = [
    { ...evil, objectID: 'a', url: `${HOME}docs/introduction#a` },
    { ...evil, objectID: 'b', url: 'javascript:alert(3)' },
    { ...evil, objectID: 'c', url: 'https://evil.example/' },
    ...server.records,
  ];
  await search(page, 'hostile');
  await expect(found(page)).toHaveCount(1);
  await expect(found(page)).toHaveAttribute('href', '/docs/introduction#a');
  await expect(dialog(page).locator('.DocSearch-Hit img, .DocSearch-Hit script')).toHaveCount(0);
});
