import { expect } from '@playwright/test';
import { hold } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';
import { test as siteTest } from './support/worker.ts';

const test = fixtureTest('options');

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
