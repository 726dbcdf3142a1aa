import type { Locator, Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The dialog's field, also while the search itself is still on its way. */
export const field = (page: Page): Locator => page.getByRole('dialog').locator('input');

/** Opens the dialog by its key and waits until the search is there. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the documentation' }).waitFor();
}

/** The options that lead to a section: without the one that leads to all results. */
export const hits = (page: Page): Locator => page.getByRole('dialog').getByRole('group').getByRole('option');

/** The option that the keyboard has chosen. */
export async function chosen(page: Page): Promise<string | null> {
  const id = await field(page).getAttribute('aria-activedescendant');
  return id === null ? null : page.locator(`[id="${id}"]`).textContent();
}

/** What no reader types by chance: markup, signs with a meaning, other scripts, far too much. */
export const hostile: readonly string[] = [
  '"><img src=x onerror=alert(1)>',
  "<script>alert('x')</script>",
  '.*+?^$ {}()|[]\\',
  '(((((((((((((((((((((((((((((a+)+)+)+)+)+)+)+)+)+',
  '%00%E0%A4%A&q=2#hash',
  '__proto__ constructor toString hasOwnProperty',
  'שלום עולם مرحبا',
  '\u202egnp.exe\u0000\ufffe',
  '\u{1f600}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  'manifest '.repeat(1200),
  'x'.repeat(10_000),
];
