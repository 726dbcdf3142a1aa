// How to run a sample: the command under its code, its files, and links to the prerequisites.
import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { test } from './support/test.ts';

/** The file that a link saves, and its name. */
async function download(link: Locator): Promise<{ name: string; text: string }> {
  const [saved] = await Promise.all([link.page().waitForEvent('download'), link.click()]);
  return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') };
}

const sample = (path: string) => readFile(`samples/${path}`, 'utf8');

test('each language has its command and its files, byte for byte', async ({ page }) => {
  await page.goto('/docs/manifest/reading');
  const tabs = page.getByRole('group', { name: 'Language' }).first();

  await tabs.getByRole('radio', { name: 'Python' }).check();
  await expect(tabs.getByText('python read.py created.jpg')).toBeVisible();
  expect(await download(tabs.getByRole('link', { name: 'read.py' }))).toEqual({
    name: 'read.py',
    text: await sample('read-manifest/python/read.py'),
  });

  // A page consists of more than its script. Its HTML is saved, not opened.
  await tabs.getByRole('radio', { name: 'Web' }).check();
  await expect(tabs.getByText('npx vite, choose created.jpg')).toBeVisible();
  expect(await download(tabs.getByRole('link', { name: 'read-manifest/index.html' }))).toEqual({
    name: 'index.html',
    text: await sample('read-manifest/web/index.html'),
  });
  expect(new URL(page.url()).pathname).toBe('/docs/manifest/reading');
});

test('what a program needs beside it is offered with it, once on a page', async ({ page }) => {
  await page.goto('/docs/c2pa-c/docs/usage');
  const article = page.getByRole('article');
  // Until the script that unfolds a program has arrived, its link leads to the file.
  await page.waitForLoadState('networkidle');
  await article.getByRole('link', { name: 'Show all of read.c' }).first().click();
  await expect(article.getByText('cc read.c -lc2pa_c -lcjson -o read && ./read created.jpg')).toBeVisible();
  await expect(article.locator('a[download="read.c"] ~ a[download="c2pa_file.h"]')).toBeVisible();
  await expect(article.locator('a[download="sign_local.cpp"]')).toHaveCount(1);
});

test('the way to the set-up leads to the section of the language', async ({ page }) => {
  await page.goto('/docs/manifest/reading');
  await page.getByText('Before you run it').first().click();
  await expect(page.getByText('npm install @contentauth/c2pa-node@').first()).toBeVisible();
  await page.getByRole('link', { name: 'Node.js set-up' }).first().click();
  await expect(page).toHaveURL(/\/docs\/manifest\/run-samples#node$/);
  await expect(page.getByRole('heading', { name: 'Node.js' })).toBeInViewport();
});

test('one click selects the whole command', async ({ page }) => {
  await page.goto('/docs/manifest/reading');
  await page.getByText('node read.mjs created.jpg').first().click();
  expect(await page.evaluate(() => String(getSelection()))).toBe('node read.mjs created.jpg');
});
