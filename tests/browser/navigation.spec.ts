import { expect, type Page } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';
import { holdFetch, isSameDocument, markDocument } from './hold.ts';

const test = fixtureTest('features');

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const scrollPlace = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** A click that leaves the page where it is, unlike Playwright's, which scrolls to the link. */
const clickInPlace = (page: Page, selector: string) =>
  page.evaluate((link) => document.querySelector<HTMLElement>(link)?.click(), selector);
const scrollDown = (page: Page, top: number) => page.evaluate((to) => scrollTo(0, to), top);

test('the old page stays while the next one loads, and no document is loaded anew', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const held = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await held.asked;
  await expect(title(page, 'Introduction')).toBeVisible();
  held.release();
  await expect(title(page, 'Guide')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('head and title are those of the new page', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(page).toHaveTitle('Guide | Features');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Guide of the fixture.');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/guide$/);
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute('href', '/docs/guide.md');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  for (const only of ['title', 'meta[name="viewport"]', 'meta[property="og:title"]']) {
    await expect(page.locator(only)).toHaveCount(1);
  }
});

test('nothing around the content is made anew', async ({ page }) => {
  await page.goto('/docs/introduction');
  const kept = ['.brand', '#navbar a', '#menu', '#sidebar a', '#footer', '#announcement'];
  await page.evaluate(
    (selectors) => {
      for (const selector of selectors)
        document.querySelector<HTMLElement>(selector)?.setAttribute('class', 'kept');
    },
    ['#footer'],
  );
  const handles = await Promise.all(kept.map((selector) => page.locator(selector).first().elementHandle()));
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  for (const handle of handles) expect(await handle?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current="page"]')).toHaveCount(
    0,
  );
});

test('the focus moves to the new page, which is announced by its title', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'the guide' }).focus();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Guide | Features');
  await page.keyboard.press('Tab');
  await expect(page.locator('main a:focus')).toHaveCount(1);
});

test('after navigation the page is at the top', async ({ page }) => {
  await page.goto('/docs/long');
  await scrollDown(page, 2000);
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
});

test('after navigation the page is at the hash target, below the navbar, which has the focus', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'part 5' }).click();
  const target = page.getByRole('heading', { name: 'Part 5' });
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  const place = (await target.boundingBox())?.y ?? 0;
  const navbar = await page.getByRole('banner').boundingBox();
  expect(place).toBeGreaterThanOrEqual(navbar?.height ?? 0);
  expect(place).toBeLessThan(200);
});

test('a hash target inside a closed disclosure is shown', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.evaluate(() => {
    document.querySelector('main a[href="/docs/guide"]')?.setAttribute('href', '/docs/code#in-a-disclosure');
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Code')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In a disclosure' })).toBeInViewport();
});

test('a hash whose target does not exist leads to the top', async ({ page }) => {
  await page.goto('/docs/introduction');
  await scrollDown(page, 100);
  await main(page).getByRole('link', { name: 'place that is gone' }).click();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await expect(main(page)).toBeFocused();
});

test('a broken hash does no harm', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/docs/introduction');
  await page.evaluate(() => {
    document
      .querySelector<HTMLAnchorElement>('main a[href="/docs/guide"]')
      ?.setAttribute('href', '/docs/guide#%E0%A4%A');
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(main(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('back and forward bring the pages and restore their places', async ({ page }) => {
  await page.goto('/docs/long');
  await markDocument(page);
  await scrollDown(page, 1500);
  await clickInPlace(page, 'main a[href="/docs/guide"]');
  await expect(title(page, 'Guide')).toBeVisible();
  await main(page).getByRole('link', { name: 'the first page' }).click();
  await expect(title(page, 'First page')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Guide')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(1500);
  await page.goForward();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('back restores the place even when the page is slow to come and the reader scrolls meanwhile', async ({
  page,
}) => {
  await page.goto('/docs/long');
  await scrollDown(page, 1500);
  await clickInPlace(page, '#sidebar a[href="/docs/code"]');
  await expect(title(page, 'Code')).toBeVisible();
  const held = await holdFetch(page, '/docs/long');
  await page.evaluate(() => history.back());
  await held.asked;
  await scrollDown(page, 40);
  held.release();
  await expect(title(page, 'Long')).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(1500);
});

test('back and forward between places of one page scroll and load nothing', async ({ page }) => {
  await page.goto('/docs/long');
  await markDocument(page);
  const asked: string[] = [];
  await clickInPlace(page, '.toc a[href="#section-6"]');
  await expect(page.getByRole('heading', { name: 'Section 6' })).toBeInViewport();
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Section 6' })).toBeInViewport();
  expect(asked).not.toContain('/docs/long');
  expect(await isSameDocument(page)).toBe(true);
});

test('back to a hash of another page loads that page', async ({ page }) => {
  await page.goto('/docs/long#section-3');
  await clickInPlace(page, '#sidebar a[href="/docs/code"]');
  await expect(title(page, 'Code')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Long')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Section 3' })).toBeInViewport();
});

test('a link to the page that is shown leads to its top and loads nothing', async ({ page }) => {
  await page.goto('/docs/long#section-5');
  await markDocument(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page
    .getByRole('navigation', { name: 'Docs', exact: true })
    .getByRole('link', { name: 'Long' })
    .click();
  await expect(page).toHaveURL(/\/docs\/long$/);
  await expect.poll(() => scrollPlace(page)).toBe(0);
  expect(asked).not.toContain('/docs/long');
  expect(await isSameDocument(page)).toBe(true);
});

test('of two quick navigations the second wins', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.asked;
  await main(page).getByRole('link', { name: 'the code' }).click();
  await expect(title(page, 'Code')).toBeVisible();
  slow.release();
  await expect(page.locator('.progress')).toHaveCount(0);
  await expect(title(page, 'Code')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/code$/);
});

test('a click back to the page that is still shown gives up the one under way', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.asked;
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#sidebar a[href="/docs/introduction"]')?.click(),
  );
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  slow.release();
  await expect(title(page, 'Introduction')).toBeVisible();
  await expect(page.locator('.progress')).toHaveCount(0);
});

test('a place of this page asked for while another loads does not mix the two', async ({ page }) => {
  await page.goto('/docs/introduction');
  const slow = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await slow.asked;
  await clickInPlace(page, '.toc a');
  slow.release();
  // The address had gone on to the guide, so the place is one of the guide.
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide#one$/);
});

test('if loading fails, a warning is logged and the browser loads the page itself', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/docs/guide', (route, request) =>
    request.resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await main(page).getByRole('link', { name: 'the guide' }).click();
  expect((await warning).text()).toContain('/docs/guide');
  await expect(title(page, 'Guide')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  // One step of the history, as ever.
  await page.waitForLoadState();
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
});

test('a page that does not exist is loaded by the browser, with the not-found page and its status', async ({
  page,
}) => {
  await page.goto('/docs/last');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/docs/missing') && response.request().isNavigationRequest(),
  );
  await main(page).getByRole('link', { name: 'missing page' }).click();
  expect((await answer).status()).toBe(404);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/missing$/);
});

test('a redirect is followed, and the address is that of its target', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'old address' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide$/);
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
});

test('files are opened by the browser', async ({ page }) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'picture' }).click();
  await expect(page).toHaveURL(/favicon\.svg$/);
});

test('a build newer than the script of the page is loaded as a whole, without a warning', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/docs/guide', async (route, request) => {
    if (request.resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script type="module" src="[^"]*?)\.js/, '$1.newer.js');
    return route.fulfill({ response, body: html });
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(warnings).toEqual([]);
});
