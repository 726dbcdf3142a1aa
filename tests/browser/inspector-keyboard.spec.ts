import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { example, inspect, openInspector, openTab, placeInspector } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('the history is walked with the keyboard alone', async ({ page }) => {
  await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'History');
  const tree = page.getByRole('tree', { name: 'Provenance' });
  // In a narrow inspector, the details of several files can be open, each below its file.
  const panel = page.locator('.node-panel').last();
  await tree.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tree.locator('[data-node="0.0"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText('generated.jpg');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.locator('[data-node="0.1"]')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press(' ');
  await expect(panel).toContainText('had no Content Credentials when it was added');
  await page.keyboard.press('Home');
  await expect(tree.getByRole('treeitem').first()).toBeFocused();
  // A single tab stop on the page.
  expect(await tree.locator('[tabindex="0"]').count()).toBe(1);
  expect(await axeFindings(page)).toEqual([]);
});

/** Presses Tab until a control with this name has the focus, as a reader would. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    const focus = await page.evaluate(() => {
      const { outlineStyle } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, isTool: document.activeElement?.closest('.inspector') !== null };
    });
    // An outline around the focused element; in the tree, around the item's own line.
    const isTree = await page.evaluate(() => document.activeElement?.getAttribute('role') === 'treeitem');
    if (focus.isTool && !isTree) expect(focus.outlineStyle).not.toBe('none');
  }
  throw new Error('Tab does not lead there');
}

test('from opening to the answer with the keyboard alone, and everything is announced', async ({ page }) => {
  await placeInspector(page);
  await page.getByRole('button', { name: 'Open the inspector' }).focus();
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector).toBeFocused();
  await tabTo(page, inspector.locator('details.trust > summary'));
  await page.keyboard.press('Enter');
  await tabTo(page, inspector.getByLabel(/Root of this site’s example files/));
  await page.keyboard.press('Space');
  await tabTo(page, inspector.getByText('More ways to open a file'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, inspector.getByRole('button', { name: 'A composite image' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Unchanged since Example Gallery Org signed it' }),
  ).toBeFocused();
  await expect(inspector.getByRole('status').first()).toContainText(
    'Trusted. Says AI made or changed a part of it before signing. Unchanged since it was signed. The signer is verified.',
  );

  const tab = (name: string) => inspector.getByRole('tab', { name });
  await tabTo(page, tab('Summary'), 'Shift+Tab');
  await page.keyboard.press('End');
  await expect(tab('Data')).toBeFocused();
  await tabTo(page, inspector.getByRole('button', { name: 'Download JSON' }));
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toBe('composite.jpg.json');
  await tabTo(page, inspector.getByLabel('Search the report'));
  await page.keyboard.type('validation_state');
  await expect(inspector.getByText('1 of 1 result')).toBeVisible();
  await tabTo(page, tab('Data'), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Checks')).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, inspector.locator('.check-parts summary', { hasText: 'Signature' }));
  await page.keyboard.press('Enter');
  await expect(inspector.getByText('claimSignature.validated')).toBeVisible();
  await tabTo(page, tab('Checks'), 'Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, page.getByRole('treeitem').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const panel = page.locator('.node-panel').last();
  await expect(panel.getByRole('heading', { level: 4 })).toHaveText('created.jpg');
  await tabTo(page, panel.locator('.certificate-list summary').first());
  await page.keyboard.press('Enter');
  await expect(panel.getByText('EC, P-256').first()).toBeVisible();
});

test('the keyboard leads to a second file and back', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('created.jpg'));
  const compare = inspector.getByRole('button', { name: 'Compare with another' });
  await compare.focus();
  await page.keyboard.press('Enter');
  // The pressed button no longer exists; the input for the second file has the focus.
  const second = inspector.getByRole('button', { name: 'Choose a file' });
  await expect(second).toBeFocused();
  await tabTo(page, inspector.getByRole('link', { name: 'Tampered with' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^\d+ differences$/ })).toBeFocused();
  await expect(inspector.getByRole('status').first()).toContainText('Second file: Invalid');
  // Before it are the slider, the second file's answer, and its button.
  const answer = inspector.locator('.compared > summary').last();
  await expect(answer).toContainText('Not the file that was signed');
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press('Shift+Tab');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inspector.locator('.verdict').filter({ visible: true })).toContainText('Invalid');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(inspector.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('button', { name: 'Compare with another' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('button', { name: 'Choose a file' })).toBeFocused();
});
