import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

const BAR = '#announcement';

export const announcement: readonly Behavior[] = [
  {
    name: 'a dismissed announcement stays away',
    async run(page) {
      await page.open('/docs/introduction');
      await page.see(BAR);
      await page.click(`${BAR} [data-dismiss]`);
      await page.miss(BAR);
      await expect.poll(() => page.hasFocus('#main')).toBe(true);
      await page.open('/docs/faqs');
      expect(await page.shows(BAR)).toBe(false);
    },
  },
  ...[390, 320].map(
    (width) =>
      ({
        name: `the announcement takes two lines at most at ${width} px`,
        async run(page) {
          await page.driver.resize(width, 700);
          await page.open('/docs/introduction');
          await page.see(`${BAR} [data-dismiss]`);
          const lines = await page.run((bar) => {
            const text = document.querySelector(`${bar} p`);
            if (!text) return 0;
            const range = document.createRange();
            range.selectNodeContents(text);
            const { lineHeight } = getComputedStyle(text);
            return Math.round(range.getBoundingClientRect().height / Number.parseFloat(lineHeight));
          }, BAR);
          expect(lines).toBeGreaterThan(0);
          expect(lines).toBeLessThanOrEqual(2);
        },
      }) satisfies Behavior,
  ),
];
