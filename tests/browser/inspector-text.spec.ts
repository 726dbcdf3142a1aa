import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { example, inspect, openInspector } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

/** As many combining marks on every letter as fit in a file name. */
const zalgo = [...'Zalgo'].map((letter) => letter + '\u0310\u0346\u033f\u0323\u0349'.repeat(9)).join('');

/** Screenshots of the area right above and below a line. */
async function around(page: Page, line: Locator): Promise<Buffer[]> {
  const box = await line.boundingBox();
  if (!box) throw new Error('the line is not drawn');
  const strip = (y: number, height: number) =>
    page.screenshot({ clip: { x: box.x, y, width: box.width, height }, animations: 'disabled' });
  // The edge of the box may share a pixel with its surroundings.
  return [await strip(Math.floor(box.y) - 19, 16), await strip(Math.ceil(box.y + box.height) + 3, 16)];
}

test('marks that pile up are counted, and nothing is drawn beyond their line', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, {
    name: `${zalgo}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await readFile(example('created.jpg')),
  });
  const name = inspector.locator('.file-bar .shown-text').first();
  await expect(name.getByTitle('40 more combining marks').first()).toHaveText('+40');
  await name.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-unseen] { visibility: hidden }');
    document.adoptedStyleSheets.push(sheet);
  });
  // Other parts of the page may still be loading there, which would make every screenshot different.
  await expect(async () => {
    const drawn = await around(page, name);
    await name.evaluate((element) => element.setAttribute('data-unseen', ''));
    const without = await around(page, name);
    await name.evaluate((element) => element.removeAttribute('data-unseen'));
    expect(without.map((strip, index) => strip.equals(drawn[index] ?? Buffer.of()))).toEqual([true, true]);
  }).toPass({ timeout: 10_000 });
});
