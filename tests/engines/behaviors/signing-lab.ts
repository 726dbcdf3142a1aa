import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import type { Behavior } from '../behavior.ts';

const LAB = '[data-island="signing-lab"]';

const state = async (page: Page, label: string) => {
  await expect.poll(() => page.attribute(`${LAB} .bench`, 'aria-busy')).toBe('false');
  await expect.poll(() => page.text(`${LAB} .verdict h3`)).toBe(label);
};

export const signingLab: readonly Behavior[] = [
  {
    name: 'the signing lab signs, notices a flipped byte, and trusts the root',
    async run(page) {
      await page.open('/docs/signing/try-it');
      await page.click(`${LAB} button`);
      await page.see(`${LAB} canvas`);
      await page.miss(`${LAB} progress`);
      await page.click(`${LAB} .sign-ways button:not([aria-disabled])`);
      await state(page, 'Valid');
      await page.click(`${LAB} .bench-controls fieldset button`);
      await state(page, 'Invalid');
      expect(await page.text(`${LAB} .check-list`)).toContain('assertion.dataHash.mismatch');
      await page.click(`${LAB} .bench-controls fieldset button`);
      await state(page, 'Valid');
      await page.click(`${LAB} .bench-controls label:has(input[type="checkbox"])`);
      await state(page, 'Trusted');
    },
  },
  {
    name: 'the signing lab edits an image in each way, and signs every version',
    async run(page) {
      await page.open('/tools/sign');
      await page.see(`${LAB} canvas`);
      await page.click(`${LAB} .sign-ways button:not([aria-disabled])`);
      await state(page, 'Valid');
      for (const edit of [1, 2, 3, 4]) {
        await page.click(`${LAB} .sign-ways:has(+ .versions) button:nth-of-type(${edit})`);
        await expect.poll(() => page.count(`${LAB} .versions > li`)).toBe(edit + 1);
        expect(await page.text(`${LAB} .versions > li:last-child`)).toContain('Valid when signed');
      }
    },
  },
];
