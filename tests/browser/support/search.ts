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
