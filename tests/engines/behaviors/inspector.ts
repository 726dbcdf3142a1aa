import { expect } from 'vitest';
import { type Behavior, PHONE } from '../behavior.ts';

const STATE = '[data-island="inspector"] .verdict h3';

export const inspector: readonly Behavior[] = [
  {
    name: 'the inspector reads an example, and one that was tampered with',
    async run(page) {
      await page.open('/docs/verify');
      await page.click('[data-island="inspector"] button');
      await page.click('.drop-examples .chip');
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Valid');
      expect(await page.hasFocus(STATE)).toBe(true);
      const width = () =>
        page.run(() => document.querySelector<HTMLImageElement>('img.verdict-picture')?.naturalWidth ?? 0);
      await expect.poll(width).toBeGreaterThan(0);
      expect(await page.count('[data-island="inspector"] .check-list > li')).toBeGreaterThan(3);
      await page.open('/docs/verify?inspect=/samples/manifest-examples/files/tampered.jpg');
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Invalid');
    },
  },
  {
    name: 'on a phone the report of the inspector fits into the window',
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open('/docs/verify?inspect=/samples/manifest-examples/files/composite.jpg');
      await page.see(STATE);
      expect(await page.overflow()).toBe(0);
    },
  },
];
