import { readFile } from 'node:fs/promises';
import { axeFindings } from './support/axe.ts';
import {
  choose,
  example,
  inspect,
  moreWays,
  openInspector,
  outcome,
  placeInspector,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

test('nothing is loaded before the reader asks, and the download shows how far it is', async ({ page }) => {
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

test('a file is dropped, pasted, or one of the examples', async ({ page }) => {
  const inspector = await openInspector(page);
  const bytes = [...(await readFile(example('created.jpg')))];
  const give = (type: string) =>
    page.evaluate(
      ({ type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'created.jpg', { type: 'image/jpeg' }));
        const init = { bubbles: true, cancelable: true };
        const event =
          type === 'paste'
            ? new ClipboardEvent('paste', { ...init, clipboardData: data })
            : new DragEvent(type, { ...init, dataTransfer: data });
        (document.querySelector('.drop-panel') ?? document.body).dispatchEvent(event);
      },
      { type, bytes },
    );
  await give('dragenter');
  await expect(page.locator('.drop-panel')).toHaveAttribute('data-over');
  expect(await axeFindings(page)).toEqual([]);
  await give('drop');
  await expect(verdict(page)).toContainText('Valid');
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await give('paste');
  await expect(verdict(page)).toContainText('Valid');
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await inspector.getByRole('button', { name: 'A tampered image' }).click();
  await expect(verdict(page)).toContainText('Invalid');
});

test('an inspector that stands at a file opens on it, and so does one whose address names one', async ({
  page,
}) => {
  await openInspector(page, { src: '/samples/manifest-examples/files/created.jpg' });
  await expect(verdict(page)).toContainText('Valid');
  await expect(page.getByRole('button', { name: 'Inspect another file' })).toHaveCount(0);
  await placeInspector(page, {}, '?inspect=/samples/manifest-examples/files/tampered.jpg');
  await expect(verdict(page)).toContainText('Invalid');
});

test('a manifest elsewhere is shown, and fetched only when asked for', async ({ page, observed }) => {
  const requested: string[] = [];
  await page.route('https://opensource.contentauthenticity.example/**', async (route) => {
    requested.push(route.request().url());
    await route.fulfill({
      body: await readFile(example('remote.c2pa')),
      headers: { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/c2pa' },
    });
  });
  const inspector = await openInspector(page);
  await inspect(page, example('remote.jpg'));
  await expect(outcome(page)).toContainText('This file’s credentials are at another URL');
  await expect(outcome(page)).toContainText('https://opensource.contentauthenticity.example/');
  await expect(inspector.locator('.outcome a')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(requested).toEqual([]);
  await inspector.getByRole('button', { name: 'Fetch from opensource.contentauthenticity.example' }).click();
  await expect(verdict(page)).toContainText('Valid');
  expect(requested).toHaveLength(1);
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
  // This is all a page learns when CORS blocks a request.
  await page.route('https://closed.example/**', (route) => route.abort());
  await page.route('https://gone.example/**', (route) =>
    route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const inspector = await openInspector(page);
  const field = inspector.getByLabel('File URL');
  const cases = [
    ['https://open.example/a%20b.jpg', undefined],
    [
      'https://closed.example/x.jpg',
      /CORS: closed.example doesn’t allow.*Download the file and choose it here/,
    ],
    ['https://gone.example/x.jpg', /gone.example returned 404/],
    ['http://plain.example/x.jpg', /Only https URLs can be fetched/],
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
    (problem) => !/\.example|CORS|Failed to load resource|404 for|request failed/.test(problem),
  );
});
