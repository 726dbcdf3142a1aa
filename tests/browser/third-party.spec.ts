import { expect, type Page } from '@playwright/test';
import { hold } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { test as siteTest } from './support/worker.ts';

const test = fixtureTest('options');

const SCRIPTS = ['https://consent.example'];
const STYLES = ['https://fonts.example', 'https://type.example'];
/** Of the search. */
const ALGOLIA = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
  (host) => `https://abcdefghij${host}`,
);

/** Stand-ins for the external hosts; nothing leaves this machine. */
function answer(page: Page) {
  return page.route(/^https:/, (route, request) => {
    const css = request.url().endsWith('.css');
    return route.fulfill({
      contentType: css ? 'text/css' : 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: css ? ':root { --outside: 1; }' : "document.documentElement.dataset.consent = 'asked'",
    });
  });
}

const policyOf = (header: string | undefined) =>
  [...(header ?? '').matchAll(/https?:\/\/[^\s;]+/g)].map(([origin]) => origin);

// Specification: 7.1
siteTest('by default, nothing comes from a third party', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) outside.push(request.url());
  });
  const response = await page.goto('/docs/introduction');
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  const policy = response?.headers()['content-security-policy'];
  // A form may go there: a sandbox's button that says so. Nothing is loaded from it.
  expect(policyOf(policy)).toEqual(['https://stackblitz.com']);
  expect(policy).toContain("form-action 'self' https://stackblitz.com;");
});

test('the policy lists exactly the origins that are configured', async ({ page }) => {
  await answer(page);
  const response = await page.goto('docs/introduction');
  const header = response?.headers()['content-security-policy'];
  const allowed = [...SCRIPTS, ...STYLES, ...ALGOLIA, 'https://stackblitz.com'];
  expect([...new Set(policyOf(header))].sort()).toEqual(allowed.sort());
  const directive = (name: string) => header?.split('; ').find((part) => part.startsWith(`${name} `)) ?? '';
  expect(policyOf(directive('script-src'))).toEqual(SCRIPTS);
  expect(policyOf(directive('style-src'))).toEqual(STYLES);
  expect(header).not.toContain('unsafe-inline');
});

test('outside hosts that never answer hold up neither the page nor its load event', async ({ page }) => {
  const held = await hold(page, (request) => request.url().startsWith('https:'));
  await page.goto('docs/introduction', { waitUntil: 'load' });
  await held.requested;
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  // Reading on doesn't request anything twice.
  expect(held.count()).toBe(3);
});
