import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { toolAddress } from '../../src/config/tool-pages.ts';
import { waitForAnswer } from './answered.ts';
import { bigPicture, type Grain } from './big-picture.ts';
import { FAST, openPage } from './browser.ts';
import type { Row } from './figures.ts';
import { watchMemory } from './memory.ts';

const FILES = 100;
/** What gives 10 MB, and what gives a camera's usual 3 MB. */
const GRAIN_OF_BIG: Grain = { noise: 255, quality: 0.975 };
const GRAIN_OF_MANY: Grain = { noise: 30, quality: 0.92 };

/** Notes when the verdict on the files chosen next is there. */
const noteVerdict = () =>
  addEventListener(
    'change',
    () => {
      const begun = performance.now();
      globalThis.__answered = undefined;
      const watch = new MutationObserver(() => {
        if (!document.querySelector('.verdict')) return;
        watch.disconnect();
        requestAnimationFrame(() => {
          globalThis.__answered = performance.now() - begun;
        });
      });
      watch.observe(document.body, { childList: true, subtree: true });
    },
    { capture: true, once: true },
  );

async function chooseFirst(page: Page): Promise<void> {
  await page.goto(toolAddress('inspect'));
  await page.getByRole('button', { name: 'A created image' }).click();
  await page.locator('.verdict').waitFor();
  await page.getByRole('button', { name: 'Inspect another file' }).click();
}

/** Files on disk, as readers choose them: the browser doesn't have to keep their bytes. */
function onDisk(folder: string, content: Buffer, count: number): string[] {
  const paths = Array.from({ length: count }, (_, index) => join(folder, `${index + 1}.jpg`));
  for (const path of paths) writeFileSync(path, content);
  return paths;
}

const input = (page: Page) => page.locator('.drop-panel input[type=file]');

async function measureBig(browser: Browser, base: string, runs: number, folder: string): Promise<Row> {
  const { page } = await openPage(browser, base, FAST);
  await chooseFirst(page);
  const file = await bigPicture(page, GRAIN_OF_BIG);
  const path = onDisk(folder, file, 1);
  const size = (file.length / 1e6).toFixed(1);
  const row: Row = {
    what: `inspector: JPEG of ${size} MB, from the file to the verdict`,
    runs: [],
    unit: 'ms',
  };
  for (let run = 0; run < runs; run += 1) {
    await page.evaluate(noteVerdict);
    await input(page).setInputFiles(path);
    row.runs.push(await waitForAnswer(page));
    await page.getByRole('button', { name: 'Inspect another file' }).click();
  }
  await page.context().close();
  return row;
}

async function measureMany(browser: Browser, base: string, folder: string): Promise<Row[]> {
  const { page, session } = await openPage(browser, base, FAST);
  await chooseFirst(page);
  const file = await bigPicture(page, GRAIN_OF_MANY);
  const paths = onDisk(folder, file, FILES);
  await session.send('HeapProfiler.collectGarbage');
  const memory = await watchMemory(browser);
  const before = await memory.now();
  const begun = performance.now();
  await input(page).setInputFiles(paths);
  await expect(page.locator('.files-state')).toHaveCount(FILES, { timeout: 300_000 });
  const seconds = (performance.now() - begun) / 1000;
  await session.send('HeapProfiler.collectGarbage');
  const after = await memory.now();
  memory.end();
  await page.context().close();
  const each = `${FILES} files of ${(file.length / 1e6).toFixed(1)} MB`;
  return [
    { what: `inspector: ${each}, until all are read`, runs: [seconds], unit: 's' },
    { what: 'inspector: growth of memory meanwhile, at most', runs: [memory.most() - before], unit: 'MB' },
    { what: 'inspector: growth of memory that stays', runs: [after - before], unit: 'MB' },
  ];
}

/** How fast the inspector reads a large file, and what many files cost. */
export async function measureInspecting(browser: Browser, base: string, runs: number): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    return [await measureBig(browser, base, runs, folder), ...(await measureMany(browser, base, folder))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
