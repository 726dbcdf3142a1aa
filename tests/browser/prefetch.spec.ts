import { expect, type Page, type Request } from '@playwright/test';
import { holdFetch, isSameDocument, main, markDocument } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

/** The address of what the router loads for a page. */
const dataOf = (path: string) => `/_routes${path}.json`;

/** Data of pages requested ahead, by `link` or by `fetch`. */
function watch(page: Page) {
  const requested: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_routes/')) requested.push(request);
  });
  return requested;
}

const prefetchLinks = (page: Page) =>
  page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

const paths = (requests: Request[]) => requests.map((request) => new URL(request.url()).pathname);

// Specification: 7.3
test('a link prefetches when it is scrolled into view, by link rel=prefetch, once', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 460 });
  await page.goto('/docs/long');
  await expect.poll(() => prefetchLinks(page)).toContain(dataOf('/docs/introduction'));
  expect(await prefetchLinks(page)).not.toContain(dataOf('/docs/guide/deep/deeper'));
  await main(page).getByRole('link', { name: 'the deepest page' }).scrollIntoViewIfNeeded();
  await expect.poll(() => prefetchLinks(page)).toContain(dataOf('/docs/guide/deep/deeper'));
  await page.evaluate(() => scrollTo(0, 0));
  await main(page).getByRole('link', { name: 'the deepest page' }).scrollIntoViewIfNeeded();
  const links = await prefetchLinks(page);
  expect(links).toEqual([...new Set(links)]);
  expect(links.filter((href) => !href?.startsWith('/'))).toEqual([]);
  expect(links).not.toContain(dataOf('/docs/long'));
});

test('files and addresses of other sites are not loaded ahead', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) outside.push(request.url());
  });
  await page.goto('/docs/introduction');
  await expect.poll(() => prefetchLinks(page)).toContain(dataOf('/docs/guide'));
  await main(page).getByRole('link', { name: 'picture' }).hover();
  expect((await prefetchLinks(page)).filter((href) => /\.(svg|md)$|^https?:/.test(href ?? ''))).toEqual([]);
  expect(outside).toEqual([]);
});

for (const [name, act] of [
  ['hover', (page: Page) => main(page).getByRole('link', { name: 'the guide' }).hover()],
  ['focus', (page: Page) => main(page).getByRole('link', { name: 'the guide' }).focus()],
  ['touch', (page: Page) => main(page).getByRole('link', { name: 'the guide' }).dispatchEvent('touchstart')],
] as const) {
  // Specification: 7.6
  test(`a link preloads on ${name}, and the click uses what was loaded`, async ({ page }) => {
    await page.goto('/docs/introduction');
    // Its listeners and the links that it loads ahead begin together, after the page has loaded.
    await expect.poll(() => prefetchLinks(page)).not.toEqual([]);
    const requested = watch(page);
    const fetched = page.waitForResponse(
      (response) =>
        response.url().endsWith(dataOf('/docs/guide')) && response.request().resourceType() === 'fetch',
    );
    await act(page);
    await (await fetched).finished();
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/guide"]')?.click());
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    const fetches = requested.filter((request) => request.resourceType() === 'fetch');
    expect(paths(fetches).filter((path) => path === dataOf('/docs/guide'))).toHaveLength(1);
  });
}

test('a preloaded page that the reader gave up and asks for again is still there', async ({ page }) => {
  await page.goto('/docs/introduction');
  const held = await holdFetch(page, '/docs/guide');
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await held.requested;
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('#sidebar a[href="/docs/introduction"]')?.click(),
  );
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/docs/guide"]')?.click());
  held.release();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  expect(held.count()).toBe(1);
});

// Specification: 7.4
test('without prefetch, a GET with credentials asks', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'reader', value: 'known', url: site.url }]);
  await page.addInitScript(() => {
    Object.defineProperty(DOMTokenList.prototype, 'supports', { value: undefined });
  });
  const requested = page.waitForRequest((request) => request.url().endsWith(dataOf('/docs/guide')));
  await page.goto('/docs/introduction');
  const request = await requested;
  expect(request.method()).toBe('GET');
  expect(request.resourceType()).toBe('fetch');
  expect((await request.allHeaders()).cookie).toBe('reader=known');
  expect(await prefetchLinks(page)).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  // Specification: 7.5, 9.6
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
    }, connection);
    await page.clock.install();
    await page.goto('/docs/introduction');
    const requested = watch(page);
    await page.clock.runFor(5000);
    await main(page).getByRole('link', { name: 'the guide' }).hover();
    await main(page).getByRole('link', { name: 'the code' }).focus();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    await page.clock.runFor(5000);
    expect(await prefetchLinks(page)).toEqual([]);
    // The reader still navigates, and only that loads a page.
    await main(page).getByRole('link', { name: 'the code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
    expect(paths(requested)).toEqual([dataOf('/docs/code')]);
  });
}

const guide = (page: Page) => page.getByRole('heading', { level: 1, name: 'Guide' });

/** What a reader sees around and in the page: content, contents, and which entry of the sidebar is marked. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    text: [...document.querySelectorAll(':is(main, .toc) :is(h1, h2, h3, p, li)')].map(
      (one) => one.textContent,
    ),
    marked: [...document.querySelectorAll('[aria-current]')].map((link) => link.textContent),
    icons: [...document.querySelectorAll('#navbar svg, #menu svg')].map((icon) => icon.innerHTML),
  }));

test('a page made from its data is the page that a first visit gets', async ({ page }) => {
  await page.goto('/docs/guide');
  await page.waitForLoadState('networkidle');
  const whole = await shown(page);
  await page.goto('/docs/introduction');
  const data = page.waitForResponse((response) => response.url().endsWith(dataOf('/docs/guide')));
  await markDocument(page);
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(guide(page)).toBeVisible();
  expect((await data).ok()).toBe(true);
  await expect.poll(() => shown(page)).toEqual(whole);
  expect(await isSameDocument(page)).toBe(true);
});

for (const [problem, answer] of [
  ['a host that leaves it out', { status: 404, body: 'no' }],
  ['a host that answers everything with a page', { contentType: 'text/html', body: '<!doctype html>' }],
  ['a file that was cut off', { contentType: 'application/json', body: '{"build":' }],
  ['another build', { json: { build: 'other', kind: 'doc', html: '<div id="layout"></div>' } }],
] as const) {
  test(`without a page's data, the page itself is loaded: ${problem}`, async ({ page }) => {
    await page.route('**/_routes/**', (route) => route.fulfill(answer));
    await page.goto('/docs/introduction');
    await markDocument(page);
    await main(page).getByRole('link', { name: 'the guide' }).click();
    await expect(guide(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
}
