import type { Locator, Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** The dialog's field, also while the search is still loading. */
export const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Search the documentation' });

/** Opens the dialog with its key and waits until the search is loaded. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog[data-started]').waitFor();
}

/** The links to pages, without the one to all results. */
export const hits = (page: Page): Locator => page.locator('.search-dialog .search-rows a');

/** Input that readers don't type by chance: markup, special characters, other scripts, and long text. */
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
  'x'.repeat(500),
];
