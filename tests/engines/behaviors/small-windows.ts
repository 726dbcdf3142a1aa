import { expect } from 'vitest';
import { type Behavior, ZOOMED } from '../behavior.ts';

export const smallWindows: readonly Behavior[] = [
  {
    name: 'at a zoom of 400 % the search button keeps its icon, and nothing leaves the window',
    async run(page) {
      await page.driver.resize(...ZOOMED);
      await page.open('/docs/signing/test-certs');
      expect(await page.isInView('.search-button svg')).toBe(true);
      const { width, height } = await page.run(() => {
        const box = document.querySelector('.search-button svg')?.getBoundingClientRect();
        return { width: box?.width, height: box?.height };
      });
      expect([width, height]).toEqual([20, 20]);
      expect(await page.overflow()).toBe(0);
    },
  },
];
