import { expect } from 'vitest';
import type { Page } from '../../../scripts/lib/engines/page.ts';
import { type Behavior, PHONE, ZOOMED } from '../behavior.ts';

const COMMANDS = ['/docs/getting-started', '/docs/signing/test-certs', '/docs/c2pa-service-example'];

/** The first characters of code under its copy button. */
const coveredCode = (page: Page): Promise<string[]> =>
  page.run(() =>
    [...document.querySelectorAll('figure.code')].flatMap((figure) => {
      const [button, pre, code] = ['.copy', 'pre', 'code'].map((name) => figure.querySelector(name));
      if (!button || !pre || !code || figure.getClientRects().length === 0) return [];
      const range = document.createRange();
      range.selectNodeContents(code);
      const [over, seen] = [button.getBoundingClientRect(), pre.getBoundingClientRect()];
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          Math.min(right, seen.right) > over.left &&
          Math.max(left, seen.left) < over.right &&
          top < over.bottom &&
          bottom > over.top,
      );
      return isCovered ? [code.textContent.slice(0, 40)] : [];
    }),
  );

/** Options such as `--sidecar`, and words in headings, that are split across two lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.run(() =>
    [...document.querySelectorAll('.prose :not(pre) > code, h1, .prose :is(h2, h3, h4)')].flatMap(
      (element) => {
        const word = element.localName === 'code' ? /(?<!\S)--?\w[\w-]*/g : /[\p{L}\p{N}]+/gu;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          for (const { index, 0: text } of (node.nodeValue ?? '').matchAll(word)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + text.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
            if (lines.size > 1) broken.push(text);
          }
        }
        return broken;
      },
    ),
  );

/** Cells that hide part of their content, and tables that overflow the page. */
const cutTables = (page: Page): Promise<string[]> =>
  page.run(() =>
    [...document.querySelectorAll('main table')].flatMap((table) => {
      const cut = [...table.querySelectorAll<HTMLElement>('th, td')].filter(
        (cell) => cell.checkVisibility() && cell.scrollWidth > cell.clientWidth + 1,
      );
      const box = (table.closest('.table-scroll') ?? table).getBoundingClientRect();
      const isWide = box.right > document.documentElement.clientWidth + 1;
      return [...cut.map((cell) => cell.textContent.slice(0, 40)), ...(isWide ? ['a table'] : [])];
    }),
  );

export const smallWindows: readonly Behavior[] = [
  {
    name: 'at a zoom of 400 % the search button keeps its icon, and nothing leaves the window',
    async run(page) {
      await page.driver.resize(...ZOOMED);
      await page.open('/docs/signing/test-certs');
      expect(await page.isInView('.search-button svg')).toBe(true);
      expect(await page.size('.search-button svg')).toEqual([20, 20]);
      expect(await page.overflow()).toBe(0);
    },
  },
  {
    name: 'anchors of headings are large enough to touch',
    async run(page) {
      for (const [width, height] of [PHONE, [1440, 900]] as const) {
        await page.driver.resize(width, height);
        await page.open('/docs/getting-started');
        expect(await page.count('.prose :is(h2, h3) > a')).toBeGreaterThan(5);
        const least = await page.run(() =>
          Math.min(
            ...[...document.querySelectorAll('.prose :is(h2, h3) > a')].flatMap((anchor) => {
              const box = anchor.getBoundingClientRect();
              return [box.width, box.height];
            }),
          ),
        );
        expect(least).toBeGreaterThanOrEqual(24);
      }
    },
  },
  {
    name: 'on a phone the copy button is seen and covers no code',
    async run(page) {
      await page.driver.resize(...PHONE);
      for (const address of COMMANDS) {
        await page.open(address);
        await page.see('figure.code .copy');
        expect(await coveredCode(page), address).toEqual([]);
      }
    },
  },
  {
    name: 'on a phone tables show all that their cells say',
    async run(page) {
      await page.driver.resize(...PHONE);
      for (const address of ['/docs/key-concepts', '/docs/signing/test-certs', '/docs/codes']) {
        await page.open(address);
        expect(await page.count('main table'), address).toBeGreaterThan(0);
        expect(await cutTables(page), address).toEqual([]);
        expect(await page.overflow(), address).toBe(0);
      }
    },
  },
  {
    name: 'names of options and words of headings stay on one line',
    async run(page) {
      for (const width of [390, 320]) {
        await page.driver.resize(width, 780);
        for (const address of ['/docs/signing/test-certs', '/docs/c2patool/docs/usage']) {
          await page.open(address);
          await page.run(() => document.fonts.ready.then(() => undefined));
          expect(await brokenWords(page), `${address} at ${width} px`).toEqual([]);
        }
      }
    },
  },
];
