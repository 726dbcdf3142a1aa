import { expect, type Locator } from '@playwright/test';
import { fixtureTest } from './fixture-site.ts';

/** A site with a long title instead of a logo, and eight navbar items. */
const test = fixtureTest('crowded');

/** The lines of an element as a reader sees them. */
const lines = (element: Locator) =>
  element.evaluate((node) => {
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = new Map<number, string>();
    while (text.nextNode()) {
      const value = text.currentNode.nodeValue ?? '';
      for (let at = 0; at < value.length; at += 1) {
        const range = document.createRange();
        range.setStart(text.currentNode, at);
        range.setEnd(text.currentNode, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        found.set(top, (found.get(top) ?? '') + value[at]);
      }
    }
    return [...found.values()].map((line) => line.trim());
  });

for (const width of [1000, 1140, 1280]) {
  // Specification: 2.31
  test(`at ${width} px eight items fit: whole words, arrows beside their labels, and a search of full size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('docs/introduction');
    const bar = page.getByRole('banner');
    const main = page.getByRole('navigation', { name: 'Main' });
    const words = 'Content Credentials documentation'.split(' ');
    for (const line of await lines(bar.locator('.brand'))) {
      for (const word of line.split(' ')) expect(words).toContain(word);
    }
    for (const label of ['References', 'Version: Next']) {
      const summary = main.locator('summary').filter({ hasText: label });
      const high = await summary.evaluate((element) => {
        const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(element);
        const text =
          element.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
        return Math.round(text / Number.parseFloat(lineHeight));
      });
      // With its arrow below the label, the item would be two lines high.
      expect(high, label).toBe(1);
    }
    const search = main.getByRole('link', { name: 'Search' });
    expect((await search.boundingBox())?.width).toBeGreaterThan(150);
    expect(await lines(search.getByText('Search'))).toEqual(['Search']);
    const [inner, needed] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    expect(needed).toBeLessThanOrEqual(Number(inner));
    const last = await main.getByRole('link', { name: 'Chat' }).boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(width);
  });
}
