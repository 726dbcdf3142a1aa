import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const CHANGE = { name: 'Change one bit' };

/** The home page’s card, as it stands. */
const shown = (page: Page) => page.locator('.live .verdict').filter({ visible: true });

test('the card breaks with one bit, and undoing makes it whole', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(shown(page).locator('.verdict-title')).toHaveText(
    'Unchanged since Example Gallery Org signed it',
  );
  await expect(shown(page).locator('.verdict-state')).toHaveText('Trusted');
  await expect(shown(page).locator('.seal-crack')).toHaveCount(0);
  const change = page.getByRole('checkbox', CHANGE);
  await change.focus();
  await page.keyboard.press('Space');
  await expect(shown(page).locator('.verdict-title')).toHaveText('Not the file that was signed');
  await expect(shown(page).locator('.seal-crack')).toBeVisible();
  await expect(page.getByText('Undo', { exact: true }).first()).toBeVisible();
  await expect(page.locator('.live-after')).toContainText('Unknown. Its credentials have a time stamp from');
  expect(await axeFindings(page)).toEqual([]);
  await change.press('Space');
  await expect(shown(page).locator('.verdict-state')).toHaveText('Trusted');
  expect(await axeFindings(page)).toEqual([]);
  expect(requests.filter((url) => /\.wasm|\/(?:inspector|mount)\b/.test(url))).toEqual([]);
});

test.describe('in a window of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the home page is at most 3,200 px tall', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3200);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the card breaks all the same', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Change one bit').first().click();
    await expect(shown(page).locator('.verdict-title')).toHaveText('Not the file that was signed');
    await expect(page.getByRole('link', { name: 'Made with AI' })).toBeVisible();
  });
});

test('the inspector says the same about both files, if it trusts the same root', async ({ page }) => {
  await page.goto('/');
  const sides = await page.locator('.live .verdict').all();
  const expected = await Promise.all(
    sides.map(async (side) => ({
      // What’s hidden has no inner text, but the same text.
      texts: await side
        .locator('.verdict-title, .verdict-state, .verdict-face .verdict-rows > div')
        .allTextContents(),
      address: await side.locator('.live-open a').getAttribute('href'),
    })),
  );
  expect(expected).toHaveLength(2);
  for (const { texts, address } of expected) {
    await page.goto(address ?? '');
    await verdict(page).waitFor();
    const root = page.getByLabel(/Root of this site’s example files/);
    if (!(await root.isVisible())) await page.locator('details.trust > summary').click();
    await root.check();
    await expect
      .poll(() =>
        verdict(page)
          // The inspector has more rows.
          .locator('.verdict-title, .verdict-state, .verdict-face .verdict-rows > div:nth-child(-n + 3)')
          .allTextContents(),
      )
      .toEqual(texts);
  }
});

test('inside the file, the same bit makes the hash of the image another one', async ({ page }) => {
  await page.goto('/');
  const inside = page.getByRole('region', { name: 'Inside that file' });
  const hash = (of: string) => inside.locator(`li[data-part=${of}] code`).filter({ visible: true });
  const signed = (await hash('Hash').textContent()) ?? '';
  expect(signed.match(/[\da-f]{4}/g)).toHaveLength(16);
  await expect(hash('Image')).toHaveText(signed);
  await inside.getByRole('button', CHANGE).click();
  await expect(hash('Image')).not.toHaveText(signed);
  await expect(hash('Hash')).toHaveText(signed);
  await expect(page.locator('canvas[data-drawn]')).toBeVisible();
  await expect(shown(page).locator('.verdict-state')).toHaveText('Invalid');
  expect(await axeFindings(page)).toEqual([]);
  await inside.getByRole('button', { name: 'Undo' }).click();
  await expect(hash('Image')).toHaveText(signed);
});

test('with less motion, the card changes without travel', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByText('Change one bit').first().click();
  await expect(shown(page).locator('.verdict-state')).toHaveText('Invalid');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
      .map((animation) => (animation.effect as KeyframeEffect).target?.className),
  );
  expect(moving).toEqual([]);
  await expect(shown(page)).toContainText('not verified');
});
