import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

const CLINIC = '[data-island="certificate-clinic"]';

export const certificateClinic: readonly Behavior[] = [
  {
    name: 'the certificate clinic checks an example, and another',
    async run(page) {
      await page.open('/docs/signing/check-certificate');
      await page.click(`${CLINIC} button`);
      await page.click(`${CLINIC} .drop-examples .chip`);
      await page.see(`${CLINIC} .verdict`);
      expect(await page.text(`${CLINIC} .verdict h3`)).toBe('Accepted');
      await page.click(`${CLINIC} .verdict-ways > button:last-child`);
      await page.click(`${CLINIC} .drop-examples li:last-child .chip`);
      await page.see(`${CLINIC} .verdict`);
      expect(await page.text(`${CLINIC} .verdict h3`)).not.toBe('Accepted');
      expect(await page.count(`${CLINIC} [data-outcome="failed"]`)).toBeGreaterThan(0);
    },
  },
];
