import { expect } from '@playwright/test';
import { test } from './support/worker.ts';

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
    const pages = await page.locator('#start li:visible > a').allTextContents();
    expect(pages.length).toBeGreaterThan(3);
    ways.add(pages.join('\n'));
  }
  expect(ways.size).toBe(5);
  await context.close();
});
