import { hold, isSameDocument, markDocument } from './hold.ts';
import { axeFindings } from './support/axe.ts';
import { chosen, field, hits, hostile, openSearch } from './support/search.ts';
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
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('the button opens it by pointer and by Enter; with Ctrl it stays a link', async ({ page, context }) => {
  await page.locator(button).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.getByRole('button', { name: 'Esc' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(button)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator(button).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/search$/);
});

test('a press beside the panel closes it; one that began in the panel does not', async ({ page }) => {
  await openSearch(page);
  await page.mouse.move(700, 120);
  await page.mouse.down();
  await page.mouse.move(20, 700);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a straight apostrophe finds a title with a curly one', async ({ page }) => {
  await openSearch(page);
  await field(page).fill("formats you can't embed in");
  await expect(hits(page).first()).toContainText('Formats you can’t embed in');
});

test('in a field `/` is text, while Ctrl+K opens', async ({ page }) => {
  await page.goto('/search');
  const q = page.getByRole('searchbox');
  await q.fill('a');
  await q.press('/');
  await expect(q).toHaveValue('a/');
  await expect(page.getByRole('dialog')).toBeHidden();
  await q.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('/');
});

test('the search, React, and names are fetched when the button is near, and not before', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /search-index|_astro\/(?:ui|react|search)/.test(path))).toEqual([]);
  await page.locator(button).hover();
  await expect.poll(() => requested.some((path) => path.endsWith('/search-index.json'))).toBe(true);
  expect(requested.some((path) => /_astro\/react\..*\.js$/.test(path))).toBe(true);
  await expect.poll(() => requested.some((path) => /_astro\/search-names\./.test(path))).toBe(true);
  // The texts of all pages wait until the search is opened.
  expect(requested.filter((path) => /_astro\/search-bodies\./.test(path))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // No other host gets a request, and no page mentions another service.
  expect(await page.content()).not.toMatch(/algolia/i);
});

test('with data-saver nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requested: string[] = [];
  await page.reload();
  // The page's own requests come first.
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requested.push(request.url()));
  await page.locator(button).hover();
  await page.waitForTimeout(300);
  expect(requested.filter((url) => /_astro|search/.test(url))).toEqual([]);
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
  await expect(field(page)).toHaveValue('manifst');
  expect(await axeFindings(page)).toEqual([]);
  ui.release();
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(field(page)).toHaveValue('manifest');
  await expect(hits(page).first()).toBeVisible();
});

test('arrows, Home and End move through the options and around their ends', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('certificate');
  await expect(hits(page).first()).toBeVisible();
  const options = await page.getByRole('option').allTextContents();
  expect(await chosen(page)).toBe(options[0]);
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page)).toBe(options[1]);
  await page.keyboard.press('End');
  expect(await chosen(page)).toMatch(/^See all \d+ results$/);
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  expect(await chosen(page)).toBe(options[0]);
  await page.keyboard.press('ArrowUp');
  expect(await chosen(page)).toBe(options.at(-1));
  await page.keyboard.press('Home');
  expect(await chosen(page)).toBe(options[0]);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('certificate');
});

test('the count is announced', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('certificate');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(/^\d+ results for “certificate”$/);
  await field(page).fill('qqxxyyzz');
  await expect(status).toHaveText('No results for “qqxxyyzz”');
  await field(page).fill('');
  await expect(status).toHaveText('');
});

