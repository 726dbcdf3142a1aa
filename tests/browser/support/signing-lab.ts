import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

export const PAGE = '/docs/signing/try-it';

/** Opens a page with the lab, and the lab. */
export async function openLab(page: Page, address = PAGE): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Open the lab' }).click();
  const lab = page.getByRole('region', { name: 'Signing lab' });
  await lab.waitFor();
  return lab;
}

/** Opens a step, from 1, unless it's open. */
export async function openStep(lab: Locator, number: number): Promise<void> {
  const step = lab.locator('.lab-step > details').nth(number - 1);
  if ((await step.getAttribute('open')) === null) await step.locator(':scope > summary').click();
}

/** The result: state and sentence. */
export const answer = (lab: Locator): Locator => lab.locator('.lab-answer .verdict');

/** Opens the claim, which is a sentence at first. */
export async function openClaim(lab: Locator): Promise<void> {
  await openStep(lab, 2);
  const claim = lab.locator('.claim');
  if ((await claim.getAttribute('open')) === null) await claim.locator(':scope > summary').click();
}

/** Signs the current image and waits for the state that's read back. */
export async function sign(lab: Locator, state: string | RegExp = 'Valid'): Promise<void> {
  await openStep(lab, 2);
  await lab.getByRole('button', { name: /Create (?:new )?keys and sign/ }).click();
  // The last answer stays until then.
  await expect(lab.locator('.lab-stage')).toHaveAttribute('aria-busy', 'false');
  await expect(answer(lab).locator('.verdict-state')).toHaveText(state);
}

export type FlipPlace = 'in the image' | 'in an assertion' | 'in the claim';

/** Flips a byte at a position, and waits until the file is read again. */
export async function flip(lab: Locator, place: FlipPlace): Promise<void> {
  await openStep(lab, 3);
  await lab.getByRole('radio', { name: place }).check();
  const button = lab.getByRole('button', { name: 'Flip one bit' });
  if (await button.isVisible()) await button.click();
  await expect(lab.locator('.lab-stage')).toHaveAttribute('aria-busy', 'false');
}

/** The codes listed as failed. */
export const failures = (lab: Locator): Promise<string[]> =>
  lab.locator('.check-list > [data-outcome=failed] > .check-code code').allTextContents();

/** Saves what a link of the lab offers. */
export async function download(
  page: Page,
  lab: Locator,
  name: string,
): Promise<{ name: string; bytes: Buffer }> {
  const link = lab.getByRole('link', { name });
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

/** Passes a file to the lab as its button does. */
export const chooseFile = (lab: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
  lab.locator('.lab-drop input[type=file]').setInputFiles(file);

/** Draws a line on the lab’s canvas with the mouse. */
export async function draw(page: Page, lab: Locator) {
  const board = lab.locator('canvas');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('the lab doesn’t show its canvas');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.3));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.6), { steps: 5 });
  await page.mouse.move(...at(0.8, 0.3), { steps: 5 });
  await page.mouse.up();
}
