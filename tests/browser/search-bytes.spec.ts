import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

/**
 * Counts what the search fetches, with each file's gzip size; pages are prefetched whenever their links are in view.
 */
function countBytes(page: Page) {
  let sizes: Array<Promise<number>> = [];
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  // An aborted request has no body.
  page.on('requestfinished', (request) => {
    const size = async () => {
      const response = await request.response();
      // Pages and their data are loaded ahead for other reasons.
      if (response?.headers()['content-type']?.startsWith('text/html')) return 0;
      if (request.url().includes('/_routes/')) return 0;
      return gzipSync((await response?.body()) ?? '').length;
    };
    sizes.push(size());
  });
  return {
    paths,
    async taken(): Promise<number> {
      const all = await Promise.all(sizes);
      sizes = [];
      return all.reduce((sum, size) => sum + size, 0);
    },
  };
}

/**
 * Types letter by letter, on the page: on a busy machine, external key presses would have pauses longer than the
 * search waits.
 */
const type = (page: Page, text: string) =>
  field(page).evaluate((input: HTMLInputElement, text) => {
    for (let end = 1; end <= text.length; end += 1) {
      input.value = text.slice(0, end);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, text);

const shows = async (page: Page, query: string) => {
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText(`for “${query}”`);
  await expect(hits(page).first()).toBeVisible();
};

for (const [first, second] of [
  ['signing', 'manifest'],
  ['manifest', 'certificate'],
  ['sign python', 'verify in the browser'],
  ['how do I create a certificate', 'why is my signature untrusted'],
] as const) {
  test(`“${first}”: 100 kB from opening the search to results; then “${second}”: 40 kB`, async ({ page }) => {
    await page.goto('/docs/introduction', { waitUntil: 'networkidle' });
    const bytes = countBytes(page);
    await openSearch(page);
    await type(page, first);
    await shows(page, first);
    const opening = await bytes.taken();
    expect(bytes.paths.some((path) => /_astro\/ui\..*\.js$/.test(path))).toBe(true);
    expect(opening).toBeLessThanOrEqual(100_000);

    await type(page, second);
    await shows(page, second);
    const again = await bytes.taken();
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(40_000);
    test.info().annotations.push({ type: 'bytes', description: `${opening}, ${again}` });
  });
}

test('texts are fetched once the typing pauses, not for every letter', async ({ page }) => {
  await page.goto('/docs/introduction', { waitUntil: 'networkidle' });
  await openSearch(page);
  await expect(page.getByRole('combobox')).toBeFocused();
  const bytes = countBytes(page);
  await type(page, 'manifest');
  await shows(page, 'manifest');
  // A file for each hit, and none for "m", "ma", "man".
  expect(bytes.paths.filter((path) => /\/sections-\d+\.json$/.test(path)).length).toBeLessThanOrEqual(8);
});

test('a search that is no longer wanted is not fetched to its end', async ({ page }) => {
  await page.goto('/docs/introduction');
  await openSearch(page);
  await type(page, 'manifest');
  await shows(page, 'manifest');
  const stuck: string[] = [];
  // Texts for the next word are never fetched.
  await page.route(/\/(?:terms|sections)-\d+\.json$/, (route) => {
    stuck.push(route.request().url());
  });
  const aborted = page.waitForEvent('requestfailed', (request) => stuck.includes(request.url()));
  await field(page).fill('watermark');
  await expect.poll(() => stuck.length).toBeGreaterThan(0);
  await field(page).fill('manifest');
  expect((await aborted).failure()?.errorText).toContain('ERR_ABORTED');
  await shows(page, 'manifest');
});
