import { axeFindings } from './support/axe.ts';
import { example, inspect, openInspector, openTab, save } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('the raw report is searched, folded, copied, kept, and linked', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'Data');
  const json = inspector.getByRole('region', { name: 'Report as JSON' });
  const link = json.getByRole('link', { name: 'validation_state' });
  await expect(link).toHaveAttribute('href', '/docs/manifest/json-ref/reader#Reader.validation_state');
  const reference = await (await page.request.get('/docs/manifest/json-ref/reader')).text();
  expect(reference).toContain('id="Reader.validation_state"');

  await inspector.getByLabel('Search the report').fill('c2pa.placed');
  await expect(inspector.getByText('1 of 3 results')).toBeVisible();
  await json.scrollIntoViewIfNeeded();
  await expect(json.locator('[data-current] > .json-line')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(inspector.getByText('2 of 3 results')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(inspector.getByText('1 of 3 results')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel('Search the report').fill('no such words');
  await expect(inspector.getByText('No matches')).toBeVisible();

  await json.getByRole('button', { name: 'manifests' }).click();
  await expect(json.getByRole('button', { name: 'manifests' })).toHaveAttribute('aria-expanded', 'false');
  await inspector.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.validation_state).toBe('Valid');
  expect((await save(page, 'Download JSON')).name).toBe('composite.jpg.json');
});
