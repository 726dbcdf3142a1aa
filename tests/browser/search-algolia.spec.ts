import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { collectRecords } from '../../scripts/lib/search-push/collect.ts';
import { type AlgoliaServer, startAlgolia } from '../search-algolia/server.ts';
import { fixtureTest } from './fixture-site.ts';
import { axeFindings } from './support/axe.ts';
import { expect, field, hits, openSearch } from './support/search.ts';

const test = fixtureTest('algolia');
// One server, at the port in the fixture.
test.describe.configure({ mode: 'default' });

let server: AlgoliaServer;

test.beforeAll(async ({ site }) => {
  server = await startAlgolia(47113);
  const records = await collectRecords(join(import.meta.dirname, '../fixtures/algolia'), site.dir);
  server.indices.set('docs', new Map(records.map((record) => [record.objectID, record])));
});
test.afterAll(() => server.close());
test.beforeEach(() => {
  server.mood = 'well';
  server.docSearchOf = undefined;
  server.searches.length = 0;
});

const lastSearch = () => server.searches.at(-1) ?? [];

async function search(page: Page, query: string, address = '/docs/introduction') {
  await page.goto(address);
  await openSearch(page);
  await field(page).fill(query);
}

// Specification: 7.9
test('the head connects ahead, and nothing else is asked before the search is opened', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', server.origin);
  await page.getByRole('link', { name: 'Search', exact: true }).hover();
  expect(server.searches).toEqual([]);
});

// Specification: 7.7
test('the policy allows the host, and the same interface shows what it finds', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
  await search(page, 'key');
  await expect(hits(page)).toHaveCount(3);
  const group = page.getByRole('group', { name: 'Signing' });
  await expect(group.getByRole('option', { name: /Keys › Keys in a safe/ })).toBeVisible();
  await expect(group.locator('mark').first()).toHaveText(/keys?/i);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 results for “key”');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/guide\/signing/);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(violations).toEqual([]);
});

// Specification: 7.7
test('an index that DocSearch’s crawler filled shows the same pages and sections', async ({ page }) => {
  server.docSearchOf = () => 'https://docs.example.org/';
  await search(page, 'key');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('3 results for “key”');
  await expect(hits(page)).toHaveCount(3);
  const hit = page
    .getByRole('group', { name: 'Signing' })
    .getByRole('option', { name: /Keys › Keys in a safe/ });
  await expect(hit.locator('mark').first()).toHaveText(/keys?/i);
  await hit.click();
  await expect(page).toHaveURL(/\/docs\/guide\/signing#keys-in-a-safe$/);
});

// Specification: 3.13, 7.8
test('results are those of the language and version that are read', async ({ page }) => {
  await search(page, 'manifest');
  await expect(hits(page).first()).toBeVisible();
  expect(lastSearch()[0]?.facetFilters).toEqual(['language:en', 'version:current']);
  await expect(page.getByText('claim store')).toHaveCount(0);
  await search(page, 'manifest', '/docs/1.0/introduction');
  await expect(hits(page)).toHaveCount(1);
  expect(lastSearch()[0]?.facetFilters).toEqual(['language:en', 'version:1.0']);
  // Outside the docs, the last version that was read applies.
  await search(page, 'manifest', '/');
  await expect(hits(page)).toHaveCount(1);
});

test('the results page filters with facets and keeps counting the other values', async ({ page }) => {
  await page.goto('/search?q=manifest');
  await page.getByRole('radio', { name: /^Reference/ }).check();
  await expect(page).toHaveURL('/search?q=manifest&kind=reference');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Codes']);
  await expect(page.getByRole('radio', { name: /^Guides/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Section' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/&section=/);
  await expect.poll(() => lastSearch().length).toBe(3);
});

for (const mood of ['failing', 'refusing', 'malformed', 'foreign', 'hanging-up'] as const) {
  test(`a service that is ${mood} is told, what was typed stays, and Retry asks again`, async ({ page }) => {
    server.mood = mood;
    await search(page, 'manifest');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('Unable to fetch results', { timeout: 20_000 });
    await expect(alert).toContainText('You might want to check your network connection.');
    await expect(field(page)).toHaveValue('manifest');
    server.mood = 'well';
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toBeVisible();
  });
}

test('a slow service is waited for, and an answer that is no longer wanted is dropped', async ({ page }) => {
  server.mood = 'slow';
  await search(page, 'claim');
  await expect(page.locator('.search-body')).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => server.searches.length).toBe(1);
  server.mood = 'well';
  await field(page).fill('mismatch');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result for “mismatch”');
  // The slow response has arrived by now.
  await page.waitForTimeout(1800);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 result for “mismatch”');
  await expect(page.getByRole('group', { name: 'Codes' })).toBeVisible();
});

test('an empty answer is no results, with a way to report it', async ({ page }) => {
  server.mood = 'empty';
  await search(page, 'manifest & "more"');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No results for “manifest & "more"”');
  await expect(dialog).toContainText('Try searching for');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://issues.example/new?title=Search%20finds%20nothing%20for%3A%20manifest%20%26%20%22more%22',
  );
});

test('a record is text, whatever stands in it, and leads nowhere but into the site', async ({ page }) => {
  const [first] = server.indices.get('docs')?.values() ?? [];
  if (!first) throw new Error('the index is empty');
  const evil = {
    ...first,
    heading: '<img src=x onerror=alert(1)>',
    text: '<script>alert(2)</script> hostile',
  };
  server.indices.set(
    'docs',
    new Map([
      ['a', { ...evil, objectID: 'a', address: '/docs/introduction#a' }],
      ['b', { ...evil, objectID: 'b', address: 'javascript:alert(3)' }],
      ...(server.indices.get('docs') ?? []),
    ]),
  );
  await search(page, 'hostile');
  await expect(hits(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('dialog').locator('img, script')).toHaveCount(0);
});
