import type { CDPSession } from '@playwright/test';
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

test('all of 15 first visits, on a connection with 60 ms of latency, have the site’s fonts', async ({
  browser,
  baseURL,
}) => {
  let visits = 0;
  for (const address of ['/', '/docs/getting-started', '/docs/signing'])
    for (let visit = 0; visit < 5; visit += 1) {
      const context = await browser.newContext({ baseURL });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 60,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await page.goto(address, { waitUntil: 'load' });
      await settled(page);
      const used = await fontsOf(session, ['h1', 'main p:not(.lead)']);
      expect(used.h1?.join(), address).toContain('Source Serif');
      expect(used['main p:not(.lead)']?.join(), address).toContain('Public Sans');
      await context.close();
      visits += 1;
    }
  expect(visits).toBe(15);
});

/** The fonts that the browser drew the text of the first such elements with. */
async function fontsOf(session: CDPSession, selectors: readonly string[]): Promise<Record<string, string[]>> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found: Record<string, string[]> = {};
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    found[selector] = fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
  }
  return found;
}
