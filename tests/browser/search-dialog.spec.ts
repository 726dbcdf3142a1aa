import { hold } from './hold.ts';
import { axeFindings } from './support/axe.ts';
import { field, hits, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const START = '/docs/introduction';
test.beforeEach(({ page }) => page.goto(START));
const button = 'a[data-search]';

for (const key of ['Control+k', 'Meta+k', '/']) {
  // Specification: 2.34
  test(`${key} opens the search, Escape closes it, and the focus is back where it was`, async ({ page }) => {
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('/');
    await expect(field(page)).toHaveValue('/');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the button opens it, a press beside it closes it, and with Ctrl the button is a link', async ({
  page,
  context,
}) => {
  await page.locator(button).click();
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 700);
  await expect(page.getByRole('dialog')).toBeHidden();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator(button).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/search$/);
});

test('it’s fetched when the button is near, in six requests and eight with the texts', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload();
  await page.waitForLoadState('networkidle');
  const own = () => requested.filter((path) => /^\/search-index|^\/_astro\/.*\.(?:js|css|json)$/.test(path));
  expect(own().filter((path) => /search|\/(?:ui|react)\./.test(path))).toEqual([]);
  requested.length = 0;
  await page.locator(button).hover();
  await expect.poll(() => own().some((path) => /search-names/.test(path))).toBe(true);
  // The texts of all pages wait until the search is opened.
  expect(own().filter((path) => /search-bodies/.test(path))).toEqual([]);
  expect(own().length, own().join(' ')).toBeLessThanOrEqual(6);
  await openSearch(page);
  await field(page).fill('signing');
  await expect(hits(page).first()).toBeVisible();
  await expect.poll(() => own().some((path) => /search-bodies/.test(path))).toBe(true);
  expect(own().length, own().join(' ')).toBeLessThanOrEqual(8);
  // Browsers keep everything else for a year.
  expect(own().filter((path) => !path.startsWith('/_astro/'))).toEqual(['/search-index.json']);
  // No other host gets a request, and no page mentions another service.
  expect(await page.content()).not.toMatch(/algolia/i);
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

test('the count is announced, words that no result has are named, and arrows move through the links', async ({
  page,
}) => {
  await openSearch(page);
  const status = page.getByRole('dialog').getByRole('status');
  await field(page).fill('certificate zebra');
  await expect(status).toHaveText(
    /^\d+ results for “certificate zebra”\. No result contains “zebra”, so this word was ignored\.$/,
  );
  await field(page).fill('certificate');
  await expect(status).toHaveText(/^\d+ results for “certificate”$/);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /^See all/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toBeFocused();
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('certificates');
});

// Specification: 2.35
test('results are pages, with words marked and the way to the section, and Enter opens the first', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await field(page).fill('No DataHash assertion found');
  const first = hits(page).first();
  const href = '/docs/media/embeddable-signing#no-datahash-assertion-found';
  await expect(first).toHaveAttribute('href', href);
  await expect(first.locator('.search-title')).toHaveText(
    'Embeddable signing: let your encoder write the file',
  );
  await expect(first.locator('.search-where')).toContainText('No DataHash assertion found');
  await expect(first.locator('mark').first()).toHaveText(/DataHash/);
  expect(await axeFindings(page)).toEqual([]);
  const size = (name: string) =>
    first.locator(name).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size('.search-title')).toBeGreaterThan(await size('.search-excerpt'));
  await first.focus();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(href);
  await field(page).press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#no-datahash-assertion-found')).toBeInViewport();
});

test('names answer before texts are there, and the selected row stays when they join', async ({ page }) => {
  const texts = await hold(page, (request) => /search-bodies/.test(request.url()));
  await openSearch(page);
  await field(page).fill('certificate');
  await expect(hits(page).nth(1)).toBeVisible();
  await texts.requested;
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const titles = () => hits(page).locator('.search-title').allTextContents();
  const before = await titles();
  texts.release();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/results/);
  await expect(hits(page).nth(1)).toBeFocused();
  expect((await titles()).slice(0, 2)).toEqual(before.slice(0, 2));
});

// Specification: 2.36
test('Enter before there are results, and "See all" after, lead to the results page', async ({ page }) => {
  const names = await hold(page, (request) => /search-names/.test(request.url()));
  await openSearch(page);
  await field(page).fill('watermark zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=watermark\+zebra$/);
  names.release();
  await openSearch(page);
  await field(page).fill('private key');
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/search\?q=private\+key$/);
  await expect(page.getByRole('searchbox')).toHaveValue('private key');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “private key”$/);
});

test('of a pasted traceback, what counts is in the field', async ({ page }) => {
  await openSearch(page);
  await field(page).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'TypeError: Failed to fetch\n    at load (https://x.example/app.js:12:34)',
    );
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(field(page)).toHaveValue('TypeError: Failed to fetch');
  await expect(hits(page).first()).toBeVisible();
});

test('on a phone, the empty dialog has pages opened before, starting points, and tools', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page);
  expect(await axeFindings(page)).toEqual([]);
  for (const link of await page.getByRole('dialog').getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const options = (name: string) => page.getByRole('region', { name }).getByRole('link');
  await expect(options('Start from')).toHaveText([
    'Documentation start page',
    'Sample programs by task',
    'Error messages',
  ]);
  await expect(options('Tools')).toHaveText(['Inspect a file', 'Look up a status code']);
  await field(page).fill('certificate');
  const title = (await hits(page).nth(1).locator('.search-title').textContent()) ?? '';
  await hits(page).nth(1).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const opened = page.url();
  await page.goto(START);
  await openSearch(page);
  await expect(options('Recent pages')).toHaveText([title]);
  // Nothing is selected yet.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(opened);
});

// Specification: 8.5
test('no results: the message with what was typed, and other searches', async ({ page }) => {
  await openSearch(page);
  const hostile = '"><qqxxyyzz> .*+?^$ {}()|[]\\ שלום';
  await field(page).fill(hostile);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`No results for “${hostile}”`);
  await expect(dialog).toContainText('The documentation is in English.');
  // The site doesn't set `issueUrl`, so readers are sent to its chat; configured-links.spec.ts covers a site that does.
  const report = dialog.getByRole('link', { name: 'Let us know.' });
  await expect(report).toHaveAttribute('href', 'https://discord.gg/CAI');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('list', { name: 'Try searching for' }).getByRole('button').first().click();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});
