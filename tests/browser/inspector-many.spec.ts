import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { endless } from './support/broken.ts';
import {
  choose,
  example,
  memoryFile,
  openInspector,
  save,
  trustExamples,
  verdict,
} from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const EXAMPLES = [
  'created.jpg',
  'edited.jpg',
  'composite.jpg',
  'generated.jpg',
  'redacted.jpg',
  'remote.jpg',
  'sound.wav',
  'tampered.jpg',
  'time-stamped.jpg',
  'video.mp4',
];
/** Names that a spreadsheet or a page could take for more than a name. */
const FORMULA = '=HYPERLINK("https:evil.example","x").jpg';
const MARKUP = '<img src=x onerror="document.title=`run`">.jpg';

/** Fifteen files: signed, tampered, unsigned, cut off, empty, with a sidecar, and with names that attack. */
async function mixed() {
  const from = async (name: string, file = name) => memoryFile(name, await readFile(example(file)));
  const created = await readFile(example('created.jpg'));
  return [
    ...(await Promise.all(EXAMPLES.map((name) => from(name)))),
    await from('sidecar.jpg'),
    await from('sidecar.c2pa'),
    memoryFile('unsigned.png', PIXEL),
    memoryFile('cut.jpg', created.subarray(0, 9000)),
    memoryFile(FORMULA, created),
    memoryFile(MARKUP, created),
  ];
}

/** As many files as it takes to get a filter. */
const manyMore = () => Array.from({ length: 15 }, (_, index) => memoryFile(`pixel-${index}.png`, PIXEL));

const table = (page: Page): Locator => page.getByRole('region', { name: 'Files' }).getByRole('table');
const rowOf = (page: Page, name: string): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name, exact: true }) });
const names = (page: Page): Promise<string[]> => page.locator('.files-open').allTextContents();
const isRead = (page: Page) => expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
async function openTable(page: Page, more: ReturnType<typeof manyMore> = []): Promise<Locator> {
  const inspector = await openInspector(page);
  await choose(page, [...(await mixed()), ...more]);
  await expect(table(page)).toBeVisible();
  await isRead(page);
  return inspector;
}

test('many files become a table that a bad one doesn’t stop, two are compared, and other trust changes rows and reports', async ({
  page,
}) => {
  test.slow();
  const inspector = await openTable(page);
  await expect(page.locator('.files-open')).toHaveCount(15);
  await expect(inspector.getByLabel('Filter')).toHaveCount(0);
  for (const [name, message] of [
    // The title of its card, before what the SDK calls it.
    ['created.jpg', /Unchanged since signing, signer unknown\s*Valid.*No/],
    ['generated.jpg', /Valid.*Yes/],
    ['composite.jpg', /Valid.*Partly/],
    // The report doesn't call its signer confirmed either, and hides the answer about AI.
    ['tampered.jpg', /Not the file that was signed\s*Invalid.*Signer.*not verified.*–.*2$/],
    ['remote.jpg', /Not fetched/],
    ['sidecar.jpg', /with its \.c2pa file.*Valid/],
    ['time-stamped.jpg', /2026.*claimed/],
    ['unsigned.png', /No credentials/],
    ['cut.jpg', /This file is cut off.*Not read/],
    [MARKUP, /Valid/],
  ] as const)
    await expect(rowOf(page, name)).toContainText(message);
  await expect(inspector.getByRole('status').first()).toContainText('15 files read: 1 Invalid, 1 Not read');
  // A name is text, whatever is in it.
  await expect(page).not.toHaveTitle('run');
  await expect(table(page).locator('img[src="x"]')).toHaveCount(0);
  // A thumbnail is a small copy, not the file.
  const size = await rowOf(page, 'created.jpg')
    .locator('img')
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  expect(size).toEqual([96, 72]);
  // As on its card, only a changed file has a cracked seal and a torn image.
  await expect(table(page).locator('tr:has(.seal-crack)')).toHaveCount(1);
  await expect(rowOf(page, 'tampered.jpg').locator('.seal-crack')).toHaveCount(1);
  await expect(rowOf(page, 'tampered.jpg').locator('img')).toHaveClass('torn');
  expect(await axeFindings(page)).toEqual([]);

  // Two are compared, with a slider that the keyboard moves.
  await inspector.getByRole('button', { name: 'Compare two files' }).click();
  await expect(inspector.getByText('Select two files in the first column')).toBeVisible();
  await page.getByLabel('Compare created.jpg').check();
  await page.getByLabel('Compare edited.jpg').check();
  await inspector.getByRole('button', { name: 'Compare two files' }).click();
  await expect(inspector.getByRole('heading', { name: /^\d+ differences$/ })).toBeVisible();
  await expect(inspector.locator('.comparison').getByRole('row', { name: /Actions/ })).toContainText(
    'c2pa.opened',
  );
  const slider = inspector.getByRole('slider', { name: 'Share of the first image' });
  const clip = () =>
    inspector
      .getByAltText('The first file, as your browser displays it')
      .evaluate((image) => getComputedStyle(image).clipPath);
  const before = await clip();
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '49% of the first image');
  expect(await clip()).not.toBe(before);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel('Compare created.jpg')).toBeChecked();

  await trustExamples(page);
  await expect(rowOf(page, 'created.jpg')).toContainText('Trusted');
  await isRead(page);
  await expect(rowOf(page, 'tampered.jpg')).toContainText('Invalid');
  await page.getByRole('button', { name: 'created.jpg', exact: true }).click();
  await expect(verdict(page).locator('.verdict-state')).toHaveText('Trusted');
});

