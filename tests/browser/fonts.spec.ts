import { layoutShift, settled } from './support/observe.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs',
  '/docs/getting-started',
  '/docs/signing',
  '/docs/faqs',
  '/docs/codes/assertion.dataHash.mismatch',
  '/docs/js-sdk/api/c2pa.getc2pacategorizedactions',
  '/docs/c2pa-c/docs/usage',
  '/tools/inspect',
];

test.use({ serviceWorkers: 'block' });

test('fonts that arrive half a second late move next to nothing', async ({ browser, baseURL }) => {
  const shifts: Record<string, number> = {};
  for (const width of [390, 1440])
    for (const address of PAGES) {
      const context = await browser.newContext({ baseURL, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            window.layoutShift = (window.layoutShift ?? 0) + entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 500));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await settled(page);
      shifts[`${address} at ${width} px`] = await layoutShift(page);
      await context.close();
    }
  expect(Object.keys(shifts)).toHaveLength(2 * PAGES.length);
  for (const [where, shift] of Object.entries(shifts)) expect(shift, where).toBeLessThan(0.02);
});
