import { layoutShift, moved, settled } from './support/observe.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind. */
const PAGES = [
  '/',
  '/docs',
  '/docs/getting-started',
  '/docs/codes/assertion.dataHash.mismatch',
  '/docs/js-sdk/api/c2pa.getc2pacategorizedactions',
  '/tools/inspect',
];

for (const width of [390, 1440])
  test(`at ${width} px, fonts that arrive half a second late move next to nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    // A handled request isn't cached, so every page waits for its fonts.
    await page.route('**/*.woff2', async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    for (const address of PAGES) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await settled(page);
      const what = [address, ...(await moved(page))].join('\n');
      expect.soft(await layoutShift(page), what).toBeLessThan(0.02);
    }
  });
