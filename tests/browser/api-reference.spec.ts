import type { Locator, Page } from '@playwright/test';
import { field, openSearch } from './support/search.ts';
import { expect, test } from './support/test.ts';

const BUILDER = '/docs/c2pa-node/api/builder';
const member = (page: Page, name: string): Locator =>
  page.locator('.api-entry', { has: page.getByRole('heading', { name: `${name}(`, exact: false }) }).first();

async function expectOpen(page: Page, name: string): Promise<void> {
  const one = member(page, name);
  await expect(one).toHaveAttribute('open', '');
  await expect(one.getByRole('heading', { name: 'Parameters' })).toBeInViewport();
  await expect(one.locator('summary').first()).toBeInViewport({ ratio: 1 });
}

test('members are rows and contents, and a key opens one and brings all of it into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BUILDER);
  const path = page.locator('.api-paths .own');
  expect(new Set(await path.allTextContents())).toEqual(
    new Set(['withJson()', 'setIntent()', 'sign()', 'signConfigAsync()']),
  );
  await expect(page.locator('.api-entry[open]')).toHaveCount(0);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link', { name: 'withJson()' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'On this page' })).toBeHidden();
  await member(page, 'signFile').locator('summary').first().press('Enter');
  await expectOpen(page, 'signFile');
  await contents.getByRole('link', { name: 'setIntent()' }).click();
  await expectOpen(page, 'setIntent');
});

for (const javaScriptEnabled of [true, false])
  test.describe(() => {
    test.use({ javaScriptEnabled });
    test(`a member’s address opens it, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
      page,
    }) => {
      await page.goto(`${BUILDER}#addresource`);
      await expectOpen(page, 'addResource');
    });
  });

test('a link to a member opens it, from its own page and from another', async ({ page }) => {
  await page.goto(BUILDER);
  const about = page.locator('.prose > .api-about');
  await about.getByRole('link', { name: 'Builder.new()' }).click();
  await expectOpen(page, 'new');
  await page.goto('/docs/c2pa-node/api/localsigner');
  await page.getByRole('main').getByRole('link', { name: 'Builder.sign()' }).click();
  await expect(page).toHaveURL(/builder#sign$/);
  await expectOpen(page, 'sign');
});

test('a search result that’s a member opens it', async ({ page }) => {
  await page.goto('/docs/introduction');
  await openSearch(page);
  await field(page).fill('setNoEmbed');
  // Before the texts have arrived, results are whole pages.
  await page.locator('.search-rows a[href$="#setnoembed"]').first().click();
  await expect(page).toHaveURL(/#setnoembed$/);
  await expectOpen(page, 'setNoEmbed');
});

test('an open member’s name stays in view, and closing it there leaves the reader at its row', async ({
  page,
}) => {
  await page.goto(`${BUILDER}#sign`);
  const head = member(page, 'sign').locator('summary').first();
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 250);
  await expect
    .poll(async () => (await head.evaluate((one) => one.parentElement?.getBoundingClientRect().top)) ?? 0)
    .toBeLessThan(0);
  await expect(head).toBeInViewport({ ratio: 1 });
  await head.click();
  await expect(member(page, 'sign')).not.toHaveAttribute('open');
  await expect(head).toBeInViewport({ ratio: 1 });
});
