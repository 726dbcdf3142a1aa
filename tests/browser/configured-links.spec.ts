import { expect } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';
import { field, openSearch } from './support/search.ts';

/** A site with a configured repository, issue address, and chat. */
const test = fixtureTest('features');

test('a page can be edited in the configured repository', async ({ page }) => {
  await page.goto('/docs/guide');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/owner\/docs\/edit\/trunk\/.*docs\/guide/,
  );
});

test('a search that finds nothing can be reported where the configuration says', async ({ page }) => {
  await page.goto('/docs/guide');
  await openSearch(page);
  await field(page).fill('qqxxyyzz & "more"');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Believe this query should return results?');
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.example\/.*qqxxyyzz%20%26%20%22more%22/,
  );
});

test('the footer leads to the chat, and the structured data names publisher, subject, and places', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('#footer').getByRole('link', { name: 'Community chat' })).toHaveAttribute(
    'href',
    'https://chat.example/',
  );
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'WebSite',
    about: { name: 'Fixture Project' },
    publisher: { name: 'Fixture Organization' },
    sameAs: ['https://code.example/owner/docs', 'https://chat.example/'],
  });
});
