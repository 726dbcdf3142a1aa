import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings } from './support/axe.ts';
import { example, inspect, openInspector, verdict } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const bytes = async () => [...(await readFile(example('created.jpg')))];

/** Drops or pastes files at an element, as the browser would. */
async function give(page: Page, type: 'dragover' | 'drop' | 'paste', at: string, names: readonly string[]) {
  await page.evaluate(
    ({ type, at, names, bytes }) => {
      const data = new DataTransfer();
      for (const name of names)
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
      const init = { bubbles: true, cancelable: true };
      const event =
        type === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent(type, { ...init, dataTransfer: data });
      document.querySelector(at)?.dispatchEvent(event);
    },
    { type, at, names, bytes: await bytes() },
  );
}

test('over each tool, a frame says that files can be dropped anywhere', async ({ page }) => {
  for (const [address, label] of [
    ['/tools/inspect', 'Drop to inspect'],
    ['/tools/sign', 'Drop to use this image'],
    ['/tools/certificate', 'Drop to check'],
  ] as const) {
    await page.goto(address);
    // In the lab, it's in a fold.
    await page.locator('.drop-panel').waitFor({ state: 'attached' });
    // Where the drop zone is out of view.
    await page.evaluate(() => scrollTo({ top: 9999, behavior: 'instant' }));
    // The drop zone is in the page before its script has started.
    await expect(async () => {
      await give(page, 'dragover', 'footer', ['x.jpg']);
      await expect(page.getByText(label)).toBeInViewport({ ratio: 1, timeout: 500 });
    }).toPass();
    await page.evaluate(() => dispatchEvent(new DragEvent('dragleave')));
    await expect(page.getByText(label)).toHaveCount(0);
  }
});

test('a file is dropped anywhere in the window, also over an open report', async ({ page }) => {
  const inspector = await openInspector(page);
  await inspect(page, example('tampered.jpg'));
  await expect(verdict(page)).toContainText('Invalid');
  await give(page, 'dragover', 'footer', ['x.jpg']);
  await expect(inspector.getByText('Drop to inspect')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await give(page, 'drop', 'footer', ['dropped.jpg']);
  await expect(inspector.getByText('Drop to inspect')).toHaveCount(0);
  await expect(inspector.locator('.file-bar')).toContainText('dropped.jpg');
  await expect(verdict(page)).toContainText('Valid');
  // Over its own place, it's taken once.
  await inspector.getByRole('button', { name: 'Inspect another file' }).click();
  await give(page, 'drop', '.drop-panel', ['a.jpg', 'b.jpg']);
  await expect(inspector.locator('.file-bar')).toHaveCount(2);
  await give(page, 'drop', 'header', ['a.jpg', 'b.jpg', 'c.jpg']);
  await expect(page.locator('.files-open')).toHaveText(['a.jpg', 'b.jpg', 'c.jpg']);
  // With a table, every file is a row.
  await give(page, 'drop', 'header', ['d.jpg']);
  await expect(page.locator('.files-open')).toHaveCount(4);
});

test('a file is pasted anywhere, but not into a text field, and one beside it is compared', async ({
  page,
}) => {
  const inspector = await openInspector(page);
  await give(page, 'paste', '.address-form input', ['field.jpg']);
  await give(page, 'paste', 'body', ['pasted.jpg']);
  await expect(inspector.locator('.file-bar')).toContainText('pasted.jpg');
  await give(page, 'paste', '.trust input[type=checkbox]', ['checkbox.jpg']);
  await expect(inspector.locator('.file-bar')).toContainText('checkbox.jpg');
  // For the second file of a comparison, a drop beside its place counts, too.
  await inspector.getByRole('button', { name: 'Compare with another' }).click();
  await give(page, 'drop', 'footer', ['second.jpg']);
  await expect(inspector.locator('.file-bar').nth(1)).toContainText('second.jpg');
  await expect(inspector.getByText('The two files match on every line compared here.')).toBeVisible();
});

test('the home page hands over several files, and leaves a text field alone', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-drop-target][data-started]').waitFor();
  await page.keyboard.press('/');
  const field = page.locator('.search-field');
  await field.waitFor();
  await field.evaluate((input) => input.setAttribute('data-under-test', ''));
  await give(page, 'paste', '[data-under-test]', ['field.jpg']);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await give(page, 'drop', 'footer', ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg']);
  await expect(page).toHaveURL(/\/tools\/inspect$/);
  await expect(page.locator('.files-open')).toHaveCount(4, { timeout: 20_000 });
});
