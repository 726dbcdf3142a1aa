// Web samples run in place, with our files or the reader's own.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { example } from './support/inspector.ts';
import { test } from './support/test.ts';

const REPORT = '#report, output, pre';

/** Opens a page's sample in place, as a whole program. @returns the region with the frame, and what runs in it */
async function run(page: Page, name: string): Promise<{ region: Locator; sample: FrameLocator }> {
  const figure = page
    .locator('figure.code')
    .filter({ has: page.locator(`[data-island=sample-frame][data-props*='"${name}"']`) })
    .first();
  const tab = page.getByRole('radio', { name: 'Web' }).first();
  if (await tab.isVisible().catch(() => false)) await tab.check();
  // Until the script that unfolds a program has arrived, its link leads to the file.
  await page.waitForLoadState('networkidle');
  const rest = figure.getByRole('link', { name: /^Show all of/ });
  if ((await rest.count()) > 0) await rest.click();
  await figure.getByRole('button', { name: 'Run in your browser' }).click();
  const region = page.getByRole('region', { name: `Running ${name}` });
  await expect(region.locator('iframe[aria-busy=false]')).toBeVisible();
  return { region, sample: page.frameLocator(`iframe[title="${name}, running"]`) };
}

/** One sample for each kind of file that it's given, and what it reports. tests/samples runs every program. */
const SAMPLES = [
  ['/docs/manifest/reading', 'read.js', /state: Valid/],
  ['/docs/manifest/reading/trust-anchors', 'use-list.js', /created\.jpg: Trusted/],
  [
    '/docs/js-sdk/guides/sign-in-page',
    'sign-local.js',
    /signed\.jpg: signed, the manifest store has \d+ bytes/,
  ],
  ['/docs/js-sdk/guides/viewing-manifest-data', 'thumbnails.js', /thumbnails\/active\.jpg: image\/jpeg/],
] as const;

for (const [address, name, expected] of SAMPLES) {
  test(`${name} on ${address} runs with our files`, async ({ page, baseURL }) => {
    const others: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.host !== new URL(baseURL ?? '').host) others.push(url.href);
    });
    await page.goto(address);
    const { region, sample } = await run(page, name);
    await region.getByRole('button', { name: 'Use our files' }).click();
    await expect(region.getByText('Our files are chosen in the sample.')).toBeVisible();
    const report = sample.locator(REPORT).first();
    await expect(report).toContainText(expected, { timeout: 30_000 });
    await expect(report).not.toContainText(/error:|no Content Credentials/);
    const frame = page.frames().find((one) => one.url().includes('/sandboxes/app/samples'));
    expect(await frame?.evaluate(() => window.policyViolations)).toEqual([]);
    expect(others).toEqual([]);
  });
}

test("a reader's own file is read, and a reload forgets it", async ({ page }) => {
  await page.goto('/docs/js-sdk/getting-started/quick-start');
  const { region, sample } = await run(page, 'read.js');
  await sample.locator('input[type=file]').setInputFiles(example('tampered.jpg'));
  await expect(sample.locator('pre')).toContainText('failure: assertion.dataHash.mismatch');
  await region.getByRole('button', { name: 'Reload' }).click();
  await expect(sample.locator('pre')).toHaveText('');
});

test('the keyboard reaches the buttons and the sample, and axe finds nothing around it', async ({ page }) => {
  await page.goto('/docs/js-sdk/getting-started/quick-start');
  const { region, sample } = await run(page, 'read.js');
  await expect(region).toBeFocused();
  for (const name of ['Use our files', 'Reload', 'New tab']) {
    await page.keyboard.press('Tab');
    await expect(region.getByText(name, { exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(sample.locator('input[type=file]')).toBeFocused();
  expect(await axeFindings(page, { frames: false })).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the archive is there, and no button', async ({ page }) => {
    await page.goto('/docs/js-sdk/getting-started/quick-start');
    await expect(page.getByRole('link', { name: 'read-manifest-web.zip' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Run in your browser' })).toBeHidden();
  });
});
