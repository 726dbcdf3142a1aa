import { expect } from 'vitest';
import type { Engine } from './driver/driver.ts';
import type { Page } from './driver/page.ts';

/** A reader's action, and its expected result in every engine. */
interface Behavior {
  run(page: Page): Promise<void>;
  /** Engines in which it can't be driven, with the reason for each. */
  cannot?: Partial<Record<Engine, string>>;
}

const PHONE = [390, 780] as const;
const STATE = '.verdict .verdict-state';
const CURRENT = '#sidebar [aria-current="page"]';
const FIELD = '.search-dialog[data-started] .search-field';
const LAB = '[data-island="signing-lab"]';

/** Ten things that readers do and engines do differently. The rest of the site's behavior is tested in Chromium. */
export const behaviors: Readonly<Record<string, Behavior>> = {
  'a link opens the next page at its top, and back restores the page and the place in it': {
    async run(page) {
      await page.open('/docs/getting-started');
      const title = await page.text('h1');
      await page.run(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expect.poll(() => page.scrollY()).toBe(900);
      // A click that doesn't scroll to the link first.
      await page.run(() => document.querySelector<HTMLElement>('.pager a[rel="next"]')?.click());
      await expect.poll(() => page.text('h1')).not.toBe(title);
      await expect.poll(() => page.scrollY()).toBe(0);
      await page.driver.back();
      await expect.poll(() => page.text('h1')).toBe(title);
      await expect.poll(() => page.scrollY()).toBe(900);
    },
  },
  'the fonts of the site are used, and nothing is wider than a phone': {
    async run(page) {
      const loaded = () =>
        page.run(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
      await page.driver.resize(...PHONE);
      await page.open('/docs/key-concepts');
      await expect.poll(loaded).toBeGreaterThanOrEqual(2);
      expect(await page.overflow()).toBe(0);
    },
  },
  'on a phone the menu has the focus, Escape closes it, and its links lead to pages': {
    async run(page) {
      await page.driver.resize(...PHONE);
      await page.open('/docs/introduction');
      await page.click('.menu-button');
      await expect.poll(() => page.hasFocus('#menu .menu-head button')).toBe(true);
      await page.driver.press('Escape');
      await page.miss('#menu .menu-head');
      await expect.poll(() => page.hasFocus('.menu-button')).toBe(true);
      await page.click('.menu-button');
      await page.click('#menu .tree a[href="/docs/getting-started"]');
      await expect.poll(() => page.path()).toBe('/docs/getting-started');
      await page.miss('#menu .menu-head');
    },
  },
  'the sidebar marks the current page, and keeps open what the reader opened': {
    async run(page) {
      await page.open('/docs/introduction');
      await page.click('#sidebar details[data-key="Certificates and keys"] > summary');
      await page.see('#sidebar a[href="/docs/conformance"]');
      await page.click('#sidebar details[data-key="Reference"] > summary');
      await page.click('#sidebar a[href="/docs/glossary"]');
      await expect.poll(() => page.attribute(CURRENT, 'href')).toBe('/docs/glossary');
      await page.see('#sidebar a[href="/docs/conformance"]');
    },
    cannot: { WebKitGTK: 'without the Navigation API, each page has a new sidebar' },
  },
  'the table of contents leads to a section and marks it': {
    async run(page) {
      await page.open('/docs/getting-started');
      const href = await page.run(
        () => [...document.querySelectorAll('.toc a')].at(2)?.getAttribute('href') ?? '',
      );
      await page.click(`.toc a[href="${href}"]`);
      await expect.poll(() => page.isInView(href)).toBe(true);
      await expect.poll(() => page.attribute('.toc [aria-current]', 'href')).toBe(href);
    },
  },
  'search by keyboard: open, type, choose, and read': {
    async run(page) {
      await page.open('/docs/introduction');
      await page.driver.press('Control+k');
      await page.see(FIELD);
      await expect.poll(() => page.hasFocus(FIELD)).toBe(true);
      await page.driver.type('certificate');
      // What was found for the first letters is replaced.
      await page.see('.search-dialog .search-hit');
      await page.see('.search-body[aria-busy="false"]');
      await expect.poll(() => page.isOnTop('.search-dialog .search-hit')).toBe(true);
      await page.driver.press('ArrowDown');
      await page.driver.press('ArrowDown');
      const chosen = await page.attribute('.search-dialog .search-hit:focus', 'href');
      await page.driver.press('Enter');
      await expect.poll(() => page.path()).toBe(chosen);
      await page.miss('.search-dialog');
    },
  },
  'a row of the trust page opens its own record': {
    async run(page) {
      await page.open('/tools/trust');
      const row = '[data-table="products"] tbody tr:nth-child(5)';
      // Until the page's script runs, a press is lost.
      await expect
        .poll(async () => {
          await page.click(`${row} td:nth-child(2)`);
          return page.shows(`${row} .record[open] .record-head`);
        })
        .toBe(true);
      await expect.poll(() => page.isOnTop('.record[open] .record-head')).toBe(true);
      await page.driver.press('Escape');
      await page.miss('.record[open] .record-head');
    },
  },
  'a choice of language holds on the next page': {
    async run(page) {
      await page.open('/docs/manifest/reading');
      await page.click('.tabs[data-tabs="language"] label:has(input[value="python"])');
      await page.see('.tab-panel[data-label="Python"]');
      await page.open('/docs/trustmark');
      await page.see('.tab-panel[data-label="Python"]');
    },
  },
  'the copy button copies the command': {
    async run(page) {
      await page.open('/docs/getting-started');
      const figure = 'figure.terminal:has(.copy)';
      await page.see(`${figure} .copy`);
      const command = await page.text(`${figure} code`);
      await page.click(`${figure} .copy`);
      await expect.poll(() => page.attribute(`${figure} .copy`, 'data-done')).toBe('');
      // Pasted, so that no permission to read the clipboard is needed.
      await page.driver.press('/');
      await page.see(FIELD);
      await page.driver.press('Control+v');
      const pasted = () =>
        page.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', FIELD);
      await expect.poll(pasted).toBe(command.replace(/\s*\n\s*/g, ' '));
    },
  },
  'the inspector reads a dropped file, and one that was tampered with': {
    async run(page) {
      await page.open('/');
      await page.see('[data-drop-target][data-started]');
      await page.run(async (address) => {
        const file = new File([await (await fetch(address)).blob()], 'mine.jpg', { type: 'image/jpeg' });
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(file);
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      }, '/samples/manifest-examples/files/created.jpg');
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Valid');
      expect(await page.text('.file-bar')).toContain('mine.jpg');
      await page.open('/docs/verify?inspect=/samples/manifest-examples/files/tampered.jpg');
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Invalid');
    },
  },
  'the signing lab signs, notices a flipped byte, and trusts the root': {
    async run(page) {
      const state = async (label: string) => {
        await expect.poll(() => page.attribute(`${LAB} .lab-stage`, 'aria-busy')).toBe('false');
        await expect.poll(() => page.text(`${LAB} .lab-answer ${STATE}`)).toBe(label);
      };
      await page.open('/docs/signing/try-it');
      await page.see(`${LAB}[data-started]`);
      await page.click(`${LAB} button`);
      await page.see(`${LAB} canvas`);
      await page.miss(`${LAB} progress`);
      await page.click(`${LAB} .step[open] .step-inside > .button`);
      await page.click(`${LAB} .step[open] .sign-ways button:not([aria-disabled])`);
      await state('Valid');
      await page.click(`${LAB} .step[open] .sign-ways > button`);
      await state('Invalid');
      // The same button restores the byte; the one that appears beside it opens the next step.
      await page.click(`${LAB} .step[open] .sign-ways > button:first-child`);
      await state('Valid');
      await page.click(`${LAB} .step[open] .sign-ways > button:nth-child(2)`);
      await page.click(`${LAB} .lab-step:nth-child(4) .step[open] .sign-ways > button`);
      await state('Trusted');
    },
  },
};
