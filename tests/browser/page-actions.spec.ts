import { expect } from '@playwright/test';
import { fixtureTest } from './support/fixture-test.ts';
import { test } from './support/test.ts';

const PAGE = '/docs/manifest/writing';

test('a page is copied as Markdown, and says so', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByText('Copy page').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  expect(copied).toContain(`# ${title}`);
  expect(copied).toBe(await (await page.request.get(`${PAGE}.md`)).text());
});

test('the menu also copies the link and a prompt, and closes on Escape', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByText('Copy page').click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toBe(page.url());
  await page.getByRole('button', { name: 'Copy prompt for an assistant' }).click();
  await expect.poll(copied).toContain(`${PAGE}.md and answer my questions`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeHidden();
});

test('after a link is followed, the button copies the new page', async ({ page }) => {
  await page.goto(PAGE);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.locator('.pager-next').click();
  await expect(heading).not.toHaveText(before);
  await page.getByText('Copy page').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const title = await heading.textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`# ${title}`);
});

test('if the Markdown doesn’t arrive, the button says that it couldn’t copy', async ({ page, observed }) => {
  await page.goto(PAGE);
  await page.route('**/*.md', (route) => route.fulfill({ status: 503 }));
  await page.getByText('Copy page').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: 'Couldn’t copy' })).toBeVisible();
  expect(observed.problems.splice(0).join()).toContain('503');
});

test('without an operator’s wish, nothing asks, reports, or leads to assistants', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByText('Copy page').click();
  await expect(page.locator('.page-actions').getByRole('link')).toHaveText([
    'View as Markdown',
    'Connect an assistant (MCP)',
  ]);
  await expect(page.getByText('Was this page helpful?')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveCount(0);
});

const configured = fixtureTest('features');

configured('a configured assistant gets a prompt that names the page’s Markdown', async ({ page }) => {
  await page.goto('/docs/guide');
  await page.getByText('Copy page').click();
  const href = await page.getByRole('link', { name: 'Open in Helper' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('q')).toContain('https://docs.example.org/docs/guide.md');
});

configured('a report names page and version', async ({ page }) => {
  await page.goto('/docs/guide');
  const href = await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
  const { searchParams } = new URL(href ?? '');
  const about = 'Page: https://docs.example.org/docs/guide\nVersion: Next\n\n';
  expect(searchParams.get('body')).toBe(about);
  expect(searchParams.get('labels')).toBe('docs');
});

configured('an answer goes to the operator’s script, which loads only then', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('/feedback.js') && scripts.push(request.url()));
  let status = 503;
  await page.route('**/answers', (route) => route.fulfill({ status }));
  await page.goto('/docs/guide');
  const no = page.getByRole('button', { name: 'No', exact: true });
  await expect(no).toBeVisible();
  expect(scripts).toEqual([]);
  await no.click();
  await expect(page.locator('.feedback')).toContainText('couldn’t be sent');
  status = 204;
  const sent = page.waitForRequest('**/answers');
  await no.click();
  expect((await sent).postDataJSON()).toEqual({ page: '/docs/guide', version: 'Next', helpful: false });
  await expect(page.locator('.feedback')).toHaveText('Thank you for your answer.');
});
