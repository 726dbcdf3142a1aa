import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import type { Behavior } from '../behavior.ts';

const TABS = '.tabs[data-tabs="language"]';

/** The language selected in the first group of tabs. */
const shownLanguage = (page: Page) =>
  page.run(
    (tabs) =>
      [...(document.querySelector(tabs)?.querySelectorAll<HTMLElement>('.tab-panel') ?? [])]
        .filter((panel) => panel.checkVisibility())
        .map(({ dataset }) => dataset.label)
        .join(),
    TABS,
  );

export const code: readonly Behavior[] = [
  {
    name: 'a choice of language holds on this page and on the next',
    async run(page) {
      await page.open('/docs/manifest/reading');
      await page.click(`${TABS} label:has(input[value="python"])`);
      await expect.poll(() => shownLanguage(page)).toBe('Python');
      await page.open('/docs/trustmark');
      await expect.poll(() => shownLanguage(page)).toBe('Python');
      const values = await page.run(
        (tabs) =>
          [...document.querySelectorAll<HTMLElement>(tabs)].map(
            (group) => group.querySelector<HTMLInputElement>('input:checked')?.value,
          ),
        TABS,
      );
      expect(new Set(values)).toEqual(new Set(['python']));
    },
  },
  {
    name: 'the arrow keys choose among tabs',
    async run(page) {
      await page.open('/docs/manifest/reading');
      const before = await shownLanguage(page);
      await page.click(`${TABS} label`);
      await page.driver.press('ArrowRight');
      await expect.poll(() => shownLanguage(page)).not.toBe(before);
    },
  },
  {
    name: 'the copy button copies the command, and says so',
    async run(page) {
      await page.open('/docs/getting-started');
      const figure = 'figure.terminal:has(.copy)';
      await page.see(`${figure} .copy`);
      const command = await page.text(`${figure} code`);
      await page.click(`${figure} .copy`);
      await expect.poll(() => page.attribute(`${figure} .copy`, 'data-done')).toBe('');
      expect(await page.text(`${figure} .copy`)).toContain('Copied');
      // Pasted, so that no permission to read the clipboard is needed.
      await page.driver.press('/');
      await page.see('.search-dialog[data-started] .search-field');
      await page.driver.press('Control+v');
      const pasted = () =>
        page.run(
          () =>
            document.querySelector<HTMLInputElement>('.search-dialog[data-started] .search-field')?.value ??
            '',
        );
      await expect.poll(pasted).toBe(command.replace(/\s*\n\s*/g, ' '));
    },
  },
];
