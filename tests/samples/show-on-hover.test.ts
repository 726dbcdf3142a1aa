// Uses the page with a pointer and a keyboard, which the samples' runner doesn't.
import { expect, onTestFinished, test } from 'vitest';
import { launchChromium, servePage } from './runner/page.ts';
import { samplePath } from './workspace.ts';

test('the summary opens on hover and on Enter, and closes when the pointer leaves and with Escape', async () => {
  const served = await servePage(samplePath('show-on-hover', 'web'));
  onTestFinished(served.close);
  const browser = await launchChromium();
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(served.address);
  await page.setInputFiles('#file', samplePath('manifest-examples', 'files', 'edited.jpg'));
  const button = page.getByRole('button', { name: 'Content Credentials of edited.jpg' });
  const panel = page.locator('[popover]');

  await button.hover();
  await expect.poll(() => panel.textContent(), { timeout: 20_000 }).toContain('Signer: Example Gallery Org');
  await panel.hover();
  expect(await panel.isVisible()).toBe(true);
  await page.mouse.move(0, 0);
  expect(await panel.isVisible()).toBe(false);

  await button.focus();
  await page.keyboard.press('Enter');
  expect(await panel.isVisible()).toBe(true);
  await page.mouse.move(0, 1);
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);
});
