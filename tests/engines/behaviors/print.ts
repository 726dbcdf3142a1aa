import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

/**
 * Shows the text of a page as it's printed, in columns of many heights: every engine breaks columns by the rules for
 * pages, and a script can see where.
 * @returns what was separated from the text that belongs to it
 */
function separated(): string[] {
  const forPrint = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'all';
      else if ('cssRules' in rule) forPrint(rule.cssRules as CSSRuleList);
    }
  };
  for (const { cssRules } of document.styleSheets) forPrint(cssRules);
  const prose = document.querySelector<HTMLElement>('.prose');
  if (!prose) throw new Error('the page has no text');
  const width = 600;
  Object.assign(prose.style, { columns: `auto ${width}px`, columnFill: 'auto', inlineSize: `${width}px` });
  const first = (one: Element | null) => one?.getClientRects()[0]?.left ?? Number.NaN;
  const found: string[] = [];
  for (let height = 400; height < 1100; height += 35) {
    prose.style.blockSize = `${height}px`;
    for (const bar of prose.querySelectorAll('.code > figcaption')) {
      const line = document.createRange();
      const code = bar.parentElement?.querySelector('pre code');
      if (!code) continue;
      line.selectNodeContents(code);
      const left = line.getClientRects()[0]?.left ?? Number.NaN;
      if (!(Math.abs(left - first(bar)) < width / 2))
        found.push(`${bar.textContent}, in pages of ${height} px`);
    }
  }
  return found;
}

export const print: readonly Behavior[] = [
  {
    name: 'on paper, the bar above code stays with it',
    cannot: {
      Firefox: 'in columns, it sometimes moves a whole block of code to the next one',
      WebKitGTK: 'its pages break after what asks them not to',
    },
    async run(page) {
      await page.open('/docs/signing/get-cert');
      await page.see('.code > figcaption');
      expect(await page.run(separated)).toEqual([]);
    },
  },
];
