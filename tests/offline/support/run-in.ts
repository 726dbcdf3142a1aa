import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Engine, EngineBrowser } from '../../../scripts/lib/engines/driver.ts';
import { launch, whyNot } from '../../../scripts/lib/engines/installed.ts';
import { Page } from '../../../scripts/lib/engines/page.ts';

const STATE = '[data-island="inspector"] .verdict h3';
const FIELD = '.search-dialog [role="combobox"]';
const HIT = '.search-dialog [role="group"] [role="option"]';
/** Of each kind one: unchanged, tampered with, with a history, and a video. */
const FILES = ['created.jpg', 'tampered.jpg', 'composite.jpg', 'video.mp4'];

/** In WebKitGTK, a worker of a page in a folder can't read the page's files: "NotReadableError". */
const withoutInspector = 'a worker of a page in a folder can’t read files in WebKitGTK';

const isLocal = (address: string) => /^(?:file|blob|data|about):/.test(address);

/** What readers do in a copy, in one engine. */
export function runIn(engine: Engine): void {
  const missing = whyNot(engine);
  const root = inject('copyAddress');
  let browser: EngineBrowser | undefined;
  beforeAll(async () => {
    if (!missing) browser = await launch(engine);
  });
  afterAll(() => browser?.close());

  const inCopy = (name: string, run: (page: Page) => Promise<void>, needs = '') =>
    test(name, async ({ skip }) => {
      skip(missing !== undefined, missing);
      skip(needs === 'worker' && engine === 'WebKitGTK', withoutInspector);
      if (!browser) throw new Error(`${engine} did not start`);
      const driver = await browser.fresh(inject('online'));
      await driver.resize(1280, 900);
      await run(new Page(driver, root));
      expect(driver.errors()).toEqual([]);
      expect(driver.requests().filter((address) => !isLocal(address))).toEqual([]);
    });

  describe(`${engine}, from a folder`, () => {
    inCopy('the home page opens, and its links lead to pages of the copy', async (page) => {
      await page.open('/index.html');
      expect(await page.text('h1')).toBe('Show where media comes from');
      const fonts = () => page.run(() => document.fonts.check('16px "Public Sans"'));
      await expect.poll(fonts).toBe(true);
      await page.click({ css: '#navbar a', text: 'Docs' });
      await expect.poll(() => page.path()).toContain('/docs.html');
      await page.click({ css: '#sidebar a', text: 'Reference and news' });
      await expect.poll(() => page.path()).toContain('/docs/glossary.html');
      await page.see('h1');
    });

    inCopy('the search finds a page and opens it', async (page) => {
      await page.open('/docs/introduction.html');
      await page.driver.press('Control+k');
      await page.see(FIELD);
      await page.driver.type('trust list');
      await page.see({ css: HIT, text: 'Trust lists' });
      // What was found for the first letters can show it, too; Enter waits for nothing.
      await page.see('.search-body[aria-busy="false"]');
      await page.driver.press('Enter');
      await expect.poll(() => page.path()).toContain('/docs/verify-known-cert-list.html');
      await page.open('/search.html?q=hash');
      await page.see({ css: 'main', text: 'results for' });
    });

    inCopy('drawings and pictures are there', async (page) => {
      await page.open('/docs/manifest/understanding-manifest.html');
      await page.see('main figure');
      // A wide drawing has another form for narrow windows, and one of the two is hidden.
      const largest = await page.run(() =>
        Math.max(
          ...[...document.querySelectorAll('main figure svg')].map((drawing) => {
            const { width, height } = drawing.getBoundingClientRect();
            return Math.min(width, height);
          }),
        ),
      );
      expect(largest).toBeGreaterThan(50);
      await page.open('/index.html');
      const loaded = () =>
        page.run(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0);
      await expect.poll(loaded).toBeGreaterThan(100);
    });

    const openExample = async (page: Page) => {
      await page.open('/tools/inspect.html');
      await page.click({ css: '.drop-examples .chip', text: 'A created image' });
      await page.see(STATE);
      await expect.poll(() => page.text(STATE)).toContain('Valid');
    };
    inCopy('the inspector opens an example', openExample, 'worker');

    inCopy(
      'a link can’t run a script that’s outside the folder',
      async (page) => {
        writeFileSync(join(dirname(inject('copyFolder')), 'outside.js'), "document.title = 'it ran';");
        const outside = encodeURIComponent('/..%2F..%2F..%2Foutside');
        await page.open(`/tools/inspect.html?inspect=${outside}`);
        await page.see({ css: '[data-island="inspector"] .outcome', text: 'couldn’t fetch this file' });
        expect(await page.run(() => document.title)).not.toBe('it ran');
      },
      'worker',
    );

    test('the inspector reports the same as online', async ({ skip }) => {
      skip(missing !== undefined, missing);
      skip(engine === 'WebKitGTK', withoutInspector);
      if (!browser) throw new Error(`${engine} did not start`);
      const page = new Page(await browser.fresh(inject('online')), root);
      for (const file of FILES) {
        const query = `?inspect=/samples/manifest-examples/files/${file}`;
        const here = await reportAt(page, `${root}/tools/inspect.html${query}`);
        expect(here).toMatch(file === 'tampered.jpg' ? /\bInvalid\b/ : /\bValid\b/);
        // The copy has the trust lists, and uses them.
        if (file !== 'tampered.jpg') expect(here).toContain('a trust list that was used');
        expect(here).toBe(await reportAt(page, `${inject('online')}/tools/inspect${query}`));
      }
    });
  });
}

/** What the inspector says about the file that an address names, without the times: one of them is when it checked. */
async function reportAt(page: Page, address: string): Promise<string> {
  await page.driver.open(address);
  await page.see(STATE);
  await page.see('[data-island="inspector"] .check-list > li');
  return page.run(() => {
    const parts = document.querySelectorAll(
      '[data-island="inspector"] :is(.verdict h3, .verdict p, .check-list)',
    );
    return [...parts]
      .map((part) => {
        const words = part.cloneNode(true) as Element;
        for (const time of words.querySelectorAll('time')) time.remove();
        return words.textContent;
      })
      .join('\n');
  });
}
