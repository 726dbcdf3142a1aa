import { axeFindings } from './support/axe.ts';
import { evil } from './support/hostile.ts';
import { inspect, openInspector, openTab, verdict } from './support/inspector.ts';
import { test } from './support/signed.ts';
import { expect } from './support/test.ts';

test('text from untrusted files is only text', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.hostile);
  await expect(verdict(page)).toContainText(evil.slice(0, 30));
  await expect(verdict(page).getByTitle('direction override').first()).toHaveText('U+202E');
  await expect(verdict(page).getByTitle('zero-width space').first()).toHaveText('U+200B');
  await verdict(page)
    .getByRole('button', { name: /show all 1,000,0\d\d characters/ })
    .click();
  await expect(verdict(page)).toContainText('the downloaded report has the full text');
  await openTab(page, 'History');
  for (const summary of await inspector.locator('.assertion-list summary').all()) await summary.click();
  await openTab(page, 'Data');
  await inspector.getByLabel('Search the report').fill('javascript');
  await expect(inspector.getByText(/1 of \d+ results/)).toBeVisible();
  const links = await inspector
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:', 'https:']));
  await inspector.getByLabel('Search the report').fill('of nesting');
  await expect(inspector.getByText('1 of 1 result')).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await inspector.locator('script, iframe, [onerror], img[src="x"]').count()).toBe(0);
  expect(await page.locator('.inspector *').count()).toBeLessThan(4000);
  expect(await axeFindings(page)).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
});

test('hundreds of ingredients are counted, not drawn', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.many);
  await openTab(page, 'History');
  const tree = inspector.getByRole('tree');
  await tree.getByRole('treeitem').first().focus();
  if ((await tree.getByRole('treeitem').count()) === 1) await page.keyboard.press('ArrowRight');
  await expect(tree.getByText('and 241 more, in the full report')).toBeVisible();
  expect(await page.locator('.inspector *').count()).toBeLessThan(3000);
  expect(await axeFindings(page)).toEqual([]);
});
