import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

/** Adds a tool to the introduction page. */
async function placeTool(page: Page, attributes: string) {
  // The router loads the page's data.
  await page.route('**/docs/introduction.json', async (route) => {
    const response = await route.fetch();
    const data = await response.json();
    const tool = `<div ${attributes}></div>`;
    const html = data.html.replace('<div class="prose">', `<div class="prose">${tool}`);
    await route.fulfill({ json: { ...data, html } });
  });
  await page.route('**/docs/introduction', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const tool = `<div ${attributes}><p>What this tool would show.</p><button type="button">Start</button></div>`;
    await route.fulfill({
      response,
      body: html.replace('<div class="prose">', `<div class="prose">${tool}`),
    });
  });
}

// Specification: 4.6, 8.3
test('a crash shows its message with the causes, and Try again resets it', async ({ page }) => {
  await placeTool(page, 'data-island="crash"');
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Crash' }).click();
  const fallback = page.getByRole('alert');
  await expect(fallback.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  await expect(fallback).toContainText('Error: the manifest cannot be read');
  await expect(fallback).toContainText('caused by TypeError: the hash is not text');
  await expect(page).toHaveTitle('Page Error');
  // The rest of the page is still there.
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await fallback.getByRole('button', { name: 'Try again' }).click();
  await expect(fallback).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
  await expect(page).toHaveTitle('Introduction | Features');
  await page.getByRole('button', { name: 'Crash' }).click();
  await expect(page).toHaveTitle('Page Error');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle('Introduction | Features');
});

// Specification: 2.28
test('a page that cannot be put in place shows the crash fallback as a whole', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.evaluate(() => {
    const { getElementById } = Document.prototype;
    Document.prototype.getElementById = function (id) {
      if (id === 'navbar') throw new Error('the page is broken', { cause: 'the test wants it so' });
      return getElementById.call(this, id);
    };
  });
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    'Error: the page is broken\ncaused by the test wants it so',
  );
  await expect(page).toHaveTitle('Page Error');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await expect(page).toHaveTitle('Guide | Features');
});

for (const [what, file] of [
  ['the tool', '**/_astro/clock.*.js'],
  ['what all tools share', '**/_astro/mount.*.js'],
] as const) {
  // Specification: 8.1
  test(`a chunk load error of ${what} shows the error and Retry, which loads it again`, async ({ page }) => {
    await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}'`);
    await page.route(file, (route) => route.abort(), { times: 1 });
    await page.goto('/docs/introduction');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('This part of the page couldn’t be loaded.');
    await expect(alert).toContainText('Error');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('It runs')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('after a deployment removed the code of a tool, Reload is offered', async ({ page }) => {
  await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}' data-when="ask"`);
  await page.goto('/docs/introduction');
  // The site's next version: its page refers to another script, and this one's chunks no longer exist.
  let isPublished = true;
  await page.route('**/_astro/clock.*.js', (route) =>
    isPublished ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  await page.route('**/docs/introduction', async (route, request) => {
    if (request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<script type="module" src="[^"]*?)\.js/, '$1.newer.js');
    return route.fulfill({ response, body: html });
  });
  await page.getByRole('button', { name: 'Start' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This site has been updated since you opened this page.');
  await expect(alert.getByRole('button')).toHaveText('Reload');
  isPublished = false;
  await alert.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('It runs')).toBeVisible();
});

test('code that does not arrive from the same version offers Retry and nothing else', async ({ page }) => {
  await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}'`);
  await page.route('**/_astro/clock.*.js', (route) => route.fulfill({ status: 404 }));
  const response = page.waitForResponse(
    (response) => response.url().endsWith('/docs/introduction') && !response.request().isNavigationRequest(),
  );
  await page.goto('/docs/introduction');
  await (await response).finished();
  await expect(page.getByRole('alert').getByRole('button')).toHaveText('Retry');
});

/** The tool's button works. On a paused clock, the page's script wouldn't get to it. */
const expectWaiting = (page: Page) => expect(page.locator('[data-island][data-started]')).toBeAttached();

// Specification: 8.2
test('a spinner shows only when loading is slow', async ({ page }) => {
  await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}' data-when="ask"`);
  const held = await hold(page, (request) => /_astro\/mount\./.test(request.url()));
  await page.clock.install({ time: 0 });
  await page.goto('/docs/introduction');
  await expectWaiting(page);
  await page.clock.pauseAt(10_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await held.requested;
  await page.clock.runFor(299);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  held.release();
  await page.clock.resume();
  await expect(page.getByText('It runs')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});

test('a tool that waits to be asked loads nothing, and needs no spinner if it’s fast', async ({ page }) => {
  await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}' data-when="ask"`);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install({ time: 0 });
  await page.goto('/docs/introduction');
  await expect(page.getByText('What this tool would show.')).toBeVisible();
  await expectWaiting(page);
  expect(scripts.filter((url) => /\/(?:mount|client|clock)\./.test(url))).toEqual([]);
  await page.clock.pauseAt(10_000);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(1);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(page.getByText('It runs')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(1000);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
});

test('a tool stops when the reader leaves its page', async ({ page }) => {
  await placeTool(page, `data-island="clock" data-props='{"label":"It runs"}'`);
  await page.goto('/docs/introduction');
  await expect(page.locator('html')).toHaveAttribute('data-clock', 'runs');
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-clock', 'stopped');
  await page.goBack();
  await expect(page.getByText('It runs')).toBeVisible();
});

// Specification: 7.2
test('a page without a tool loads no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/docs/guide/first');
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.filter((url) => /\/(?:mount|client)\./.test(url))).toEqual([]);
});