test('the table is saved as CSV and JSON, sorted, filtered, and opened by the keyboard, and stays as it was', async ({
  page,
}) => {
  test.slow();
  const inspector = await openTable(page, manyMore());
  // packages/tools/src/inspector/files/export.test.ts tests each cell.
  const csv = await save(page, 'Download CSV');
  expect(csv.name).toBe('content-credentials.csv');
  const lines = String(csv.bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(31);
  const lineOf = (name: string) => lines.find((line) => line.startsWith(name)) ?? '';
  const claimed = 'Example Gallery Signer; Example Gallery Org';
  expect(lineOf('generated.jpg,')).toMatch(
    new RegExp(`^generated\\.jpg,Says it was made with AI\\..*,Valid,Valid,,,,${claimed},`),
  );
  // Whoever selects rows by signer, program, or AI doesn't get those that only claim it.
  expect(lineOf('tampered.jpg,')).toMatch(/,Invalid,changed,,,,,,Example Gallery Signer/);
  expect(lineOf('sidecar.jpg,')).toMatch(/,Valid,.*,sidecar\.c2pa$/);
  expect(lineOf('unsigned.png,')).toContain(',No credentials,');
  expect(lineOf('cut.jpg,')).toMatch(/cut off.*,Not read,/);
  expect(lineOf(`"'=HYPERLINK(`)).toContain(',Valid,');

  const state = page.getByRole('button', { name: 'State', exact: true });
  await state.press('Enter');
  const head = page.getByRole('columnheader', { name: 'State' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect((await names(page)).slice(0, 2)).toEqual(['tampered.jpg', 'cut.jpg']);
  await state.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect((await names(page)).at(-1)).toBe('tampered.jpg');
  await inspector.getByLabel('Filter').fill('jpg gallery');
  const sorted = await names(page);
  expect(sorted).not.toContain('video.mp4');
  await expect(inspector.locator('output')).toHaveText(`${sorted.length} of 30 files`);

  const last = page.locator('.files-open').last();
  await last.scrollIntoViewIfNeeded();
  await last.focus();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  for (const back of [
    () => page.goBack(),
    () => inspector.getByRole('button', { name: 'Back to all files' }).press('Enter'),
  ]) {
    await last.press('Enter');
    await expect(verdict(page).locator('.verdict-state')).toHaveText('Invalid');
    await expect(table(page)).toBeHidden();
    await back();
    await expect(last).toBeFocused();
    expect(await names(page)).toEqual(sorted);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
  await expect(head).toHaveAttribute('aria-sort', 'descending');

  await inspector.getByLabel('Filter').fill('no such file');
  await expect(inspector.getByText('No file matches the filter.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Show all files' }).press('Enter');
  await inspector.getByLabel('State', { exact: true }).selectOption('Invalid');
  expect(await names(page)).toEqual(['tampered.jpg']);
  const json = JSON.parse(String((await save(page, 'Download JSON')).bytes));
  expect(json.files).toMatchObject([
    { name: 'tampered.jpg', findings: ['assertion.dataHash.mismatch', 'signingCredential.untrusted'] },
  ]);
});

test('a click in a row opens its report, but not on controls or selected text', async ({ page }) => {
  // Here the table is as wide as a table; elsewhere each row is a card.
  await page.goto('/tools/inspect');
  const inspector = page.getByRole('region', { name: 'Inspector' });
  await choose(page, [example('created.jpg'), example('edited.jpg'), example('tampered.jpg')]);
  await expect(table(page)).toBeVisible();
  await isRead(page);
  const row = rowOf(page, 'tampered.jpg');
  const report = verdict(page).getByRole('heading');
  // The box to compare, and the cell around it, are for the box.
  await row.getByRole('checkbox').check();
  await row
    .locator('td')
    .first()
    .click({ position: { x: 2, y: 2 } });
  await expect(report).toHaveCount(0);
  await expect(row.getByRole('checkbox')).toBeChecked();
  // Dragging over a text selects it.
  const text = row.getByText('Example Gallery Signer', { exact: true });
  const box = await text.boundingBox();
  if (!box) throw new Error('the signer isn’t shown');
  // The name can take two lines.
  await page.mouse.move(box.x + 1, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, box.y + box.height - 4, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Gallery');
  await expect(report).toHaveCount(0);

  await row.locator('[data-column="findings"]').click();
  await expect(report).toHaveText('Not the file that was signed');
  await inspector.getByRole('button', { name: 'Back to all files' }).click();
  await expect(row.getByRole('button', { name: 'tampered.jpg' })).toBeFocused();
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('reading is canceled and resumed, and a file that takes long is skipped', async ({ page }) => {
  test.slow();
  await page.clock.install();
  const inspector = await openInspector(page);
  const created = await readFile(example('created.jpg'));
  await choose(page, [memoryFile('first.jpg', created), endless, memoryFile('last.jpg', created)]);
  await expect(inspector.getByText('1 of 3 files read')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await inspector.getByRole('button', { name: 'Cancel' }).click();
  await expect(inspector.getByRole('status').first()).toContainText('Stopped after 1 of 3 files: 1 Valid');
  const resume = inspector.getByRole('button', { name: 'Read the other 2 files' });
  await expect(resume).toBeFocused();
  await resume.press('Enter');
  await expect(inspector.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.clock.fastForward(10_500);
  await inspector.getByRole('button', { name: 'Skip this file' }).click();
  await expect(rowOf(page, 'last.jpg')).toContainText('Valid');
  await expect(rowOf(page, 'endless.pdf')).toContainText('Not read');
  await expect(inspector.getByRole('progressbar')).toHaveCount(0);
});
