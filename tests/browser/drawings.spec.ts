// Labels are placed by hand, so a longer one leaves its box or the drawing, where it's cut off.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from './support/test.ts';

const drawings = globSync('diagrams/*.svg').map((path) => ({
  name: basename(path, '.svg'),
  svg: readFileSync(path, 'utf8'),
}));

test('every label of every drawing is inside its box, in the size that a phone shows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/manifest/reading/manifest-validation');
  await page.evaluate(() => document.fonts.ready);
  const misplaced = await page
    .locator('figure.diagram')
    .first()
    .evaluate((figure, all) => {
      /** Drawings of at most this width have larger labels; see components/diagram. */
      const narrow = 420;
      return all.flatMap(({ name, svg }) => {
        figure.innerHTML = svg;
        const drawing = figure.querySelector('svg');
        if (!drawing) return [`${name}: no drawing`];
        const { x: left, width } = drawing.viewBox.baseVal;
        drawing.setAttribute('class', width <= narrow ? 'd-narrow' : 'd-wide');
        drawing.setAttribute('width', String(width));
        const frames = [...drawing.querySelectorAll('rect')].map((one) => one.getBBox());
        return [...drawing.querySelectorAll('text')].flatMap((label) => {
          const box = label.getBBox();
          const anchor = { middle: 0.5, end: 1 }[label.getAttribute('text-anchor') ?? ''] ?? 0;
          const at = { x: box.x + box.width * anchor, y: box.y + box.height / 2 };
          const around = frames
            .filter(
              (one) =>
                at.x >= one.x && at.x <= one.x + one.width && at.y >= one.y && at.y <= one.y + one.height,
            )
            .sort((one, other) => one.width * one.height - other.width * other.height)[0];
          const isCut = box.x < left || box.x + box.width > left + width;
          const isOver = around && (box.x < around.x || box.x + box.width > around.x + around.width);
          return isCut || isOver ? [`${name}: ${label.textContent}`] : [];
        });
      });
    }, drawings);
  expect(misplaced).toEqual([]);
});
