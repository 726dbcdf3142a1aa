import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pdfWithStore } from '../../scripts/lib/testing/pdf.ts';
import { axeFindings } from './support/axe.ts';
import { choose, example, inspect, made, openInspector, outcome, verdict } from './support/inspector.ts';
import { evil, test } from './support/signed.ts';
import { expect } from './support/test.ts';

/** After anything, the next good file is read. */
async function stillWorks(page: Page) {
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('Valid');
}

const cut = async (name: string, bytes: number) => (await readFile(example(name))).subarray(0, bytes);

const bad: Record<string, [() => Promise<ReturnType<typeof made>>, RegExp]> = {
  'a text': [async () => made('photo.jpg', 'hello'), /not a kind of file that the SDK reads/],
  'an empty file': [async () => made('photo.jpg', ''), /This file is empty/],
  'a JPEG that is cut off': [
    async () => made('photo.jpg', await cut('created.jpg', 9000)),
    /cannot be read to its end/,
  ],
  'an MP4 that is cut off': [
    async () => made('film.mp4', await cut('video.mp4', 3000)),
    /cannot be read to its end|No Content Credentials/,
  ],
  'a WAV that is cut off': [
    async () => made('x.wav', await cut('sound.wav', 5000)),
    /cannot be read to its end|No Content Credentials/,
  ],
  'a PDF of a few bytes': [
    async () => made('x.pdf', '%PDF-1.7\n'),
    /cannot be read to its end|No Content Credentials/,
  ],
  'a program': [async () => made('x.exe', 'MZ\u0090\u0000'), /not a kind of file/],
};
for (const [what, [make, message]] of Object.entries(bad)) {
  test(`${what} is told in words, and the next file is read`, async ({ page }) => {
    await openInspector(page);
    await inspect(page, await make());
    await expect(outcome(page)).toContainText(message);
    expect(await axeFindings(page)).toEqual([]);
    await stillWorks(page);
  });
}

test('a PDF is read', async ({ page }) => {
  await openInspector(page);
  await inspect(page, made('x.pdf', pdfWithStore(await readFile(example('sidecar.c2pa')))));
  await expect(page.locator('.file-bar')).toContainText('PDF');
  await expect(verdict(page)).toContainText('Invalid');
});

test('a file above the limit is refused before it is read', async ({ page, signed }) => {
  const path = join(signed.folder, 'large.jpg');
  const file = await open(path, 'w');
  await file.write(await readFile(example('created.jpg')));
  await file.truncate(1_000_000_001);
  await file.close();
  await openInspector(page);
  const start = Date.now();
  await inspect(page, path);
  expect(Date.now() - start).toBeLessThan(8000);
  await expect(outcome(page)).toContainText(
    'It has 1 GB, and the limit in a browser is 1 GB. It was not read.',
  );
  await stillWorks(page);
});

test('what strangers wrote is text and nothing else', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.hostile);
  await expect(verdict(page)).toContainText(evil.slice(0, 30));
  await expect(verdict(page).getByTitle('direction override').first()).toHaveText('U+202E');
  await expect(verdict(page).getByTitle('zero-width space').first()).toHaveText('U+200B');
  await verdict(page)
    .getByRole('button', { name: /show all 1,000,0\d\d characters/ })
    .click();
  await expect(verdict(page)).toContainText('the downloaded report has all');
  for (const summary of await inspector.locator('.assertion-list summary').all()) await summary.click();
  await inspector.getByLabel('Search in it').fill('javascript');
  await expect(inspector.getByText(/1 of \d+ places/)).toBeVisible();
  const links = await inspector
    .locator('a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:', 'https:']));
  await inspector.getByLabel('Search in it').fill('of nesting');
  await expect(inspector.getByText('1 of 1 place')).toBeVisible();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(await inspector.locator('script, iframe, [onerror], img[src="x"]').count()).toBe(0);
  expect(await page.locator('.inspector *').count()).toBeLessThan(4000);
  expect(await axeFindings(page)).toEqual([]);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
});

test('hundreds of ingredients are counted, not drawn', async ({ page, signed }) => {
  const inspector = await openInspector(page);
  await inspect(page, signed.many);
  const tree = inspector.getByRole('tree');
  await tree.getByRole('treeitem').first().focus();
  if ((await tree.getByRole('treeitem').count()) === 1) await page.keyboard.press('ArrowRight');
  await expect(tree.getByText('and 241 more, in the whole report')).toBeVisible();
  expect(await page.locator('.inspector *').count()).toBeLessThan(3000);
  expect(await axeFindings(page)).toEqual([]);
});

test('a manifest elsewhere is shown, and fetched only when asked for', async ({ page, observed }) => {
  const asked: string[] = [];
  await page.route('https://opensource.contentauthenticity.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      body: await readFile(example('remote.c2pa')),
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/c2pa' },
    });
  });
  const inspector = await openInspector(page);
  await inspect(page, example('remote.jpg'));
  await expect(outcome(page)).toContainText('The credentials of this file lie elsewhere');
  await expect(outcome(page)).toContainText('https://opensource.contentauthenticity.example/');
  await expect(inspector.locator('.outcome a')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(asked).toEqual([]);
  await inspector.getByRole('button', { name: 'Fetch from opensource.contentauthenticity.example' }).click();
  await expect(verdict(page)).toContainText('Valid');
  expect(asked).toHaveLength(1);
  observed.problems = observed.problems.filter(
    (problem) => !problem.startsWith('request to https://opensource'),
  );
});

