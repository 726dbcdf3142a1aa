import { EXAMPLE_FILES } from '../../src/content/data/manifest-examples.ts';
import { expect, test } from './support/test.ts';

const CREATED = `/${EXAMPLE_FILES}/created.jpg`;
const wasmOf = (requests: readonly string[]) => requests.filter((url) => url.endsWith('.wasm'));

test('from the home page, one choice of a file gives a verdict, and nothing is sent', async ({ page }) => {
  await page.goto('/');
  const file = await (await page.request.get(CREATED)).body();
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'mine.jpg', mimeType: 'image/jpeg', buffer: file });
  await expect(page.getByRole('heading', { level: 1, name: 'Inspect a file' })).toBeVisible();
  await expect(page).toHaveURL(/\/tools\/inspect$/);
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await expect(inspector.getByText('mine.jpg', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
  await expect(inspector.locator('.verdict-state', { hasText: /^Valid$/ })).toBeVisible({
    timeout: 20_000,
  });
  expect(sent).toEqual([]);
  // The file is taken once: going back shows an empty inspector.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Show where media comes from' })).toBeVisible();
  await page.goForward();
  await expect(inspector.getByText('Drop a file here')).toBeVisible({ timeout: 20_000 });
});

test('a file that’s chosen before the inspector’s code is there is read, and its card stays in place', async ({
  page,
}) => {
  /** Holds requests until the returned function is called. */
  const hold = async (path: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(path, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const sendCode = await hold(/\/inspector\.[^/]+\.js$/);
  const sendSdk = await hold(/\.wasm$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/tools/inspect');
  await page.locator('[data-tool-start][data-started]').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles('samples/manifest-examples/files/created.jpg');
  await expect(page.getByText('Drop a file here')).toBeHidden();
  sendCode();
  const picture = page.locator('.verdict-picture');
  await expect(page.getByText('Reading the file').first()).toBeVisible();
  await expect(picture).toBeVisible();
  const [card, image] = [await page.locator('.verdict').boundingBox(), await picture.boundingBox()];
  sendSdk();
  await expect(page.locator('.verdict-state')).toHaveText('Valid');
  expect(await picture.boundingBox()).toEqual(image);
  const answer = await page.locator('.verdict').boundingBox();
  expect(answer?.y).toBe(card?.y);
  expect(Math.abs((answer?.height ?? 0) - (card?.height ?? 0))).toBeLessThan(24);
});

for (const [address, name] of [
  ['/tools/inspect', 'Inspector'],
  ['/tools/sign', 'Signing lab'],
  ['/tools/certificate', 'Certificate clinic'],
] as const) {
  test(`${address} is ready at once, takes no focus, and loads no SDK`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(address);
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(wasmOf(requests)).toEqual([]);
  });
}
