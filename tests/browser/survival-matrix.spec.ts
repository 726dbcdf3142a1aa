import { expect } from '@playwright/test';
import { rowsOf } from '../../src/components/survival-matrix/index.tsx';
import { readSurvival } from '../../src/content/data/survival.ts';
import { test } from './support/worker.ts';

const address = '/docs/delivery/matrix';
const rows = rowsOf(readSurvival('.'));
const shown = '[data-table] tbody tr:visible';

test('a format and a result show the commands with that result', async ({ page }) => {
  await page.goto(address);
  await page.getByRole('combobox', { name: 'Format' }).selectOption('PNG');
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Hash mismatch');
  const expected = rows.filter(({ results }) =>
    results.some(({ name, formats }) => name === 'Hash mismatch' && formats.includes('PNG')),
  );
  expect(expected.length).toBeGreaterThan(0);
  await expect(page.locator(shown)).toHaveCount(expected.length);
  await page.getByRole('combobox', { name: 'Tool' }).selectOption('ExifTool');
  await expect(page.locator(shown).first()).toContainText('ExifTool');
  const left = expected.filter(({ tool }) => tool === 'ExifTool');
  await expect(page.getByText(`${left.length} of ${rows.length} commands`)).toBeVisible();
});