test('an address is fetched when asked for, and what stops it is explained', async ({ page, observed }) => {
  const file = await readFile(example('created.jpg'));
  await page.route('https://open.example/**', (route) =>
    route.fulfill({
      body: file,
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'image/jpeg' },
    }),
  );
  // What a page is told when CORS stops it is no more than this.
  await page.route('https://closed.example/**', (route) => route.abort());
  await page.route('https://gone.example/**', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const inspector = await openInspector(page);
  const field = inspector.getByLabel('The address of a file');
  const cases = [
    ['https://open.example/a%20b.jpg', undefined],
    ['https://closed.example/x.jpg', /CORS: closed.example does not allow.*Save the file and choose it here/],
    ['https://gone.example/x.jpg', /gone.example answered 404/],
    ['http://plain.example/x.jpg', /Only https is fetched/],
    ['javascript:alert(1)', /not an address of the web/],
    ['photo of my cat', /There is no such file|not a kind of file/],
    ['file:///etc/passwd', /not an address of the web/],
  ] as const;
  for (const [address, message] of cases) {
    await field.fill(address);
    await field.press('Enter');
    if (message === undefined) await expect(verdict(page)).toContainText('Valid');
    else await expect(outcome(page)).toContainText(message);
    await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  }
  observed.problems = observed.problems.filter(
    (problem) => !/\.example|CORS|Failed to load resource|404 for|request failed/.test(problem),
  );
});

test('when the reader cannot be downloaded it says so, and Retry helps', async ({ page, observed }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const inspector = await openInspector(page);
  await expect(inspector.getByRole('alert')).toContainText('The reader could not be downloaded');
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, example('created.jpg'));
  await expect(inspector.getByRole('alert')).toContainText('The reader could not be downloaded');
  await page.unroute('**/*.wasm');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');
  observed.problems = observed.problems.filter((problem) => !/\.wasm|ERR_FAILED/.test(problem));
});

test('a reader that is damaged on the way is told', async ({ page }) => {
  await page.route('**/*.wasm', (route) =>
    route.fulfill({ body: Buffer.alloc(5000, 1), contentType: 'application/wasm' }),
  );
  const inspector = await openInspector(page);
  await expect(inspector.getByRole('alert')).toContainText('The reader did not start');
});

test('where a policy blocks WebAssembly it is named', async ({ page, observed }) => {
  await page.route('**/docs/community-resources', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "'wasm-unsafe-eval'",
      '',
    );
    await route.fulfill({
      response,
      headers,
      body: (await response.text()).replace(
        '<div class="prose">',
        '<div class="prose"><div data-island="inspector" data-when="ask"><button type="button">Open the inspector</button></div>',
      ),
    });
  });
  await page.goto('/docs/community-resources');
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  await expect(page.getByRole('alert')).toContainText('WebAssembly is blocked here');
  expect(await axeFindings(page)).toEqual([]);
  observed.problems.length = 0;
  // The violation is the point of this test.
  await page.evaluate(() => {
    window.policyViolations = [];
  });
});

test('a worker that died can be stopped, and a new one reads on', async ({ page }) => {
  const inspector = await openInspector(page);
  await stillWorks(page);
  await page.workers()[0]?.evaluate(() => self.close());
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await choose(page, example('edited.jpg'));
  await inspector.getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('Reading was stopped');
  await inspector.getByRole('button', { name: 'Retry' }).click();
  await expect(verdict(page)).toContainText('Valid');
});

test('fifty files in a row leave nothing behind', async ({ page }) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    const counts = { made: 0, freed: 0 };
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      counts.made += 1;
      return createObjectURL.call(URL, blob);
    };
    URL.revokeObjectURL = (url) => {
      counts.freed += 1;
      revokeObjectURL.call(URL, url);
    };
    Object.assign(window, { urlCounts: counts });
  });
  const inspector = await openInspector(page);
  const files = ['composite.jpg', 'video.mp4', 'edited.jpg', 'sound.wav', 'identity.jpg'];
  for (let round = 0; round < 10; round += 1) for (const file of files) await inspect(page, example(file));
  await expect(verdict(page)).toContainText('Valid');
  expect(page.workers()).toHaveLength(1);
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await expect(inspector.getByText('Drop a file here')).toBeVisible();
  const { made: urls, freed } = await page.evaluate(
    () => (window as unknown as { urlCounts: { made: number; freed: number } }).urlCounts,
  );
  expect(urls).toBeGreaterThan(50);
  expect(urls - freed).toBeLessThanOrEqual(1);
  expect(await page.locator('.inspector *').count()).toBeLessThan(200);
});

test('who leaves the page leaves no worker', async ({ page }) => {
  await openInspector(page);
  await stillWorks(page);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('link', { name: 'Docs' }).first().click();
  await expect(page).not.toHaveURL(/community-resources/);
  await expect.poll(() => page.workers().length).toBe(0);
});
