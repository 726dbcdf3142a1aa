import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { test } from './support/worker.ts';

const featuresTest = fixtureTest('features');
featuresTest.use({ viewport: { width: 1440, height: 900 } });

// Specification: 2.25
test('the skip link is the first stop of the keyboard and leads to the content', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :is(a, summary, button):focus')).toHaveCount(1);
});

// Specification: 2.29, 2.30, 9.3
test('the navbar has the logo, and icons of chat and code host', async ({ page }) => {
  await page.goto('/docs');
  const logo = page.getByRole('banner').getByRole('img', { name: /Content Credentials/ });
  expect(await logo.boundingBox()).toMatchObject({ width: 180, height: 54 });
  await expect(page.getByRole('banner').getByRole('link', { name: /Content Authenticity/ })).toHaveAttribute(
    'href',
    'https://contentauthenticity.org/',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /chat/i })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /GitHub/ })).toHaveAttribute(
    'href',
    /github/,
  );
});

test('every page links to the home page, on the smallest phones in the menu', async ({ page }) => {
  for (const address of ['/docs/introduction', '/tools/inspect', '/search', '/docs/no-such-page']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Developer docs' })).toHaveAttribute(
      'href',
      '/',
    );
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Developer docs' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the navbar marks one item on all pages of an area', async ({ page }) => {
  for (const [address, area] of [
    ['/docs/introduction', 'Docs'],
    ['/docs/manifest/reading/attack-gallery', 'Docs'],
    ['/docs/rust-sdk/docs/usage', 'Libraries'],
    ['/docs/c2pa-node/api/builder', 'Libraries'],
    ['/docs/codes/claim.missing', 'Docs'],
    ['/docs/glossary', 'Reference'],
    ['/docs/roadmap', 'What’s new'],
    ['/tools/trust', 'Tools'],
  ] as const) {
    await page.goto(address);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]'),
      address,
    ).toHaveText(area);
  }
});

// Specification: 2.32
test('the navbar stays while the page is scrolled', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

// Specification: 1.4, 2.39
test('the footer has both partner logos, the copyright of 2025, and the legal links', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('img')).toHaveCount(2);
  for (const name of ['Content Authenticity Initiative', 'Adobe']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
  }
  await expect(footer).toContainText('Copyright © 2025');
  for (const name of [/Privacy/, /Terms of use/, /Do not sell/]) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  }
});

// Specification: 2.37
test('the docs sidebar cannot be hidden', async ({ page }) => {
  await page.goto('/docs/introduction');
  const sidebar = page.getByRole('navigation', { name: 'Docs', exact: true });
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', { name: /hide|collapse|menu/i })).toHaveCount(0);
});

test('breadcrumbs lead back, and previous and next follow the sidebar', async ({ page }) => {
  await page.goto('/docs/signing/test-certs');
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('link')).toHaveText(['Docs', 'Signing and certificates']);
  await expect(trail.getByText('Certificates and keys')).toBeVisible();
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Make test certificates');
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await pager.getByRole('link', { name: /Previous/ }).click();
  await expect(page).toHaveURL(/\/docs\/signing$/);
});

// Specification: 2.31
featuresTest('navbar items of every kind are shown, left or right', async ({ page }) => {
  await page.goto('/docs/introduction');
  const main = page.getByRole('navigation', { name: 'Main' });
  await expect(main.getByRole('link', { name: 'A doc' })).toHaveAttribute('href', '/docs/introduction');
  await expect(main.getByRole('link', { name: 'A doc' })).toHaveAttribute('aria-current', 'page');
  await expect(main.getByRole('link', { name: 'A sidebar' })).toHaveAttribute('href', '/docs/introduction');
  await expect(main.getByRole('link', { name: 'A link' })).toHaveAttribute(
    'href',
    'https://outside.example/',
  );
  await expect(main.getByText('A dropdown')).toBeVisible();
  await expect(main.getByText('Version: Next')).toBeVisible();
  await expect(main.locator('.own-markup')).toHaveText('Own markup');
  await expect(main.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  await expect(main.getByRole('link', { name: 'An icon' })).toHaveAttribute('href', 'https://chat.example/');
  const left = await main.getByText('A dropdown').boundingBox();
  const right = await main.getByText('Version: Next').boundingBox();
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

featuresTest('a dropdown closes on Escape, elsewhere, on a choice, and without focus', async ({ page }) => {
  await page.goto('/docs/introduction');
  const summary = page.getByRole('navigation', { name: 'Main' }).getByText('A dropdown');
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guide in it' });
  await summary.click();
  await expect(item).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(item).toBeHidden();
  await summary.click();
  await page.locator('main a').first().focus();
  await expect(item).toBeHidden();
  await summary.click();
  await item.click();
  await expect(page).toHaveURL(/\/docs\/guide$/);
  await expect(item).toBeHidden();
});

// Specification: 2.38, 3.15, 9.3
featuresTest('the table of contents spans heading levels 2 to 3', async ({ page }) => {
  await page.goto('/docs/long');
  const toc = page.getByRole('navigation', { name: 'On this page' });
  // Those of other sections are shown when the reader gets there.
  await expect(toc.getByRole('link', { includeHidden: true })).toHaveCount(16);
  await expect(toc.getByRole('link', { name: 'Section 2' })).toHaveAttribute('href', '#section-2');
  const part = toc.getByRole('link', { name: 'Part 2', includeHidden: true });
  await expect(part).toHaveAttribute('href', '#part-2');
  await expect(part).toBeHidden();
  await page.locator('#part-2').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await expect(part).toBeVisible();
  await expect(toc.getByRole('link', { name: 'Detail 2' })).toHaveCount(0);
});
