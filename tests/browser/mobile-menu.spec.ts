import { expect, type Page } from '@playwright/test';
import { holdFetch } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { test as base } from './support/worker.ts';

const test = fixtureTest('features');
test.use({ viewport: { width: 996, height: 700 } });

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Open the menu' });
const isOpen = (page: Page) => menu(page).evaluate((element) => element.matches(':popover-open'));

async function open(page: Page, path = '/docs/introduction') {
  await page.goto(path);
  await opener(page).click();
  await expect.poll(() => isOpen(page)).toBe(true);
}

// Specification: 2.33, 9.1
test('at 996 px the navigation is a slide-in menu, at 997 px it is the desktop', async ({ page }) => {
  await page.goto('/docs/introduction');
  await expect(opener(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 997, height: 700 });
  await expect(opener(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Docs', exact: true })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'A doc' }),
  ).toBeVisible();
});

// Specification: 2.33
test('from 640 px on, the items stay beside the menu button, in one line', async ({ page }) => {
  const items = page.getByRole('navigation', { name: 'Main' });
  for (const [width, isShown] of [
    [639, false],
    [640, true],
    [820, true],
    [996, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/docs/introduction');
    await expect(opener(page)).toBeVisible();
    await expect(items.getByRole('link', { name: 'A doc' })).toBeVisible({ visible: isShown });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await opener(page).click();
    await expect(menu(page).getByRole('link', { name: 'A doc' })).toBeVisible();
    await expect(menu(page).getByRole('navigation', { name: 'Docs', exact: true })).toBeVisible();
  }
});

test('the menu has the navbar and the sidebar, the current page in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await open(page, '/docs/last');
  await expect(menu(page).getByRole('navigation', { name: 'Site' }).getByText('A dropdown')).toBeAttached();
  await expect(menu(page).getByRole('link', { name: 'An icon' })).toBeAttached();
  await expect(menu(page).getByRole('link', { name: 'Last' })).toBeInViewport({ ratio: 1 });
});

test('the menu closes on Escape, and the focus goes back to its button', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect(opener(page)).toBeFocused();
});

// Specification: 4.12
test('the menu closes on desktop width', async ({ page }) => {
  await open(page);
  await page.setViewportSize({ width: 997, height: 700 });
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

// Specification: 4.13
test('the menu closes on navigation, at once even when the page is slow to come', async ({ page }) => {
  const held = await holdFetch(page, '/docs/last');
  await open(page);
  await menu(page).getByRole('link', { name: 'Last' }).click();
  await held.requested;
  await expect.poll(() => isOpen(page)).toBe(false);
  held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Last' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu closes when the reader goes back', async ({ page }) => {
  await page.goto('/docs/guide');
  await page.getByRole('main').getByRole('link', { name: 'the first page' }).click();
  await expect(page).toHaveURL(/first$/);
  await opener(page).click();
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.goBack();
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
});

test('the focus is trapped in the open menu', async ({ page }) => {
  await open(page);
  await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  for (const id of ['#navbar', '#main', '#footer', '#announcement', '.skip-link']) {
    await expect(page.locator(id)).toHaveAttribute('inert');
  }
  const stops = await menu(page).locator('a:visible, button:visible, summary:visible').count();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press('Tab');
    // After the last control, the focus moves to the browser's own controls, never to the page behind.
    expect(await page.evaluate(() => document.activeElement?.closest('#navbar, #main, #footer'))).toBe(null);
  }
});

test.describe('on a phone, with a long sidebar', () => {
  // The site's own sidebar is longer than a phone.
  base.use({ viewport: { width: 390, height: 700 }, hasTouch: true });

  base('the head of the menu is in view, and the current page below it', async ({ page }) => {
    await open(page, '/docs/signing/get-cert');
    const head = menu(page).locator('.menu-head');
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeInViewport({ ratio: 1 });
    for (const link of await head.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    const current = menu(page).locator('.tree [aria-current="page"]');
    await expect(current).toBeInViewport({ ratio: 1 });
    const bottom = await head.evaluate((element) => element.getBoundingClientRect().bottom);
    expect((await current.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    // The list scrolls to its end below the fixed header.
    await menu(page).locator('.tree').getByRole('link', { name: 'What’s new' }).scrollIntoViewIfNeeded();
    await expect(menu(page).getByRole('button', { name: 'Close the menu' })).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole('link', { name: 'Docs', exact: true })).toBeInViewport({ ratio: 1 });
  });

  base('the page behind the menu does not scroll', async ({ page }) => {
    await page.goto('/docs/signing/get-cert');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    // Playwright's own click scrolls to where a sticky element would be without sticking.
    const button = await opener(page).boundingBox();
    await page.mouse.click((button?.x ?? 0) + 5, (button?.y ?? 0) + 5);
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.mouse.move(380, 600);
    await page.mouse.wheel(0, 400);
    await page.mouse.move(150, 500);
    for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  });
});
