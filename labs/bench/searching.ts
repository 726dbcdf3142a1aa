import type { Browser } from '@playwright/test';
import { countBytes, FAST, openPage } from './browser.ts';
import type { Row } from './figures.ts';

/** From the key press that opens the dialog to the results for a first word, then for a second one. */
export async function measureSearch(
  browser: Browser,
  base: string,
  path: string,
  [first, second]: readonly [string, string],
  runs: number,
): Promise<Row[]> {
  const row = (what: string, unit: Row['unit']): Row => ({ what, runs: [], unit });
  const rows = {
    opening: row('search: from the shortcut to the first results', 'ms'),
    openingBytes: row('search: bytes for them, with headers', 'kB'),
    again: row('search: from the last key to the second results', 'ms'),
    againBytes: row('search: bytes for them, with headers', 'kB'),
  };
  for (let run = 0; run < runs; run += 1) {
    const { page, session } = await openPage(browser, base, FAST);
    try {
      await page.goto(path, { waitUntil: 'networkidle' });
      const bytes = countBytes(session);
      const results = (query: string) =>
        page
          .getByRole('dialog')
          .getByRole('status')
          .filter({ hasText: `“${query}”` })
          .waitFor();
      const opened = performance.now();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(first);
      await results(first);
      rows.opening.runs.push(performance.now() - opened);
      rows.openingBytes.runs.push(bytes.taken() / 1000);
      const start = performance.now();
      await page.getByRole('combobox').fill(second);
      await results(second);
      rows.again.runs.push(performance.now() - start);
      rows.againBytes.runs.push(bytes.taken() / 1000);
    } finally {
      await page.context().close();
    }
  }
  return Object.values(rows);
}
