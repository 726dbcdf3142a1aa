// Step 1 of Getting started, followed as the page words it; the later steps run in tests/samples/pages.test.ts.
import type { Locator } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { answer, draw, failures, openLab, sign } from './support/signing-lab.ts';
import { expect, test } from './support/test.ts';

const GETTING_STARTED = '/docs/getting-started';

const controls = (steps: Locator) =>
  steps.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => ({
      pressed: [...item.querySelectorAll('strong')].map(({ textContent }) => textContent),
      state: /The result is (\w+)/.exec(item.textContent)?.[1],
    })),
  );

// signing-lab.spec.ts has the lesson on a desktop.
test('the first step signs, changes a byte, and trusts the root, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GETTING_STARTED);
  // The page names the buttons and the result of each; if one is renamed, this list no longer fits it.
  const list = page.locator('#sign-in-your-browser ~ ol, #sign-in-your-browser ~ * ol').first();
  expect(await controls(list)).toEqual([
    { pressed: ['Use this image', 'Create keys and sign'], state: 'Valid' },
    { pressed: ['Flip one bit'], state: 'Invalid' },
    { pressed: ['Undo', 'Next: trust its root', 'Trust the root'], state: 'Trusted' },
  ]);

  const lab = await openLab(page, GETTING_STARTED);
  await draw(page, lab);
  await sign(lab, 'Valid');
  await expect(answer(lab)).toContainText('Unchanged since signing');
  expect(await failures(lab)).toEqual(['signingCredential.untrusted']);

  await lab.getByRole('button', { name: 'Flip one bit' }).click();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Invalid');
  expect(await failures(lab)).toContain('assertion.dataHash.mismatch');

  await lab.getByRole('button', { name: 'Undo' }).click();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Valid');
  await lab.getByRole('button', { name: 'Next: trust its root' }).click();
  await lab.getByRole('button', { name: 'Trust the root' }).click();
  await expect(answer(lab).locator('.verdict-state')).toHaveText('Trusted');
  expect(await failures(lab)).toEqual([]);
  await expect(lab.getByRole('list', { name: 'Three states to see' }).locator('[data-seen]')).toHaveCount(3);

  // The lab stays inside the column of the page, and leaves nothing for axe to find.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axeFindings(page)).toEqual([]);
});
