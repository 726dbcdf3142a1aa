import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from './support/axe.ts';
import {
  example,
  inspect,
  moreWays,
  openInspector,
  openTab,
  save,
  trustExamples,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

test('AI, camera, edits, and training choices are told as statements, and personal data before a file is shared', async ({
  page,
  signed,
}) => {
  await openInspector(page);
  await inspect(page, signed.camera);
  const statements = verdict(page).getByRole('group', { name: 'What the signer says' });
  for (const text of [
    'Example Fill Model and c2pa.types.model',
    'A person reviewed and approved the output',
    'Cropped × 2',
    'The signer says that this list isn’t complete.',
    'Example Z9',
    '1/125 s, f/2.8, ISO 400, 50 mm',
    'Training of generative models: not allowed',
    'Data mining: allowed under conditions: Ask Ada first.',
  ])
    await expect(statements).toContainText(text);
  await expect(verdict(page)).toContainText('Content Credentials don’t say whether the content is true.');
  const note = verdict(page).locator('.sharing-note');
  await expect(note).toContainText('a location, names, contact details, and serial numbers');
  await expect(note.getByText('46,57.1N')).toBeHidden();
  await note.locator('summary').click();
  for (const text of ['46,57.1N', 'Ada Example', 'ada@example.org', '00420042'])
    await expect(note.getByText(text)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await openTab(page, 'Checks');
  await expect(
    verdict(page).getByText('The signer isn’t on the lists that were used', { exact: true }),
  ).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspect(page, example('created.jpg'));
  await expect(verdict(page)).not.toContainText('Before you share');
});

test('of an invalid file, nothing the manifest says is shown as a fact, and every code is explained', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(verdict(page)).toContainText('Claimed signer (not verified)');
  await expect(verdict(page)).toContainText('anyone could have written this name');
  await expect(verdict(page)).not.toContainText('Signed by');
  await expect(verdict(page).getByRole('listitem').first()).toContainText(
    /Don’t rely on its credentials\.\s*It was changed after signing, or it was signed incorrectly\./,
  );
  await expect(verdict(page).locator('.verdict-answer')).not.toContainText(/manifest|chain|anchor|hash/i);
  await expect(verdict(page).getByText('Made with AI?')).toBeHidden();
  await verdict(page).getByText('What the credentials say (unverified)').click();
  await expect(verdict(page).getByText('Made with AI?')).toBeVisible();
  await expect(inspector.getByText(/anyone could have written or changed these statements/)).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);

  await openTab(page, 'Checks');
  const line = inspector.locator('.check-list > li').first();
  await line.getByText('What to do').click();
  await expect(line.locator('.code-help li').first()).toBeVisible();
  await expect(line.getByRole('link', { name: 'More about assertion.dataHash.mismatch' })).toHaveAttribute(
    'href',
    '/docs/codes/assertion.dataHash.mismatch',
  );
  expect(await axeFindings(page)).toEqual([]);
});

