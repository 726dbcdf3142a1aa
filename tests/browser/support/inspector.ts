import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');
/** One of the documentation's example files. */
export const example = (name: string): string => join(root, 'samples/manifest-examples/files', name);

/** The markup of an inspector on a page; the test adds it to a page without one. */
const shell = (props: object) =>
  `<div data-island="inspector" data-when="ask" data-props='${JSON.stringify(props)}'>` +
  '<p><button type="button" class="button">Open the inspector</button></p></div>';

/** Its properties; what follows the path in the address; the page, which must not already have an inspector. */
type InspectorPlace = [props?: object, query?: string, path?: string];

/** Opens a page with the inspector, not yet started. */
export async function placeInspector(page: Page, ...place: InspectorPlace): Promise<void> {
  const [props = {}, query = '', path = '/docs/community-resources'] = place;
  const isPage = (url: URL) => url.pathname === path;
  await page.route(isPage, async (route) => {
    // Prefetched pages stay unchanged.
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    const html = (await response.text()).replace('<div class="prose">', `<div class="prose">${shell(props)}`);
    await route.fulfill({ response, body: html });
  });
  await page.goto(path + query);
}

/** Opens a page and starts its inspector. */
export async function openInspector(page: Page, ...place: InspectorPlace): Promise<Locator> {
  await placeInspector(page, ...place);
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await inspector.waitFor();
  return inspector;
}

export type Chosen = Parameters<Locator['setInputFiles']>[0];

/** Opens what the empty inspector folds: a URL, a sidecar, and more examples. */
export const moreWays = (page: Page): Promise<void> => page.locator('.drop-more > summary').last().click();

/** Chooses files with the inspector's button. */
export const choose = (page: Page, files: Chosen): Promise<void> =>
  page.locator('.drop-panel input[type=file]').last().setInputFiles(files);

/** Chooses a file and waits for the result, whatever it is. */
export async function inspect(page: Page, file: Chosen): Promise<void> {
  const again = page.getByRole('button', { name: 'Inspect another file' });
  if (await again.isVisible()) await again.click();
  await choose(page, file);
  await page.locator('.verdict:not(.working), .outcome').first().waitFor();
}

/** Shows a part of the report. */
export const openTab = (page: Page, name: 'Summary' | 'History' | 'Checks' | 'Data'): Promise<void> =>
  page.getByRole('tab', { name }).first().click();

export const verdict = (page: Page): Locator => page.locator('.verdict:not(.working)').first();
export const outcome = (page: Page): Locator => page.locator('.outcome').first();

/** Trusts the root of the documentation's example files, in the inspector and in the clinic. */
export async function trustExamples(page: Page): Promise<void> {
  await page.locator('details.trust > summary').click();
  await page.getByLabel(/Root of this site’s example files/).check();
}

/** What a button saves. */
export async function save(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const press = page.getByRole('button', { name, exact: true }).click();
  const [saved] = await Promise.all([page.waitForEvent('download'), press]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** A file created in the test. */
export const memoryFile = (
  name: string,
  content: string | Buffer,
  mimeType = 'application/octet-stream',
) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Whatever happened before, the next good file is read. */
export async function stillWorks(page: Page): Promise<void> {
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).toContainText('Valid');
}
