import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';

const test = fixtureTest('features');

// Specification: 2.26, 3.11, 4.10
test('the announcement has its content and colors; dismissing it is remembered, and focuses the content', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await expect(bar).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(bar.getByRole('link', { name: 'the guide' })).toHaveAttribute('href', '/docs/guide');
  await bar.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'the guide' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
  const stored = await page.evaluate(() => [
    localStorage['announcement.id'],
    localStorage['announcement.dismissed'],
  ]);
  expect(stored).toEqual(['second', 'true']);
});

test('a dismissed announcement is hidden before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['announcement.id'] = 'second';
    localStorage['announcement.dismissed'] = 'true';
  });
  // Without the main script, the line in the head must do it.
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/docs/introduction');
  await expect(page.locator('#announcement')).toBeHidden();
});

// Specification: 4.11
test('the dismissal is reset when the id changes', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage['announcement.id']) return;
    localStorage['announcement.id'] = 'first';
    localStorage['announcement.dismissed'] = 'true';
  });
  await page.goto('/docs/introduction');
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [localStorage['announcement.id'], localStorage['announcement.dismissed']]),
    )
    .toEqual(['second', 'false']);
});

test('dismissing the announcement in one tab takes it from the others', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/docs/introduction');
  await other.goto('/docs/guide');
  await expect(other.locator('#announcement')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(other.locator('#announcement')).toBeHidden();
});

const others = fixtureTest('options');

others('an announcement that is not closeable has no button, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('announcement.id', 'stays');
    localStorage.setItem('announcement.dismissed', 'true');
  });
  await page.goto('docs/introduction');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toHaveText('News: the guide');
  await expect(bar.getByRole('button')).toHaveCount(0);
});
