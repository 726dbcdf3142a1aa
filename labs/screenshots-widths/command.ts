import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { commandLine } from '../../scripts/command-line.ts';
import { outDir } from '../../src/content/source.ts';
import { withBrowser } from '../../tests/support/with-browser.ts';

const OUTPUT = 'tests/.output/screenshots-widths';

/** Of each kind of page at least one; a list means that the last element has to be seen first. */
const PAGES: Readonly<Record<string, string | readonly [address: string, shows: string]>> = {
  home: '/',
  docs: '/docs',
  tutorial: '/docs/getting-started',
  'quick-start': '/docs/js-sdk/getting-started/quick-start',
  task: '/docs/signing/get-cert',
  'local-signing': '/docs/signing/local-signing',
  reading: '/docs/manifest/reading',
  writing: '/docs/manifest/writing',
  'task-index': '/docs/manifest/tasks',
  concept: '/docs/introduction',
  diagrams: '/docs/manifest/understanding-manifest',
  reference: '/docs/signing/certificate-rules',
  errors: '/docs/errors',
  codes: '/docs/codes',
  code: '/docs/codes/assertion.dataHash.mismatch',
  api: '/docs/c2pa-node/api/builder',
  'json-reference': '/docs/manifest/json-ref/manifest-def',
  glossary: '/docs/glossary',
  changes: '/docs/whats-changed',
  tools: '/tools',
  inspector: '/tools/inspect',
  report: ['/tools/inspect?inspect=/samples/manifest-examples/files/composite.jpg', '.verdict'],
  trust: '/tools/trust',
  search: ['/search?q=sign', '.search-results a'],
  'not-found': ['/docs/signing/get-certificat', '[data-near="guess"] a'],
};

const WIDTHS = [390, 768, 1000, 1280, 1440, 1920] as const;
const HEIGHT = 900;

interface Look {
  options?: BrowserContextOptions;
  /** How much everything is enlarged: the window is smaller by as much. */
  zoom?: number;
  prepare?(page: Page): Promise<unknown>;
}

const LOOKS: Readonly<Record<string, Look>> = {
  screen: {},
  'forced-colors': { options: { forcedColors: 'active' } },
  print: { prepare: (page) => page.emulateMedia({ media: 'print' }) },
  'zoom-200': { zoom: 2 },
  'zoom-400': { zoom: 4 },
  'no-fonts': { prepare: (page) => page.route('**/*.woff2', (route) => route.abort()) },
};

async function takeAll(
  browser: Browser,
  origin: string,
  name: string,
  words: readonly string[],
): Promise<void> {
  const { options, zoom = 1, prepare } = LOOKS[name] ?? {};
  for (const width of WIDTHS) {
    const page = await browser.newPage({
      viewport: { width: Math.round(width / zoom), height: Math.round(HEIGHT / zoom) },
      deviceScaleFactor: zoom,
      reducedMotion: 'reduce',
      ...options,
    });
    await prepare?.(page);
    for (const [key, target] of Object.entries(PAGES)) {
      if (!words.every((word) => key.includes(word))) continue;
      const [address, shows] = typeof target === 'string' ? [target, 'h1'] : target;
      await page.goto(origin + address);
      await page.locator(shows).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      const file = join(OUTPUT, `${key}-${width}-${name}.png`);
      await page.screenshot({ path: file });
      console.log(file);
    }
    await page.close();
  }
}

const { words, values } = commandLine({
  name: 'npm run lab -- screenshots-widths',
  about: `Takes screenshots of ${Object.keys(PAGES).length} pages of the built site (npm run build) in Chromium, ${WIDTHS.join(', ')} pixels wide, into ${OUTPUT}. Pages: ${Object.keys(PAGES).join(', ')}.\nEnvironment: SITE_OUT is the folder of the built site (dist).`,
  options: {
    look: { value: 'name', of: Object.keys(LOOKS), about: 'How they are shown (screen).' },
  },
  words: { name: 'part of a name', about: 'Only pages whose names contain every one of these.' },
});
mkdirSync(OUTPUT, { recursive: true });
await withBrowser(outDir, (browser, origin) => takeAll(browser, origin, values.look ?? 'screen', words));
