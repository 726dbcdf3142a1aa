import type { Page } from '@playwright/test';

declare global {
  /** Milliseconds from the first press, or from the files that were chosen, to the frame after it. */
  var __answered: number | undefined;
}

/** Waits for what the page notes, and gives the milliseconds. */
export async function waitForAnswer(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.__answered !== undefined);
  return page.evaluate(() => globalThis.__answered ?? Number.NaN);
}
