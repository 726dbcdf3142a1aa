import { expect } from '@playwright/test';
import { test } from './support/worker.ts';

const way = '.start-way li:visible';

test('the answers decide which pages are listed, and which questions are asked', async ({ page }) => {
  await page.goto('/docs');
  await page.getByText('Not sure where to start?').click();
  await expect(page.getByRole('group', { name: 'Where is the signing key?' })).toBeHidden();
  await expect(page.locator(way, { hasText: 'Write manifest data' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Write and sign manifests' }).check();
  await expect(page.locator(way).filter({ hasText: 'Add ingredients' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Edits of other people’s media' }).check();
  await expect(page.locator(way).filter({ hasText: 'Add ingredients' })).toHaveCount(1);
  await page.getByRole('radio', { name: 'In a KMS, an HSM, or a service' }).check();
  await expect(page.locator(way).filter({ hasText: 'Use a certificate in production' })).toHaveCount(1);

  await page.getByRole('radio', { name: 'Read and validate manifests' }).check();
  await expect(page.locator(way).filter({ hasText: 'Add ingredients' })).toHaveCount(0);
});

test('each kind of reader gets another way, and it needs no script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/docs');
  await page.getByText('Not sure where to start?').click();
  const ways = new Set<string>();
  for (const reader of await page
    .getByRole('group', { name: 'What are you working on?' })
    .getByRole('radio')
    .all()) {
    await reader.check();
    const pages = await page.locator(`${way} a`).allTextContents();
    expect(pages.length).toBeGreaterThan(3);
    ways.add(pages.join('\n'));
  }
  expect(ways.size).toBe(5);
  await context.close();
});
