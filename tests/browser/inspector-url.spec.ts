import { readFile } from 'node:fs/promises';
import { EXAMPLE_FILES } from '../../src/content/data/manifest-examples.ts';
import { axeFindings } from './support/axe.ts';
import { example, moreWays, outcome, verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = 'https://open.example/photo.jpg';

test('a link to another site’s file asks first, and names the host', async ({ page, observed }) => {
  const requested: Array<Record<string, string>> = [];
  await page.route('https://open.example/**', async (route) => {
    requested.push(route.request().headers());
    await route.fulfill({
      body: await readFile(example('created.jpg')),
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(`/tools/inspect?url=${encodeURIComponent(ADDRESS)}`);
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('heading', { name: 'Fetch a file from open.example?' })).toBeVisible();
  await expect(inspector.getByText(ADDRESS)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  // After declining, a reader can still inspect a file, and nothing was requested.
  await inspector.getByRole('button', { name: 'Choose another file' }).click();
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  expect(requested).toEqual([]);
  await page.reload();
  await inspector.getByRole('button', { name: 'Fetch from open.example' }).press('Enter');
  await expect(verdict(page)).toContainText('Valid');
  expect(requested.map(({ referer, cookie }) => [referer, cookie])).toEqual([[undefined, undefined]]);
  observed.problems = observed.problems.filter((problem) => problem !== `request to ${ADDRESS}`);
});

test('a web page is called one, with how to get the image’s URL', async ({ page, observed }) => {
  const bodies = ['<!DOCTYPE html><title>Post</title>', '\n<!-- built -->\n<html lang="en"><body>'];
  for (const [index, body] of bodies.entries())
    await page.route(`https://open.example/post/${index}`, (route) =>
      route.fulfill({ body, contentType: 'text/html', headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
  for (const index of bodies.keys()) {
    await page.goto('/tools/inspect');
    await moreWays(page);
    await page.getByLabel('File URL').fill(`open.example/post/${index}`);
    await page.getByRole('button', { name: 'Fetch' }).click();
    await expect(page.getByRole('heading', { name: 'This is a web page, not a file' })).toBeVisible();
    // The same URL gives the same page again.
    await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
    await expect(page.getByText('open.example returned HTML for this URL.')).toContainText(
      'Copy image address',
    );
  }
  expect(await axeFindings(page)).toEqual([]);
  observed.problems = observed.problems.filter(
    (problem) => !problem.startsWith('request to https://open.example/post/'),
  );
});

test('where CORS stops it, the way around and the headers are told', async ({ page, observed }) => {
  // This is all that a page learns when CORS blocks it.
  await page.route('https://closed.example/**', (route) => route.abort());
  await page.goto('/tools/inspect?url=https://closed.example/photo.jpg');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspector.getByRole('button', { name: 'Fetch from closed.example' }).click();
  await expect(outcome(page)).toContainText('The browser couldn’t fetch this file');
  await expect(inspector.getByText('Drop the saved file anywhere on this page.')).toBeVisible();
  await expect(inspector.getByRole('heading', { name: 'If you run closed.example' })).toBeVisible();
  await expect(inspector.locator('.cors-headers pre')).toContainText(
    `Access-Control-Allow-Origin: ${new URL(page.url()).origin}`,
  );
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('link', { name: 'Configure your server' }).click();
  await expect(page).toHaveURL(/\/docs\/delivery\/inspector-access#headers$/);
  await expect(page.getByRole('heading', { name: 'Send the headers' })).toBeInViewport();
  observed.problems = observed.problems.filter((problem) => !/closed\.example|CORS|ERR_FAILED/.test(problem));
});

test('a redirect to a host that wasn’t named isn’t followed', async ({ page, observed }) => {
  const contacted: string[] = [];
  page.on('request', (request) => contacted.push(new URL(request.url()).host));
  await page.route('https://short.example/**', (route) =>
    route.fulfill({
      status: 302,
      headers: { 'Access-Control-Allow-Origin': '*', Location: 'https://tracker.example/x.jpg' },
    }),
  );
  await page.goto('/tools/inspect?url=https://short.example/x');
  await page.getByRole('button', { name: 'Fetch from short.example' }).click();
  await expect(outcome(page)).toContainText('This URL redirects to another one');
  expect(contacted).toContain('short.example');
  expect(contacted).not.toContain('tracker.example');
  observed.problems = observed.problems.filter((problem) => !problem.includes('short.example'));
});

test('a URL with a password is never sent, and the reason is told', async ({ page }) => {
  const contacted: string[] = [];
  page.on('request', (request) => contacted.push(new URL(request.url()).host));
  await page.goto('/tools/inspect?url=https://ada:secret@open.example/photo.jpg');
  await page.getByRole('button', { name: 'Fetch from open.example' }).click();
  await expect(outcome(page)).toContainText('This URL contains a user name or password');
  await expect(page.getByRole('heading', { name: /^If you run/ })).toHaveCount(0);
  expect(contacted).not.toContain('open.example');
});

test('only https is fetched, and a file of this site needs no press', async ({ page }) => {
  await page.goto('/tools/inspect?url=http://plain.example/x.jpg');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByRole('heading', { name: 'Only https URLs can be fetched' })).toBeVisible();
  await expect(inspector.getByRole('button', { name: /^Fetch/ })).toHaveCount(0);
  await page.goto('/tools/inspect?url=javascript:alert(1)');
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  await page.goto('/tools/inspect?url=/samples/manifest-examples/files/created.jpg');
  await expect(verdict(page)).toContainText('Valid');
  // Beside other words of a query, and encoded.
  await page.goto(`/docs/verify?utm_source=x&inspect=${encodeURIComponent(`/${EXAMPLE_FILES}/created.jpg`)}`);
  await expect(inspector.getByText('created.jpg', { exact: true }).first()).toBeVisible();
});
