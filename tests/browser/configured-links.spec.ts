import { expect, type Page } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { field, openSearch } from './support/search.ts';
import { test as siteTest } from './support/worker.ts';

/** A site with a configured repository, issue address, and chat. */
const test = fixtureTest('features');

// Specification: 8.6
test('a page can be edited, and a search that finds nothing reported, where the configuration says', async ({
  page,
}) => {
  await page.goto('/docs/guide');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/owner\/docs\/edit\/trunk\/.*docs\/guide/,
  );
  await openSearch(page);
  await field(page).fill('qqxxyyzz & "zzyy"');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/.*qqxxyyzz%20%26%20%22zzyy%22/,
  );
});

/** What a reader is offered after a search that finds nothing. */
async function letUsKnow(page: Page) {
  await openSearch(page);
  await field(page).fill('qqxxyyzz');
  return page.getByRole('dialog').getByRole('link', { name: 'Let us know.' });
}

// Specification: 8.6
siteTest('without an issue URL, it can be reported in the chat', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(await letUsKnow(page)).toHaveAttribute('href', 'https://discord.gg/CAI');
});

// Specification: 8.6
fixtureTest('options')('without a chat as well, the community page says where', async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
  await page.goto('ar/docs/introduction/');
  const link = await letUsKnow(page);
  await expect(link).toHaveAttribute('target', '_blank');
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page).toHaveURL(/\/ar\/docs\/community-resources\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'المجتمع' })).toBeVisible();
});
