import { expect } from '@playwright/test';
import { rowsOf } from '../../src/components/survival-matrix/index.tsx';
import { readSurvival } from '../../src/content/data/survival.ts';
import { test } from './support/worker.ts';

const address = '/docs/durable-cr/sb-algs';

test('a table is filtered by words, says how many rows are left, offers all again if none is, and is sorted both ways', async ({
  page,
}) => {
  await page.goto(address);
  const rows = page.locator('[data-table] tbody tr:visible');
  await expect(rows).toHaveCount(53);
  await page.getByRole('searchbox', { name: /Filter by keyword/ }).fill('Fingerprint IMAGE');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText('5 of 53 algorithms')).toBeVisible();

  const part = page.locator('[data-table]').first();
  const field = part.getByRole('searchbox');
  await field.fill('zebra quagga');
  await expect(part.getByRole('status')).toContainText('No algorithms match.');
  await expect(part.getByRole('table')).toBeHidden();
  await part.getByRole('button', { name: 'Show all 53 algorithms' }).click();
  await expect(part.locator('tbody tr:visible')).toHaveCount(53);
  await expect(part.getByRole('status')).toHaveText('53 algorithms');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();

  const first = page.locator('[data-table] tbody tr').first();
  const number = page.getByRole('columnheader', { name: 'No.' });
  await number.getByRole('button').click();
  await expect(number).toHaveAttribute('aria-sort', 'ascending');
  await expect(first).toContainText('com.digimarc.validate.1');
  await number.getByRole('button').click();
  await expect(number).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('com.adobe.flowmark.A');
  await page.getByRole('columnheader', { name: 'Owner' }).getByRole('button').press('Enter');
  await expect(number).not.toHaveAttribute('aria-sort');
  await expect(first).toContainText('Adobe');
});

test('a format and a result show the commands with that result', async ({ page }) => {
  const rows = rowsOf(readSurvival('.'));
  const shown = page.locator('[data-table] tbody tr:visible');
  await page.goto('/docs/delivery/matrix');
  await page.getByRole('combobox', { name: 'Format' }).selectOption('PNG');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Hash mismatch');
  const expected = rows.filter(({ results }) =>
    results.some(({ name, formats }) => name === 'Hash mismatch' && formats.includes('PNG')),
  );
  expect(expected.length).toBeGreaterThan(0);
  await expect(shown).toHaveCount(expected.length);
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('ExifTool');
  await expect(shown.first()).toContainText('ExifTool');
  const left = expected.filter(({ tool }) => tool === 'ExifTool');
  await expect(page.getByText(`${left.length} of ${rows.length} commands`)).toBeVisible();
});

test('while a long table is read, its column labels stay in view', async ({ page }) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const long of [address, '/docs/manifest/tasks', '/docs/codes', '/docs/manifest/iptc-properties']) {
      await page.goto(long);
      const table = page.locator('[data-table]').first();
      await table.locator('tbody tr').nth(25).scrollIntoViewIfNeeded();
      const distance = async () => {
        // Below the bar of contents, if there is one.
        const bar = await page.locator('.navbar, .toc-bar').filter({ visible: true }).last().boundingBox();
        const label = await table.locator('thead th').nth(1).boundingBox();
        return Math.abs((label?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0));
      };
      // A script makes room for them.
      await expect.poll(distance, `${long} at ${width} px`).toBeLessThan(2);
    }
  }
});

test('on a phone, tables can be sorted, except those whose columns are languages', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, name, isShown] of [
    ['/docs/codes', 'Group', true],
    ['/docs/manifest/tasks', 'Python', false],
  ] as const) {
    await page.goto(address);
    const sort = page.locator('.data-table thead button', { hasText: name }).first();
    await expect(sort, address).toBeVisible({ visible: isShown });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table is complete, and offers nothing that does not work', async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-table] tbody tr:visible')).toHaveCount(53);
    await expect(page.locator('[data-table]').getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('[data-table] button')).toHaveCount(0);
  });
});
