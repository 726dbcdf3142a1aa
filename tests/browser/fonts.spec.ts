import { layoutShift, moved, settled } from './support/observe.ts';
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

for (const width of [390, 1440])
  for (const address of PAGES)
    test(`on ${address} at ${width} px, fonts that arrive half a second late move next to nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, 500));
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'networkidle' });
      await settled(page);
      expect(await layoutShift(page), (await moved(page)).join('\n')).toBeLessThan(0.02);
    });
