// Labels are placed manually, so a longer one leaves its box or the drawing, where it's cut off.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from './support/test.ts';

const drawings = globSync('diagrams/*.svg').map((path) => ({
  name: basename(path, '.svg'),
  svg: readFileSync(path, 'utf8'),
}));

test('every label of every drawing is inside its box', async ({ page }) => {
  await page.goto('/docs/manifest/reading/manifest-validation');
  const misplaced = await page
    .locator('figure.diagram')
    .first()
    .evaluate(async (figure, all) => {
      const rules = [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].map((rule) => ({ rule, sheet: sheet.href ?? location.href })),
      );
      const sans = rules.find(({ rule }) =>
        rule.cssText.startsWith('@font-face { font-family: "Public Sans";'),
      );
      const url = /url\("([^"]+)"\)/.exec(sans?.rule.cssText ?? '')?.[1];
      if (!sans || !url) throw new Error('the page has no font "Public Sans"');
      // Under another name, so that the label is measured in this font and no fallback.
      const face = new FontFace('labels', `url("${new URL(url, sans.sheet)}")`, { weight: '400 700' });
      document.fonts.add(await face.load());
      (figure as HTMLElement).style.fontFamily = 'labels';

      /** Drawings of at most this width have larger labels; see components/diagram. */
      const narrow = 420;
      return all.flatMap(({ name, svg }) => {
        figure.innerHTML = svg;
        const drawing = figure.querySelector('svg');
        if (!drawing) return [`${name}: no drawing`];
        const { x: left, width } = drawing.viewBox.baseVal;
        drawing.setAttribute('class', width <= narrow ? 'd-narrow' : 'd-wide');
        const frames = [...drawing.querySelectorAll('rect')].map((one) => one.getBBox());
        return [...drawing.querySelectorAll('text')].flatMap((label) => {
          const box = label.getBBox();
          const anchor = { middle: 0.5, end: 1 }[label.getAttribute('text-anchor') ?? ''] ?? 0;
          const [x, y] = [box.x + box.width * anchor, box.y + box.height / 2];
          const around = frames
            .filter((one) => x >= one.x && x <= one.x + one.width && y >= one.y && y <= one.y + one.height)
            .sort((one, other) => one.width * one.height - other.width * other.height)[0];
          const isCut = box.x < left || box.x + box.width > left + width;
          const isOver = around && (box.x < around.x || box.x + box.width > around.x + around.width);
          return isCut || isOver ? [`${name}: ${label.textContent}`] : [];
        });
      });
    }, drawings);
  expect(misplaced).toEqual([]);
});
