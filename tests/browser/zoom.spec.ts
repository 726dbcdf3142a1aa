import { expect, test } from '@playwright/test';
import { chromiumFlags } from '../../scripts/lib/testing/chromium.ts';

// 400 % in a window of 1280 pixels. Playwright hides scrollbars; here they take up space, as on most desktops.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...chromiumFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('at 400 % zoom the search button keeps its icon, and nothing leaves the window', async ({ page }) => {
  await page.goto('/docs/signing/test-certs');
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(320);
  const icon = await page.getByRole('banner').locator('.search-button svg').boundingBox();
  expect(icon).toMatchObject({ width: 20, height: 20 });
  expect((icon?.x ?? 0) + 20).toBeLessThan(width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});
