import { expect, test } from './support/test.ts';

/*
 * Some selectors with `:has()` make Chromium style a whole page again after any change: for each copy button, and for each
 * heading that a reader passes. A slow phone doesn't answer meanwhile.
 */
for (const address of ['/docs/js-sdk/getting-started/quick-start', '/docs/faqs', '/docs/codes'])
  test(`a small change on ${address} doesn't style the whole page again`, async ({ page, browser }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address, { waitUntil: 'networkidle' });
    const all = await page.locator('*').count();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() => {
      document.querySelector('.prose p')?.append(document.createElement('span'));
      return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
    const trace: { traceEvents: { name: string; args: { elementCount?: number } }[] } = JSON.parse(
      (await browser.stopTracing()).toString(),
    );
    const styled = trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
    expect(styled.length).toBeGreaterThan(0);
    for (const { args } of styled) expect(args.elementCount).toBeLessThan(all / 2);
  });
