import { expect, type Page } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { test as base } from './support/worker.ts';

const test = fixtureTest('features');
test.use({ viewport: { width: 1440, height: 900 } });

const languages = (page: Page) => page.getByRole('group', { name: 'Language' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copy = (page: Page, text: string) =>
  page.locator('figure.code', { hasText: text }).getByRole('button', { name: /^Copy/ });

test('a choice of language holds for the page, and not for other kinds of tabs', async ({ page }) => {
  await page.goto('/docs/code');
  await languages(page).first().getByRole('radio', { name: 'Python' }).check();
  await expect(languages(page).nth(1).getByRole('radio', { name: 'Python' })).toBeChecked();
  await expect(languages(page).nth(1).getByText('import sys')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'Client' }).getByRole('radio', { name: 'Claude Code' }),
  ).toBeChecked();
});

test('a choice of language is remembered, over navigation and reload', async ({ page }) => {
  await page.goto('/docs/code');
  await languages(page).first().getByRole('radio', { name: 'Python' }).check();
  await page.reload();
  await expect(languages(page).first().getByText('import sys')).toBeVisible();
  await page.goto('/docs/introduction');
  await page.getByRole('main').getByRole('link', { name: 'the code' }).click();
  await expect(languages(page).first().getByText('import sys')).toBeVisible();
});

test('a link with a language selects it, which is remembered unless the reader had chosen one', async ({
  page,
}) => {
  await page.goto('/docs/code?language=python');
  await expect(languages(page).first().getByRole('radio', { name: 'Python' })).toBeChecked();
  await page.goto('/docs/code');
  await expect(languages(page).first().getByRole('radio', { name: 'Python' })).toBeChecked();
  await page.goto('/docs/code?language=node');
  await expect(languages(page).first().getByRole('radio', { name: 'Node.js' })).toBeChecked();
  await page.goto('/docs/code');
  await expect(languages(page).first().getByRole('radio', { name: 'Python' })).toBeChecked();
});

test('clicked tabs stay in place when groups above change their height', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 400 });
  await page.goto('/docs/code');
  const second = languages(page).nth(1);
  await second.getByRole('radio', { name: 'Python' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 120, behavior: 'instant' }));
  const before = (await second.boundingBox())?.y ?? 0;
  await second.getByRole('radio', { name: 'Python' }).check();
  await expect(second.getByText('import sys')).toBeVisible();
  expect((await second.boundingBox())?.y).toBeCloseTo(before, 0);
});

test('the copy button copies code, and commands alone', async ({ page }) => {
  await page.goto('/docs/code');
  await page.locator('figure.code', { hasText: "console.log('hello')" }).first().hover();
  await copy(page, "console.log('hello')").first().click();
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible();
  await expect(page.locator('[aria-live="polite"]')).toHaveText('Copied');
  expect(await clipboard(page)).toBe("console.log('hello');");
  await copy(page, 'mkdir demo').click();
  await expect.poll(() => clipboard(page)).toBe('mkdir demo \\\n  --parents\nls');
});

test('where copying is not allowed the button says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await page.goto('/docs/code');
  await copy(page, 'mkdir demo').click();
  await expect(page.getByRole('button', { name: /^Couldn’t copy/ })).toBeVisible();
});

test('code has its copy button after a navigation too, once', async ({ page }) => {
  await page.goto('/docs/code');
  await expect(page.locator('.copy')).not.toHaveCount(0);
  await page.locator('#sidebar').getByRole('link', { name: 'Introduction' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Introduction' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Code' })).toBeVisible();
  expect(
    await page
      .locator('figure.code')
      .evaluateAll((all) => all.map((one) => one.querySelectorAll('.copy').length)),
  ).toEqual(Array(await page.locator('figure.code').count()).fill(1));
});

test('every heading has an anchor that is its stable address', async ({ page }) => {
  await page.goto('/docs/long');
  const heading = page.getByRole('heading', { name: 'Section 4' });
  await heading.hover();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(/#section-4$/);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(200);
});

test('the table of contents marks the section that is read', async ({ page }) => {
  await page.goto('/docs/long');
  const current = page.locator('.toc [aria-current]');
  await expect(current).toHaveText('Section 1');
  await page.evaluate(() => document.getElementById('part-4')?.scrollIntoView());
  await expect(current).toHaveText('Part 4');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveText('Part 8');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText('Section 1');
  // Started again by a link to the same page, it still marks one entry.
  await page.locator('#sidebar').getByRole('link', { name: 'Long' }).click();
  await page.evaluate(() => document.getElementById('part-4')?.scrollIntoView());
  await expect(current).toHaveText('Part 4');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents of a page open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/long');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link', { name: 'Section 7' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'On this page' }).click();
    await link.click();
    await expect(page).toHaveURL(/#section-7$/);
  });
});

base('a changed program is copied as it is after the change', async ({ page }) => {
  await page.goto('/docs/getting-started');
  const block = page
    .locator('figure.code', { has: page.locator('del') })
    .filter({ visible: true })
    .first();
  await block.getByRole('button', { name: /^Copy/ }).click();
  const [inserted, deleted] = await Promise.all(
    ['ins', 'del'].map((change) => block.locator(change).first().textContent()),
  );
  await expect.poll(async () => (await clipboard(page)).split('\n')).toContain(inserted);
  expect((await clipboard(page)).split('\n')).not.toContain(deleted);
});

base('a command copied by selecting it is the command', async ({ page }) => {
  await page.goto('/docs/c2pa-service-example');
  const code = page.locator('.terminal code', { hasText: 'data-binary' }).first();
  const shown = await code.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return element.textContent;
  });
  await page.keyboard.press('ControlOrMeta+c');
  expect((await clipboard(page)).trimEnd()).toBe(shown.trimEnd());
});

base('a table of contents that is taller than the window follows the reader', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/faqs');
  const current = page.locator('.toc [aria-current]');
  const scrollTo = (share: number) =>
    page.evaluate(
      (part) => window.scrollTo({ top: document.body.scrollHeight * part, behavior: 'instant' }),
      share,
    );
  const first = await current.textContent();
  await scrollTo(0.7);
  await expect(current).not.toHaveText(first ?? '');
  await expect(current).toBeInViewport({ ratio: 1 });
  await scrollTo(0);
  await expect(current).toHaveText(first ?? '');
  await expect(current).toBeInViewport({ ratio: 1 });
});

base('deep in a long page on a phone, the contents are one tap away', async ({ page }) => {
  const button = page.getByRole('button', { name: 'On this page' });
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/faqs');
  await page.getByText('Copy page').waitFor();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(contents.locator('[aria-current]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(contents).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  // Beside the text, where nothing is a link.
  await page.mouse.click(5, 200);
  await expect(contents).toBeHidden();
  await button.click();
  // A section: which of their parts are listed depends on what's read.
  const link = contents.locator('> ul > li > a').nth(3);
  const heading = page.locator((await link.getAttribute('href')) ?? '');
  await link.click();
  await expect(contents).toBeHidden();
  await expect(heading).toBeInViewport({ ratio: 1 });
});

base('wide code can be wrapped, here, on the next page, and on a later visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/signing/local-signing');
  const button = page.getByRole('button', { name: 'Wrap long lines' }).first();
  const pre = page.locator('.code:has(> .wrap) > pre').first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  const overflow = () => pre.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(1);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBeLessThanOrEqual(1);
  await page.locator('.pager-next').click();
  await expect(page.locator('html[data-wrap]')).toHaveCount(1);
  await page.goto('/docs/signing/local-signing');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await overflow()).toBeLessThanOrEqual(1);
  await button.click();
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