// Specification: 2.35
test('results are pages, with words marked and the way to the section', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('No DataHash assertion found');
  const first = hits(page).first();
  await expect(first).toHaveAttribute('href', '/docs/media/embeddable-signing#no-datahash-assertion-found');
  await expect(first.locator('.search-title')).toHaveText('Embeddable signing');
  await expect(first.locator('.search-where')).toContainText('No DataHash assertion found');
  await expect(first.locator('mark').first()).toHaveText(/DataHash/);
  const links = await hits(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(new Set(links.map((link) => link.replace(/#.*/, ''))).size).toBe(links.length);
  const size = (name: string) =>
    first.locator(name).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(await size('.search-title')).toBeGreaterThan(await size('.search-excerpt'));
});

test('Enter opens the section in this document, with Ctrl in a new tab', async ({ page, context }) => {
  await markDocument(page);
  await openSearch(page);
  await field(page).fill('assertion.dataHash.mismatch');
  await expect(hits(page).first()).toBeVisible();
  const href = (await hits(page).first().getAttribute('href')) ?? '';
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(new URL(href, page.url()).href);
  await tab.close();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
  if (href.includes('#')) await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test('names answer before texts are there, and the selected row stays when they join', async ({ page }) => {
  const texts = await hold(page, (request) => /search-bodies/.test(request.url()));
  await openSearch(page);
  await field(page).fill('certificate');
  await expect(hits(page).first()).toBeVisible();
  await texts.requested;
  await page.keyboard.press('ArrowDown');
  const titles = () => hits(page).locator('.search-title').allTextContents();
  const before = await titles();
  const all = (await page.getByRole('option').last().textContent()) ?? '';
  texts.release();
  await expect(page.getByRole('option').last()).not.toHaveText(all);
  await expect(page.getByRole('option', { selected: true })).toContainText(before[1] ?? '');
  expect((await titles()).slice(0, 2)).toEqual(before.slice(0, 2));
});

test('Enter before there are results opens the results page', async ({ page }) => {
  const names = await hold(page, (request) => /search-names/.test(request.url()));
  await openSearch(page);
  await field(page).fill('watermark zebra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=watermark\+zebra$/);
  names.release();
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

test('a click opens a hit; the dialog opens again with the words selected', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('certificate');
  await hits(page).nth(1).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('certificate');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.type('key');
  await expect(field(page)).toHaveValue('key');
});

// Specification: 2.36
test('"See all" leads to the results page', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('private key');
  await page.getByRole('option', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/search\?q=private\+key$/);
  await expect(page.getByRole('searchbox')).toHaveValue('private key');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ results for “private key”$/);
});

test('pages opened from the search are offered, can be chosen with the keyboard, and cleared', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('certificate');
  const title = await hits(page).first().locator('.search-title').textContent();
  const href = await hits(page).first().getAttribute('href');
  await hits(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto(START);
  await openSearch(page);
  const recent = page.getByRole('group', { name: 'Recent pages' }).getByRole('option');
  await expect(recent).toHaveText([title ?? '']);
  await expect(page.getByRole('group', { name: 'Tools' }).getByRole('option')).toHaveText([
    'Inspect a file',
    'Look up a status code',
  ]);
  expect(await chosen(page)).toBeNull();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((href ?? '').replace(/#.*/, '') + (/#.*/.exec(href ?? '')?.[0] ?? ''));
  await openSearch(page);
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear recent pages' }).click();
  await expect(recent).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBe('[]');
});

test('with storage blocked recent pages last for the visit', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    }),
  );
  await page.goto(START);
  await openSearch(page);
  await field(page).fill('certificate');
  await hits(page).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openSearch(page);
  await field(page).fill('');
  await expect(page.getByRole('group', { name: 'Recent pages' })).toBeVisible();
});

// Specification: 8.5
test('no results: the message, and other searches', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('qqxxyyzz & "zzqq"');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No results for “qqxxyyzz & "zzqq"”');
  // The site doesn't set `issueUrl`, so readers are sent to its chat; configured-links.spec.ts covers a site that does.
  await expect(dialog.getByRole('link', { name: 'Let us know.' })).toHaveAttribute(
    'href',
    'https://discord.gg/CAI',
  );
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('list', { name: 'Try searching for' }).getByRole('button').first().click();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('no results: the start page, the task index, and the messages are a click away', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('qqxxyyzz');
  const starts = page.getByRole('dialog').getByRole('list', { name: 'Or start from' }).getByRole('link');
  await expect(starts).toHaveText(['Documentation start page', 'Task index', 'Error messages']);
  await expect(starts.first()).toHaveAttribute('href', '/docs');
  await starts.nth(1).click();
  await expect(page).toHaveURL(/\/docs\/manifest\/tasks$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('words that no result has are named, on the screen and to screen readers', async ({ page }) => {
  await openSearch(page);
  await field(page).fill('certificate zebra');
  await expect(hits(page).first()).toBeVisible();
  const notice = 'No result contains “zebra”, so this word was ignored.';
  await expect(page.getByRole('dialog').getByText(notice, { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /^\d+ results for “certificate zebra”\. No result contains “zebra”, so this word was ignored\.$/,
  );
  expect(await axeFindings(page)).toEqual([]);
  await field(page).fill('certificate');
  await expect(page.getByRole('dialog').getByText('Ignored')).toHaveCount(0);
});

test('hostile queries stay text, and are kept as they were typed', async ({ page }) => {
  test.slow();
  await openSearch(page);
  for (const query of hostile) {
    await field(page).fill(query);
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('');
    await expect(field(page)).toHaveValue(query);
    await expect(page.getByRole('dialog').locator('img, script, a[href^="javascript:"]')).toHaveCount(0);
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`axe finds nothing in the dialog on a ${device}, and nothing is wider than it`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openSearch(page);
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('manifest');
    await expect(hits(page).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const wider = await page
      .locator('.search-body')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(wider).toBe(0);
    await page.keyboard.press('End');
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('');
    for (const box of await page.getByRole('option').all())
      if (viewport.width < 600) expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}

test('six requests to the first result, and eight with the texts, which browsers keep', async ({ page }) => {
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openSearch(page);
  await field(page).fill('signing');
  await expect(hits(page).first()).toBeVisible();
  await expect.poll(() => requested.some((path) => /search-bodies/.test(path))).toBe(true);
  const own = requested.filter((path) => !path.includes('_routes'));
  expect(own.filter((path) => !/search-bodies/.test(path)).length, own.join(' ')).toBeLessThanOrEqual(6);
  expect(own.filter((path) => !path.startsWith('/_astro/'))).toEqual(['/search-index.json']);
});
