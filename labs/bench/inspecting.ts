import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCredentials } from '@content-credentials/verdict/sign/credentials';
import { type Browser, expect, type Page } from '@playwright/test';
import { toolAddress } from '../../src/config/tool-pages.ts';
import { signPicture } from '../../src/integrations/picture-credentials/sign.ts';
import { FAST, openPage, waitForAnswer } from './browser.ts';
import type { Row } from './figures.ts';

const MEASURED_EVERY = 250;

/** MB that a process has to itself, with its part of what it shares. NaN where the system doesn't tell. */
function megabytesOf(process: number): number {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${process}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / 1000;
  } catch {
    return Number.NaN;
  }
}

interface MemoryWatch {
  /** MB of all processes of the browser. */
  now(): Promise<number>;
  /** The most there was since the watch began. */
  most(): number;
  end(): void;
}

/** Watches the memory of a browser's processes. On Linux only: elsewhere, all figures are NaN. */
async function watchMemory(browser: Browser): Promise<MemoryWatch> {
  const session = await browser.newBrowserCDPSession();
  let most = 0;
  const now = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const sum = processInfo.reduce((all, { id }) => all + megabytesOf(id), 0);
    most = Math.max(most, sum);
    return sum;
  };
  const timer = setInterval(() => void now().catch(() => undefined), MEASURED_EVERY);
  return {
    now,
    most: () => most,
    end: () => clearInterval(timer),
  };
}

/** Noise takes many bytes: how much there is, from 0 to 255, and the quality of the JPEG. */
interface Grain {
  noise: number;
  quality: number;
}

/** Draws a JPEG of 12 megapixels in the page. */
async function drawn(page: Page, grain: Grain): Promise<Uint8Array> {
  const text = await page.evaluate(async ({ noise, quality }) => {
    const canvas = new OffscreenCanvas(4000, 3000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser has no canvas');
    const image = context.createImageData(canvas.width, canvas.height);
    const pixels = new Uint32Array(image.data.buffer);
    let seed = 1;
    for (let at = 0; at < pixels.length; at += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const light = 128 + Math.floor(((seed >>> 24) * noise) / 512);
      pixels[at] = (0xff000000 | (light << 16) | (light << 8) | light) >>> 0;
    }
    context.putImageData(image, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let text = '';
    for (let at = 0; at < bytes.length; at += 0x8000)
      text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
    return btoa(text);
  }, grain);
  return new Uint8Array(Buffer.from(text, 'base64'));
}

/** A signed JPEG of 12 megapixels, as a camera makes them, with as many bytes as its grain takes. */
async function bigPicture(page: Page, grain: Grain): Promise<Buffer> {
  const credentials = await makeCredentials({ organization: 'Benchmark', signer: 'Benchmark' }, 30);
  const source = 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia';
  const claim = { title: 'Noise', generator: 'Benchmark', source };
  return Buffer.from(await signPicture(await drawn(page, grain), 'image/jpeg', claim, credentials));
}

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
