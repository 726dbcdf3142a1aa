import type { Browser } from '@playwright/test';
import { countBytes, FAST, openPage } from './browser.ts';
import { median, type Row } from './figures.ts';

/** What's typed with everything loaded. */
const QUESTIONS = [
  'certificate price',
  'untrusted',
  'sign with aws kms',
  'read a manifest in the browser',
  'faqs',
];

/** From the key press that opens the dialog to the results for a first word, then for a second one, then from a last key with everything loaded. */
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
    loaded: row('search: from the last key to the frame with its results, everything loaded', 'ms'),
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
      await page.locator('.search-field').fill(first);
      await results(first);
      rows.opening.runs.push(performance.now() - opened);
      rows.openingBytes.runs.push(bytes.taken() / 1000);
      const start = performance.now();
      await page.locator('.search-field').fill(second);
      await results(second);
      rows.again.runs.push(performance.now() - start);
      rows.againBytes.runs.push(bytes.taken() / 1000);
      await page.evaluate(lastKeys, QUESTIONS);
      rows.loaded.runs.push(median(await page.evaluate(lastKeys, QUESTIONS)));
    } finally {
      await page.context().close();
    }
  }
  return Object.values(rows);
}

/** Runs on the page. Types each query up to its last letter, and then that: milliseconds until the frame with its results. */
async function lastKeys(queries: string[]): Promise<number[]> {
  const field = document.querySelector<HTMLInputElement>('.search-field') as HTMLInputElement;
  const status = document.querySelector('dialog [role=status]') as Element;
  const type = (text: string) =>
    new Promise<number>((done) => {
      const start = performance.now();
      // The announcement has the query that the list below it answers.
      const watch = new MutationObserver(() => {
        if (!status.textContent?.includes(`“${text}”`)) return;
        watch.disconnect();
        requestAnimationFrame(() => done(performance.now() - start));
      });
      watch.observe(status, { childList: true, characterData: true, subtree: true });
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const times: number[] = [];
  for (const query of queries) {
    await type(query.slice(0, -1));
    times.push(await type(query));
  }
  return times;
}
