import { expect } from '@playwright/test';
import { isSameDocument, main, markDocument, title } from './hold.ts';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

// Specification: 4.2
test('if loading fails, a warning is logged and the browser loads the page itself', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/docs/guide{,.json}', (route, request) =>
    request.resourceType() === 'fetch' ? route.abort() : route.fallback(),
  );
  await main(page).getByRole('link', { name: 'the guide' }).click();
  expect((await warning).text()).toContain('/docs/guide');
  await expect(title(page, 'Guide')).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
  // One history entry, as usual.
  await page.waitForLoadState();
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
});

test('a page that does not exist is loaded by the browser, with its status', async ({ page }) => {
  await page.goto('/docs/last');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/docs/missing') && response.request().isNavigationRequest(),
  );
  await main(page).getByRole('link', { name: 'missing page' }).click();
  expect((await answer).status()).toBe(404);
  await expect(title(page, 'Page not found')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/missing$/);
});

test('a redirect is followed to the address of its target, and files are opened by the browser', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  await main(page).getByRole('link', { name: 'old address' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/guide$/);
  await page.goBack();
  await expect(title(page, 'Introduction')).toBeVisible();
  await main(page).getByRole('link', { name: 'picture' }).click();
  await expect(page).toHaveURL(/favicon\.svg$/);
});

test('a newer build than the page’s script is loaded without a warning', async ({ page }) => {
  await page.goto('/docs/introduction');
  await markDocument(page);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/docs/guide.json', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), build: 'newer' } });
  });
  await page.route('**/docs/guide', async (route, request) => {
    if (request.resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script type="module" src="[^"]*?)\.js/, '$1.newer.js');
    return route.fulfill({ response, body });
  });
  await main(page).getByRole('link', { name: 'the guide' }).click();
  await expect(title(page, 'Guide')).toBeVisible();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  expect(warnings).toEqual([]);
});