test('on a phone, the answer is below the whole image, in the first screen, and nothing covers its tabs', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/inspect');
  await inspect(page, example('composite.jpg'));
  await expect(verdict(page).getByText('Says AI made or changed')).toBeInViewport({ ratio: 1 });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const image = await verdict(page).locator('.verdict-picture').boundingBox();
  expect(image?.width).toBeGreaterThan(270);
  expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(await top(page.getByRole('tablist'))).toBeGreaterThanOrEqual(60);

  // The details of a file in the history open below it, and nothing above them moves.
  await openTab(page, 'History');
  const line = (node: string) => page.locator(`[data-node="${node}"] > .tree-line`);
  const details = (node: string) => page.locator(`[data-node="${node}"] > .node-panel`);
  await expect(page.locator('.history-tree .node-panel')).toHaveCount(0);
  await line('0.0').click();
  await expect(details('0.0')).toContainText('Claimed signer (not verified)');
  await line('0.1').scrollIntoViewIfNeeded();
  const before = await line('0.1').boundingBox();
  await line('0.1').click();
  await expect(details('0.1')).toBeVisible();
  expect((await line('0.1').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  // A press within them isn't one of the file.
  await details('0.1').locator('.certificate-list summary').first().click();
  await expect(details('0.1').getByText('EC, P-256').first()).toBeVisible();
  await page.keyboard.press('End');
  expect(await axeFindings(page)).toEqual([]);
  await line('0.1').click();
  await expect(details('0.1')).toHaveCount(0);
});

test('the list behind a trusted signer is named, and stays selected for the visit', async ({ page }) => {
  await page.goto('/tools/inspect');
  await inspect(page, example('created.jpg'));
  await trustExamples(page);
  const list = verdict(page).locator('.fact-list > div', { hasText: 'Trust list' });
  await expect(list).toContainText('Root of this site’s example files');
  await page.reload();
  await expect(page.locator('details.trust > summary')).toContainText('Root of this site’s example files');
  await inspect(page, example('created.jpg'));
  await expect(verdict(page).locator('.verdict-state', { hasText: /^Trusted$/ })).toBeVisible();
  // The reader's position is kept, because nothing took the focus.
  const root = page.getByLabel(/Root of this site’s example files/);
  await page.locator('details.trust > summary').click();
  await root.uncheck();
  await expect(root).toBeFocused();
  await expect(verdict(page)).toContainText('doesn’t come from an authority on a trust list');
});

test('with storage blocked, a trust list can be selected all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/tools/inspect');
  await inspect(page, example('created.jpg'));
  await trustExamples(page);
  await expect(verdict(page).locator('.verdict-state', { hasText: /^Trusted$/ })).toBeVisible();
});

test('a film and a sound play in the card', async ({ page, signed }) => {
  await openInspector(page);
  await inspect(page, signed.sound);
  await expect
    .poll(() =>
      verdict(page)
        .locator('audio')
        .evaluate((audio: HTMLAudioElement) => audio.duration),
    )
    .toBeGreaterThan(0.5);
  expect(await axeFindings(page)).toEqual([]);
  await inspect(page, signed.video);
  await expect(verdict(page).locator('video, .verdict-unplayable')).toBeVisible();
  await expect(verdict(page)).toContainText('Valid');
  expect(await axeFindings(page)).toEqual([]);
});

test('the images of a small tree are zoomed with keys, and it has no buttons; the raw report is searched, folded, and linked', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  await openTab(page, 'History');
  const picture = page.getByRole('treeitem').first().locator('img').first();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const first = await width();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('+');
  expect(await width()).toBeGreaterThan(first);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(picture).toBeHidden();
  await expect(page.getByRole('treeitem').first()).toBeFocused();
  // Otherwise, the navbar covers half of a tab.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindings(page)).toEqual([]);

  await openTab(page, 'Data');
  const json = inspector.getByRole('region', { name: 'Report as JSON' });
  const link = json.getByRole('link', { name: 'validation_state' });
  await expect(link).toHaveAttribute('href', '/docs/manifest/json-ref/reader#Reader.validation_state');
  const reference = await (await page.request.get('/docs/manifest/json-ref/reader')).text();
  expect(reference).toContain('id="Reader.validation_state"');

  await inspector.getByLabel('Search the report').fill('c2pa.placed');
  await expect(inspector.getByText('1 of 3 results')).toBeVisible();
  await json.scrollIntoViewIfNeeded();
  await expect(json.locator('[data-current] > .json-line')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(inspector.getByText('2 of 3 results')).toBeVisible();
  await page.keyboard.press('Shift+Enter');
  await expect(inspector.getByText('1 of 3 results')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByLabel('Search the report').fill('no such words');
  await expect(inspector.getByText('No matches')).toBeVisible();

  await json.getByRole('button', { name: 'manifests' }).click();
  await expect(json.getByRole('button', { name: 'manifests' })).toHaveAttribute('aria-expanded', 'false');
  await inspector.getByRole('button', { name: 'Copy JSON' }).click();
  await expect(inspector.getByText('Copied')).toBeVisible();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied.validation_state).toBe('Valid');
  expect((await save(page, 'Download JSON')).name).toBe('composite.jpg.json');
});

