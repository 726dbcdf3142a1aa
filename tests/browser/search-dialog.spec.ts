import { hold } from './hold.ts';
import { axeFindings } from './support/axe.ts';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

type Page = import('@playwright/test').Page;
const START = '/docs/introduction';
test.beforeEach(({ page }) => page.goto(START));
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });

// Specification: 2.34
test('three keys open the search, Escape closes it, and the focus is back where it was', {
  tag: '@main',
}, async ({ page }) => {
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
    await page.keyboard.type('/');
    await expect(field(page), key).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(dialog(page), key).toBeHidden();
    await expect(link, key).toBeFocused();
  }
});

test('near the button, six requests fetch it, and eight with the texts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const own = () => requested.filter((path) => /^\/search-index|^\/_astro\/.*\.(?:js|css|json)$/.test(path));
  await page.reload({ waitUntil: 'networkidle' });
  expect(own().filter((path) => /search|\/(?:ui|react)\./.test(path))).toEqual([]);
  requested.length = 0;
  const button = page.locator('#navbar [data-search]');
  await expect(button.locator('kbd')).toHaveText('Ctrl K');
  await button.hover();
  await expect.poll(() => own().join()).toContain('search-names');
  // The texts of all pages wait until the search is opened.
  expect(own().join()).not.toContain('search-bodies');
  expect(own().length, own().join(' ')).toBeLessThanOrEqual(6);
  await button.click();
  await field(page).fill('signing');
  await expect(hits(page).first()).toBeVisible();
  await expect.poll(() => own().join()).toContain('search-bodies');
  expect(own().length, own().join(' ')).toBeLessThanOrEqual(8);
  // Browsers keep everything else for a year.
  expect(own().filter((path) => !path.startsWith('/_astro/'))).toEqual(['/search-index.json']);
  await page.mouse.click(20, 700);
  await expect(dialog(page)).toBeHidden();
});

test('what is typed while the search is on its way goes on in it', async ({ page }) => {
  const ui = await hold(page, (request) => /_astro\/ui\..*\.js$/.test(request.url()));
  // An idle page fetches the search ahead, so the page before may have it.
  await page.goto(START);
  await page.keyboard.press('/');
  await page.keyboard.type('manifst');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await ui.requested;
  expect(await axeFindings(page)).toEqual([]);
  ui.release();
  await page.keyboard.type('e');
  await expect(field(page)).toHaveValue('manifest');
  await expect(hits(page).first()).toBeVisible();
});

// Specification: 2.35
test('results are pages, with words marked, and Enter opens the first at its section', {
  tag: '@main',
}, async ({ page }) => {
  await openSearch(page);
  await field(page).fill('No DataHash assertion found');
  const first = hits(page).first();
  const href = '/docs/media/embeddable-signing#no-datahash-assertion-found';
  await expect(first).toHaveAttribute('href', href);
  await expect(first.locator('.search-title')).toHaveText(/^Embeddable signing/);
  await expect(first.locator('mark').first()).toHaveText('No DataHash assertion found');
  expect(await axeFindings(page)).toEqual([]);
  const size = (name: string) =>
    first.locator(name).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size('.search-title')).toBeGreaterThan(await size('.search-excerpt'));
  await field(page).press('Enter');
  await expect(page).toHaveURL(href);
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('#no-datahash-assertion-found')).toBeInViewport();
});

// Specification: 2.36
test('texts don’t move the chosen row, letters go on in the field, and all can be seen', async ({ page }) => {
  const texts = await hold(page, (request) => /search-bodies/.test(request.url()));
  await openSearch(page);
  const status = dialog(page).getByRole('status');
  await field(page).fill('certificate zebra');
  // Without texts, it isn't known what the site doesn't have.
  await expect(status).toHaveText(/^\d+ results for “certificate zebra”$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const titles = () => hits(page).locator('.search-title').allTextContents();
  const before = await titles();
  texts.release();
  await page.waitForLoadState('networkidle');
  await expect(hits(page).nth(1)).toBeFocused();
  expect(await titles()).toEqual(before);
  await page.keyboard.type('s');
  await expect(status).toHaveText(/^\d+ results for “certificate zebras”, without “zebras”$/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /^See all/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=certificate\+zebras$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/results for “certificate zebras”/);
});

test('Enter before there are results leads to the results page', async ({ page }) => {
  const names = await hold(page, (request) => /search-names/.test(request.url()));
  await page.keyboard.press('/');
  await field(page).fill('watermark zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=watermark\+zebra$/);
  names.release();
});

const TRACEBACK = `Traceback (most recent call last):
  File "/home/me/app/sign.py", line 42, in <module>
  File "/usr/lib/python3/site-packages/c2pa/c2pa.py", line 1873, in sign
    raise C2paError(message)
c2pa.c2pa.C2paError.Signature: Signature: the certificate is invalid`;

test('of a pasted traceback, the message counts, and places don’t', async ({ page }) => {
  await openSearch(page);
  await field(page).evaluate((input, log) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', log);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, TRACEBACK);
  await expect(field(page)).toHaveValue(/: the certificate is invalid$/);
  await expect(field(page)).not.toHaveValue(/home|1873/);
  await expect(hits(page).locator('.search-title', { hasText: 'certificate' }).first()).toBeVisible();
});

test('on a phone, the empty dialog has pages opened before, starting points, and tools', {
  tag: '@main',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  expect(await axeFindings(page)).toEqual([]);
  for (const link of await dialog(page).getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const options = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(options('Start from').first()).toHaveText('Documentation start page');
  await expect(options('Tools')).toHaveText(['Inspect a file', 'Look up a status code']);
  await field(page).fill('certificate');
  const href = (await hits(page).nth(1).getAttribute('href')) ?? '';
  await hits(page).nth(1).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto(START);
  await openSearch(page);
  await expect(options('Recent pages')).toHaveText([/certificate/i]);
  await expect(options('Recent pages')).toHaveAttribute('href', href);
});

// Specification: 8.5
test('no results: the message with what was typed, and other searches', { tag: '@main' }, async ({
  page,
}) => {
  await openSearch(page);
  const hostile = '"><qqxxyyzz> __qqproto__ .*+?^$ {}()|[]\\ שלום';
  await field(page).fill(hostile);
  await expect(dialog(page)).toContainText(`No results for “${hostile}”`);
  await expect(dialog(page)).toContainText('The documentation is in English.');
  expect(await axeFindings(page)).toEqual([]);
  await field(page).fill('sgin');
  await page.getByText('Try searching for').getByRole('button').first().click();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});
