import { readFile } from 'node:fs/promises';
import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  moreWays,
  openInspector,
  outcome,
  placeInspector,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('nothing is loaded before the reader asks, and the download shows how far it is', {
  tag: '@main',
}, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await placeInspector(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /inspector|c2pa_bg|mount|\.wasm/.test(path))).toEqual([]);
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/*.wasm', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  await expect(page.getByRole('progressbar', { name: 'Downloading the reader' })).toBeVisible();
  await expect(page.getByText('2.5 MB, once')).toBeVisible();
  // A file chosen meanwhile is read as soon as the SDK is ready.
  await choose(page, example('created.jpg'));
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  release();
  await expect(verdict(page)).toContainText('Valid');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('an inspector opens on the file at which it stands, or that its address names', {
  tag: '@main',
}, async ({ page }) => {
  await openInspector(page, { src: '/samples/manifest-examples/files/created.jpg' });
  await expect(verdict(page)).toContainText('Valid');
  await expect(page.getByRole('button', { name: 'Inspect another file' })).toHaveCount(0);
  await placeInspector(page, {}, '?inspect=/samples/manifest-examples/files/tampered.jpg');
  await expect(verdict(page)).toContainText('Invalid');
});

test('an address is fetched when asked for, and what stops it is explained', async ({ page, observed }) => {
  const file = await readFile(example('created.jpg'));
  await page.route('https://open.example/**', (route) =>
    route.fulfill({
      body: file,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/jpeg' },
    }),
  );
  await page.route('https://gone.example/**', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const inspector = await openInspector(page);
  const field = inspector.getByLabel('File URL');
  const cases = [
    ['https://open.example/a%20b.jpg', undefined],
    ['https://gone.example/x.jpg', /gone.example returned 404/],
    ['javascript:alert(1)', /isn’t a web URL/],
    ['photo of my cat', /This isn’t a complete URL/],
    ['file:///etc/passwd', /isn’t a web URL/],
  ] as const;
  for (const [address, message] of cases) {
    await moreWays(page);
    await field.fill(address);
    await field.press('Enter');
    if (message === undefined) await expect(verdict(page)).toContainText('Valid');
    else await expect(outcome(page)).toContainText(message);
    await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  }
  observed.problems = observed.problems.filter(
    (problem) => !/\.example|Failed to load resource|404 for/.test(problem),
  );
});
