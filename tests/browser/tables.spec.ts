import { expect, type Locator, type Page, test } from '@playwright/test';
import { listPages } from '../../scripts/lib/testing/site-pages.ts';

/** The address of every page with a table. */
const pages = listPages()
  .filter(({ kind, html }) => kind === 'page' && html.includes('<table'))
  .map(({ address }) => address);

/** No column is narrower than this, unless its content is. */
const FEWEST_CHARACTERS = 8;
/** A sentence in a cell has this many characters per line, unless it's short. */
const SENTENCE = { lines: 6, characters: 10 };

/** What's wrong with a page's tables, and the positions of those that scroll. Runs on the page. */
function examine({ fewest, sentence }: { fewest: number; sentence: typeof SENTENCE }): {
  wrong: string[];
  scrolling: number[];
} {
  const wrong: string[] = [];
  const scrolling: number[] = [];
  // Measured without the page: a ruler in each cell would lay out a long table again for each.
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  const widths = new Map<string, number>();
  const widthOf = (font: string): number => {
    const known = widths.get(font);
    if (known !== undefined || !canvas) return known ?? Number.POSITIVE_INFINITY;
    canvas.font = font;
    const { width } = canvas.measureText('n'.repeat(fewest));
    widths.set(font, width);
    return width;
  };
  for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
  for (const [index, table] of [...document.querySelectorAll('main table')].entries()) {
    const say = (what: string) => wrong.push(`table ${index + 1}: ${what}`);
    const scroller = table.closest('.table-scroll');
    // Less than a cell's padding hides nothing.
    const isWide = scroller && scroller.scrollWidth > scroller.clientWidth + 14;
    if (isWide) scrolling.push(index);
    for (const cell of table.querySelectorAll('tbody :is(th, td)')) {
      const style = getComputedStyle(cell);
      if (style.display === 'none' || cell.getClientRects().length === 0) continue;
      const text = (cell.textContent ?? '').trim().slice(0, 40);
      if (cell.scrollWidth > cell.clientWidth + 1) say(`“${text}” is cut off`);
      const room =
        cell.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const isWrapped = cell.clientHeight > 2 * Number.parseFloat(style.lineHeight);
      if (isWrapped && text.length > fewest && room < widthOf(style.font))
        say(`“${text}” has only ${Math.round(room)} pixels`);
      // On a phone, cells are stacked or hold names, and the item of a list is always a line of its own.
      if (isWide || innerWidth <= 640 || cell.querySelector('li, dd')) continue;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const lines = Math.round(range.getBoundingClientRect().height / Number.parseFloat(style.lineHeight));
      const perLine = (cell.textContent ?? '').trim().length / lines;
      if (lines >= sentence.lines && perLine < sentence.characters)
        say(`“${text}” has ${lines} lines of ${Math.round(perLine)} characters`);
    }
  }
  return { wrong, scrolling };
}

/** How much darker an image is at its right edge than at its left, from 0 to 255. Runs on the page. */
async function shade(png: string): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!canvas) return 0;
  canvas.drawImage(bitmap, 0, 0);
  // The middle of a column of pixels: text is in some rows, an edge in all.
  const lightness = (x: number) => {
    const { data } = canvas.getImageData(x, 0, 1, bitmap.height);
    return data.filter((_, index) => index % 4 === 1).toSorted()[bitmap.height >> 1] ?? 0;
  };
  return lightness(1) - lightness(bitmap.width - 1);
}

/** Whether the first column of a scrolling table stays in place, and its hidden side has a visible edge. */
async function scrollProblems(page: Page, scroller: Locator): Promise<string[]> {
  const problems: string[] = [];
  const cell = scroller.locator('tbody tr:visible > :first-child').first();
  await scroller.evaluate((element) => {
    element.scrollTo({ left: 0, behavior: 'instant' });
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const box = await scroller.boundingBox();
  if (!box) return ['it has no place'];
  // Inside the border and between the round corners.
  const clip = {
    x: box.x + box.width - 14,
    y: box.y + 12,
    width: 12,
    height: Math.min(box.height - 24, 300),
  };
  const before = await cell.boundingBox();
  const edge = await page.evaluate(shade, (await page.screenshot({ clip })).toString('base64'));
  if (edge < 8) problems.push(`its right edge is not seen (${edge.toFixed(1)})`);
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  const after = await cell.boundingBox();
  if (Math.abs((after?.x ?? 0) - (before?.x ?? 0)) > 1) problems.push('its first column scrolls away');
  if ((after?.width ?? 0) > 0.6 * box.width) problems.push('its first column leaves no room for the others');
  return problems;
}

const WIDTHS = [390, 768, 1280];
/** The pages of one test, so that workers share them. */
const TOGETHER = 40;

for (let from = 0; from < pages.length; from += TOGETHER) {
  const some = pages.slice(from, from + TOGETHER);
  test(`tables have readable columns, and hide none without a cue, from ${some[0]} to ${some.at(-1)}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const problems: string[] = [];
    for (const address of some) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await tableProblems(page)).map((one) => `${address} at ${width} px, ${one}`));
      }
    }
    expect(problems).toEqual([]);
  });
}

/** What's wrong with a page's tables at its current width. */
async function tableProblems(page: Page): Promise<string[]> {
  const { wrong, scrolling } = await page.evaluate(examine, {
    fewest: FEWEST_CHARACTERS,
    sentence: SENTENCE,
  });
  for (const index of scrolling) {
    const scroller = page.locator('main table').nth(index).locator('xpath=..');
    const found = await scrollProblems(page, scroller);
    wrong.push(...found.map((one) => `table ${index + 1}: ${one}`));
  }
  return wrong;
}

test('on a phone the cells of a row stand below each other, each after its label', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/key-concepts');
  const table = page.locator('table', { hasText: 'In the tutorial' });
  const row = table.locator('tbody tr').first();
  const [first, second, third] = await row
    .locator(':is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.NaN);
  expect(third?.top).toBeGreaterThanOrEqual(second?.bottom ?? Number.NaN);
  const labels = await row
    .locator(':is(th, td)')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['none', '"Meaning"', '"In the tutorial"']);
});
