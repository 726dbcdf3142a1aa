import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '../../scripts/command-line.ts';
import { outDir } from '../../src/content/source.ts';
import { createSiteServer } from '../../src/features/serve/server.ts';
import { ENGINES, type Engine } from '../../tests/engines/driver/driver.ts';
import { installEngines, launch, whyNot } from '../../tests/engines/driver/installed.ts';
import { Page } from '../../tests/engines/driver/page.ts';
import { listening } from '../../tests/support/listening.ts';

const OUTPUT = 'tests/.output/screenshots';

/** A page, what to wait for, and what a reader does first. */
interface View {
  path: string;
  shows?: string;
  act?(page: Page): Promise<void>;
}

const VIEWS: Readonly<Record<string, View>> = {
  home: { path: '/' },
  reading: { path: '/docs/getting-started' },
  'code-tabs': { path: '/docs/manifest/reading', act: (page) => scrollTo(page, '.tabs') },
  tables: { path: '/docs/signing/test-certs', act: (page) => scrollTo(page, '.prose table') },
  api: { path: '/docs/js-sdk/api/c2pa.assertionaccessor.get' },
  search: { path: '/search?q=certificate', shows: '.search-results a' },
  inspector: {
    path: '/docs/verify?inspect=/samples/manifest-examples/files/composite.jpg',
    shows: '.verdict',
  },
  'signing-lab': {
    path: '/docs/signing/try-it',
    shows: '[data-island="signing-lab"] canvas',
    act: (page) => page.click('[data-island="signing-lab"] button'),
  },
  'lab-signed': {
    path: '/tools/sign',
    shows: '.lab-answer .verdict',
    async act(page) {
      await page.click({ css: 'button', text: 'Use this image' });
      await page.click({ css: 'button', text: 'Create keys and sign' });
    },
  },
  drop: { path: '/tools/inspect', shows: '.drop-panel' },
  'report-invalid': {
    path: '/tools/inspect?inspect=/samples/manifest-examples/files/tampered.jpg',
    shows: '.verdict',
  },
  'clinic-drop': { path: '/tools/certificate', shows: '.drop-panel' },
  'clinic-accepted': {
    path: '/tools/certificate',
    shows: '.verdict',
    act: (page) => page.click({ css: 'button', text: 'A good chain' }),
  },
  'clinic-refused': {
    path: '/tools/certificate',
    shows: '.verdict',
    act: (page) => page.click({ css: 'button', text: 'No extended key usage' }),
  },
  trust: { path: '/tools/trust', shows: '.data-table' },
};

const SIZES = [
  [1440, 1000],
  [390, 844],
] as const;

async function scrollTo(page: Page, css: string): Promise<void> {
  await page.run((selector) => {
    document.querySelector(selector)?.scrollIntoView({ block: 'start', behavior: 'instant' });
    scrollBy({ top: -100, behavior: 'instant' });
  }, css);
}

async function takeAll(engine: Engine, origin: string, wanted: readonly string[]): Promise<void> {
  const browser = await launch(engine);
  try {
    const driver = await browser.fresh(origin);
    const page = new Page(driver, origin);
    for (const [name, { path, shows = 'h1', act }] of Object.entries(VIEWS)) {
      if (!wanted.every((word) => name.includes(word))) continue;
      for (const [width, height] of SIZES) {
        await driver.resize(width, height);
        await page.open(path);
        await act?.(page);
        await page.see(shows);
        await page.run(async () => {
          await document.fonts.ready;
          const seen = [...document.images].filter(
            (image) => image.checkVisibility() && image.loading !== 'lazy',
          );
          await Promise.allSettled(seen.map((image) => image.decode()));
          // Also rendered.
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        const file = join(OUTPUT, `${name}-${width}-${engine.toLowerCase()}.png`);
        writeFileSync(file, await driver.screenshot());
        console.log(file);
      }
    }
  } finally {
    await browser.close();
  }
}

const { words } = commandLine({
  name: 'npm run lab -- screenshots-engines',
  about: `Takes screenshots of ${Object.keys(VIEWS).length} pages of the built site (npm run build) in ${ENGINES.join(', ')}, ${SIZES.map(([width]) => width).join(' and ')} pixels wide, into ${OUTPUT}. Pages: ${Object.keys(VIEWS).join(', ')}.\nEnvironment: SITE_OUT is the folder of the built site (dist).`,
  words: { name: 'part of a name', about: 'Only pages whose names contain every one of these.' },
});
await installEngines();
mkdirSync(OUTPUT, { recursive: true });
const { origin, close } = await listening(createSiteServer(outDir));
try {
  for (const engine of ENGINES) {
    const reason = whyNot(engine);
    if (reason) console.log(reason);
    else await takeAll(engine, origin, words);
  }
} finally {
  await close();
}
