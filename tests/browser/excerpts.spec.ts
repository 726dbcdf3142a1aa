// Copy gives whole programs. Where a page shows a part of one, the title says so, and the rest unfolds in place.
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/test.ts';

const PAGE = '/docs/ai/mark';
const program = async () =>
  (await readFile('samples/mark-ai/node/mark-ai.mjs', 'utf8'))
    .replace(/^\/\/ #(?:end)?region.*\n/gm, '')
    .trim();

test('an excerpt is copied as the whole program, and the rest unfolds in place with the command that runs it', async ({
  page,
}) => {
  await page.goto(PAGE);
  const block = page.locator('figure.code', { hasText: 'mark-ai.mjs (excerpt)' }).first();
  await block.getByRole('button', { name: 'Copy mark-ai.mjs' }).click();
  await expect(block.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await program());

  await expect(block.getByText('Run:')).toBeHidden();
  // Until the script that unfolds a program has arrived, its link leads to the file.
  await page.waitForLoadState('networkidle');
  await block.getByRole('link', { name: 'Show all of mark-ai.mjs' }).click();
  const whole = page
    .locator('figure.code', { has: page.locator('figcaption', { hasText: /^mark-ai\.mjs$/ }) })
    .first();
  await expect(whole.getByText('Run:')).toBeVisible();
  expect((await whole.locator('code').first().textContent())?.trim()).toBe(await program());
  expect(page.url()).toContain(PAGE);
});
