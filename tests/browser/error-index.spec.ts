import { expect } from '@playwright/test';
import { test } from './support/test.ts';

const TRACE = `Traceback (most recent call last):
  File "read.py", line 12, in <module>
    reader = Reader("photo.jpg")
c2pa.c2pa.C2paError.ManifestNotFound: ManifestNotFound: no JUMBF data found`;

test('a pasted stack trace leads to the pages that explain its message, other text to the search', async ({
  page,
}) => {
  await page.goto('/docs/errors');
  await page.getByLabel('Paste a message').fill(TRACE);
  const rows = page.locator('tbody tr:visible').filter({ has: page.getByRole('link') });
  await expect(page.locator('.data-table output')).toHaveText(/^\d of \d+ messages$/);
  await expect(rows.first()).toContainText('no JUMBF data found');
  const link = rows.first().getByRole('link').first();
  const title = await link.textContent();
  await link.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Find an error message');
  expect(title).toContain(await heading.textContent());
  await expect(page).toHaveURL(/#/);

  // Text that matches no message leads to the search.
  await page.goto('/docs/errors');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('certificate zebra');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('No message here matches.');
  await status.getByRole('link', { name: 'Search the documentation for it.' }).click();
  await expect(page).toHaveURL('/search?q=certificate+zebra');
  await page.goBack();
  // The search page has a field, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Find an error message' })).toBeVisible();
  await field.fill('');
  await expect(status).toHaveText(/^\d+ messages$/);
});