test('a report is copied as text, and kept as JSON and crJSON, each with the file’s hash and the versions', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await inspect(page, example('composite.jpg'));
  const hash = await sha256(example('composite.jpg'));
  await openTab(page, 'Data');
  await inspector.getByRole('button', { name: 'Copy as text' }).click();
  await expect(inspector.locator('.export-status')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('State: Valid');
  expect(text).toContain(`SHA-256: ${hash}`);
  expect(text).toContain('@contentauth/c2pa-web 0.13.1 (core 0.90.1)');
  expect(text).toContain('Made with AI?: In part');

  const json = JSON.parse(String((await save(page, 'Download JSON')).bytes));
  expect(json.inspection.file).toMatchObject({ name: 'composite.jpg', sha256: hash });
  expect(json.report.validation_state).toBe('Valid');

  const crJson = await save(page, 'Download crJSON');
  expect(crJson.name).toBe('composite.jpg.crjson.json');
  const document = JSON.parse(String(crJson.bytes));
  expect(document.manifests).toHaveLength(3);
  expect(document.manifests[0].validationResults.success.length).toBeGreaterThan(0);
  expect(document['extras:inspection']).toMatchObject({ file: { sha256: hash }, sdk: { core: '0.90.1' } });
});

test('the HTML report stands alone: nothing in it runs or is fetched, whatever the file says', async ({
  page,
  context,
  signed,
}) => {
  await openInspector(page);
  await inspect(page, signed.hostile);
  await openTab(page, 'Data');
  const html = String((await save(page, 'Download HTML')).bytes);
  const report = await context.newPage();
  const requests: string[] = [];
  report.on('request', (request) => requests.push(request.url()));
  const address = 'https://report.example/report.html';
  await report.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await report.goto(address);
  await expect(report.getByRole('heading', { name: 'Content Credentials report' })).toBeVisible();
  await expect(report.getByText('<img src=x onerror=').first()).toBeVisible();
  await expect(report.getByText('[U+202E]').first()).toBeVisible();
  expect(requests).toEqual([address]);
  expect(await report.locator('script, img, a, iframe, form, link').count()).toBe(0);
  expect(await report.locator('header').evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('4px');
  await report.setViewportSize({ width: 320, height: 700 });
  const wide = await report.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the card is kept as an image, in the size that sites show, with its own color', async ({ page }) => {
  await openInspector(page);
  for (const [file, color] of [
    ['created.jpg', [181, 112, 12]],
    ['tampered.jpg', [163, 37, 43]],
    // Without a picture.
    ['sound.wav', [181, 112, 12]],
  ] as const) {
    await inspect(page, example(file));
    await openTab(page, 'Data');
    const card = await save(page, 'Download image');
    expect(card.name).toBe(`${file}.card.png`);
    const { width, height } = await sharp(card.bytes).metadata();
    expect([width, height]).toEqual([2400, 1260]);
    const edge = { left: 600, top: 2, width: 1, height: 1 };
    expect([...(await sharp(card.bytes).extract(edge).removeAlpha().raw().toBuffer())]).toEqual([...color]);
  }
});

test('no address makes the page show a verdict without a file', async ({ page, observed }) => {
  const words = 'state=Trusted&verdict=Trusted&report=eyJzdGF0ZSI6IlRydXN0ZWQifQ&title=Unchanged';
  for (const address of [
    `?${words}`,
    `#${words}`,
    `?inspect=data:application/json,{"validation_state":"Trusted"}`,
    `?url=data:text/html,<div class="verdict">Trusted</div>`,
    `?inspect=/no-such-file.jpg&${words}`,
    `?url=https://open.example/photo.jpg&${words}#${words}`,
  ]) {
    await page.goto(`/tools/inspect${address}`);
    await page.locator('.drop-panel, .outcome, .asking, [role=alert]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.verdict, .seal'), address).toHaveCount(0);
    await expect(page.getByRole('main'), address).not.toContainText('Unchanged');
  }
  observed.problems = observed.problems.filter((problem) => !/404 for|Failed to load/.test(problem));
});

test('a link opens the report of a file of this site again', async ({ page }) => {
  await page.goto('/tools/inspect');
  await moreWays(page);
  await page.getByRole('button', { name: 'A composite image' }).click();
  await openTab(page, 'Data');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.locator('.file-bar')).toContainText('composite.jpg');
  await expect(verdict(page).locator('.verdict-state', { hasText: /^Valid$/ })).toBeVisible();
});
