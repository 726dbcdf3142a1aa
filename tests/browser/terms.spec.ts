import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const address = '/docs/introduction';

/** The first marked term on the page: its word and its definition. */
async function firstTerm(page: Page): Promise<{ word: Locator; note: Locator }> {
  await page.goto(address);
  const term = page.locator('.term').first();
  const word = term.getByRole('button', { name: 'manifest store' });
  const note = term.locator('[popover]');
  await expect(word).toBeVisible();
  await expect(note).toBeHidden();
  return { word, note };
}

test('a press shows the note next to the word, and Escape dismisses it without moving the focus', async ({
  page,
}) => {
  const { word, note } = await firstTerm(page);
  // At the end of the window, the note is above.
  await word.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await word.click();
  await expect(note).toBeVisible();
  await expect(note).toContainText('container for all manifests');
  const [above, below] = [await word.boundingBox(), await note.boundingBox()];
  expect(Math.abs((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBeLessThan(12);
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();
});

test('the keyboard reaches the word and then the link of its note', async ({ page }) => {
  const { word, note } = await firstTerm(page);
  await page.getByRole('link', { name: 'sign an image in the tutorial' }).focus();
  // A heading's anchor may be between them.
  for (let i = 0; i < 4 && !(await word.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(note).toBeVisible();
  await page.keyboard.press('Tab');
  const link = note.getByRole('link', { name: 'manifest store in the glossary' });
  await expect(link).toBeFocused();
});

test('a second press, or one elsewhere, closes the note', async ({ page }) => {
  const { word, note } = await firstTerm(page);
  await word.click();
  await expect(note).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await word.click();
  await expect(note).toBeHidden();
  await word.click();
  await expect(note).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(note).toBeHidden();
  // On paper, a term is plain text.
  await word.click();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeHidden();
  await expect(word).toHaveCSS('text-decoration-line', 'none');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap opens the note inside the window, and the next tap elsewhere closes it', async ({ page }) => {
    const { word, note } = await firstTerm(page);
    await word.tap();
    await expect(note).toBeVisible();
    const box = await note.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(382);
    await page.getByRole('heading', { level: 2 }).first().tap();
    await expect(note).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a press, Enter and Escape work', async ({ page }) => {
    await page.goto(address);
    const word = page.locator('.term button').first();
    const note = page.locator('.term [popover]').first();
    await word.click();
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await word.press('Enter');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', '/docs/glossary#manifest-store');
  });
});
