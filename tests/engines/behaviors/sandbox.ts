import { expect } from 'vitest';
import type { Behavior } from '../behavior.ts';

const SANDBOX = '[data-island="sandbox"]';

export const sandbox: readonly Behavior[] = [
  {
    name: 'a sandbox shows its files, and its example runs',
    async run(page) {
      await page.open('/docs/js-sdk/guides/sandbox-vite');
      await page.click(`${SANDBOX} button`);
      await page.click({ css: `${SANDBOX} [role="tab"]`, text: 'package.json' });
      await expect.poll(() => page.text(`${SANDBOX} [role="tabpanel"]`)).toContain('@contentauth/c2pa-web');
      await page.see(`${SANDBOX} iframe[aria-busy="false"]`);
      await page.driver.enter(`${SANDBOX} iframe`);
      await page.click('#example');
      await expect.poll(() => page.text('#result')).toContain('Valid');
      expect(await page.shows('#image')).toBe(true);
    },
  },
];
