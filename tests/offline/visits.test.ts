import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../scripts/lib/testing/chromium.ts';
import { type Published, publishEditions } from './support/editions.ts';

let site: Published;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let errors: string[] = [];

beforeAll(async () => {
  site = await publishEditions();
  browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
}, 300_000);
afterAll(async () => {
  await browser.close();
  site.close();
});
beforeEach(async () => {
  site.publish('one');
  context = await browser.newContext({ baseURL: site.url });
  page = await context.newPage();
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
});
afterEach(async () => {
  await context.close();
  expect(errors).toEqual([]);
});

const text = async (css: string) => (await page.locator(css).textContent())?.trim() ?? '';

/** What's in the caches of one kind: `/docs/guide`. */
const cachedPaths = (kind: string): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const names = (await caches.keys()).filter((name) => name.endsWith(`:${wanted}`));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, kind);
const builds = (): Promise<string[]> =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split(':')[2] ?? ''))]);

/** Opens a page, and waits until it's kept. */
async function visit(path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => cachedPaths('pages')).toContain(path);
}
const isSearchCached = () =>
  expect
    .poll(async () => (await cachedPaths('files')).some((path) => /search\.\w+\.json$/.test(path)))
    .toBe(true);

test('visited pages and the search work without a network', async () => {
  await visit('/docs/introduction');
  await visit('/docs/guide');
  await isSearchCached();
  await context.setOffline(true);
  await page.goto('/docs/introduction');
  expect(await text('h1')).toBe('Introduction');
  // Its script runs, and its styles are there.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('lighthouse');
  await page
    .getByRole('option', { name: /Lighthouse/ })
    .first()
    .click();
  await expect.poll(() => text('h1')).toBe('Guide');
  expect(new URL(page.url()).pathname).toBe('/docs/guide');
});

test('a page that isn’t kept is replaced with a list of those that are', async () => {
  await visit('/docs/introduction');
  await visit('/docs/guide');
  // Loaded ahead, since the introduction links to it, but never seen.
  expect(await cachedPaths('pages')).not.toContain('/docs/unread');
  await context.setOffline(true);
  await page.goto('/docs/unread');
  expect(await text('h1')).toBe('You’re offline');
  expect(new URL(page.url()).pathname).toBe('/docs/unread');
  const links = page.locator('[data-visited-pages] li a');
  await expect.poll(() => links.allTextContents()).toEqual(['Guide', 'Introduction']);
  await links.first().click();
  await expect.poll(() => text('h1')).toBe('Guide');
  await context.setOffline(false);
  await page.goto('/docs/unread');
  expect(await text('h1')).toBe('Unread');
});

test('online, a new edition is shown at once, and what was kept is renewed', async () => {
  await visit('/docs/introduction');
  await visit('/docs/guide');
  const [first] = await builds();
  site.publish('two');
  await page.goto('/docs/guide');
  expect(await text('main')).toContain('edition two');
  // The new worker takes over, and loads the pages again that were kept.
  await expect.poll(builds).toHaveLength(2);
  await expect
    .poll(() =>
      page.evaluate(async (old) => {
        const names = (await caches.keys()).filter(
          (name) => name.endsWith(':pages') && !name.includes(`:${old}:`),
        );
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys
          .flat()
          .map(({ url }) => new URL(url).pathname)
          .sort();
      }, first),
    )
    .toEqual(['/docs/guide', '/docs/introduction']);
  await context.setOffline(true);
  await page.goto('/docs/guide');
  expect(await text('main')).toContain('edition two');
  await page.goto('/docs/introduction');
  expect(await text('h1')).toBe('Introduction');
  await context.setOffline(false);
  // With the edition after that, what the first one left is deleted.
  site.publish('three');
  await page.goto('/docs/introduction');
  await expect.poll(builds).not.toContain(first);
  expect(await builds()).toHaveLength(2);
});

test('an open page goes on with the scripts of its own build after the site was published again', async () => {
  await visit('/docs/introduction');
  await isSearchCached();
  const scriptsOf = (edition: 'one' | 'two') =>
    readFileSync(join(site.dirOf(edition), 'docs/guide.html'), 'utf8').match(
      /_astro\/document\.[\w-]+\.js/,
    )?.[0];
  expect(scriptsOf('one')).not.toBe(scriptsOf('two'));
  const loaded: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js') && pathname.includes('_astro')) loaded.push(pathname);
  });
  site.publish('two');
  // The search was never opened: its script is loaded now, and the server no longer has it.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('lighthouse');
  await page
    .getByRole('option', { name: /Lighthouse/ })
    .first()
    .waitFor();
  expect(loaded.length).toBeGreaterThan(0);
  for (const path of loaded) expect(existsSync(join(site.dirOf('one'), path)), path).toBe(true);
  // A page of the new build brings its own.
  await page.goto('/docs/guide');
  const script = await page.locator('script[src*="/document."]').getAttribute('src');
  expect(script).toContain(scriptsOf('two'));
});

test('the tools are kept when the reader asks, and go when the reader asks', async () => {
  await visit('/docs/introduction');
  expect(await cachedPaths('tools')).toEqual([]);
  await page.getByRole('button', { name: 'Keep the tools on this device' }).click();
  await expect
    .poll(() => text('[data-offline-use] [role=status]'))
    .toBe('The tools are kept on this device.');
  await context.setOffline(true);
  await page.goto('/tools/inspect');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles(resolve('samples/manifest-examples/files/created.jpg'));
  await expect.poll(() => page.locator('.verdict h3').allTextContents()).toEqual(['Valid']);
  await context.setOffline(false);
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Remove the tools from this device' }).click();
  await expect.poll(() => cachedPaths('tools')).toEqual([]);
});

test('if the browser gives no more space, the oldest pages make room, and the site works', async () => {
  await visit('/docs/introduction');
  await isSearchCached();
  for (const path of ['/docs/guide', '/docs/unread', '/docs', '/tools']) await visit(path);
  const cdp = await context.newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: usage + 1000 });
  await visit('/search');
  const cached = await cachedPaths('pages');
  expect(cached).not.toContain('/docs/introduction');
  expect(cached.at(-1)).toBe('/search');
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Keep the tools on this device' }).click();
  await expect.poll(() => text('[data-offline-use] [role=status]')).toContain('doesn’t have enough space');
  expect(await cachedPaths('tools')).toEqual([]);
  expect(await text('h1')).toBe('Introduction');
});

test('when the operator turns it off, the worker and what it kept are gone', async () => {
  await visit('/docs/introduction');
  site.publish('off');
  await page.goto('/docs/guide');
  expect(await text('main')).toContain('edition off');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('a site without it has no script for it on its pages', () => {
  const html = readFileSync(join(site.dirOf('off'), 'docs/guide.html'), 'utf8');
  const modules = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(modules).toHaveLength(1);
  const code = readFileSync(join(site.dirOf('off'), modules[0] ?? ''), 'utf8');
  expect(code).not.toContain('serviceWorker');
  expect(existsSync(join(site.dirOf('off'), 'offline.html'))).toBe(false);
});

test('the build writes the copy, and a page links to it; without it, there’s no link', () => {
  const page = (edition: 'one' | 'off') =>
    readFileSync(join(site.dirOf(edition), 'docs/introduction.html'), 'utf8');
  const [, link = ''] = /href="(\/downloads\/offline-[\d-]+\.zip)" download/.exec(page('one')) ?? [];
  expect(existsSync(join(site.dirOf('one'), link))).toBe(true);
  expect(page('off')).not.toContain('/downloads/');
  expect(existsSync(join(site.dirOf('off'), 'downloads'))).toBe(false);
});
