import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { heavySpecimens } from '@content-credentials/verdict/testkit/forger';
import { bmffHash } from '@content-credentials/verdict/testkit/forger/bindings';
import { bytes } from '@content-credentials/verdict/testkit/forger/bytes';
import { free, intoBmff } from '@content-credentials/verdict/testkit/forger/embed/bmff';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { intoPng } from '@content-credentials/verdict/testkit/forger/embed/png';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import type { Browser, Page } from '@playwright/test';
import { bombs } from './support/bombs.ts';
import { unpacking, unpackingTag } from './support/broken.ts';
import { choose, openInspector, outcome } from './support/inspector.ts';
import { expect, test } from './support/test.ts';

const MEBIBYTE = 1 << 20;
/** What reading one file may add to the memory of an empty page. */
const MOST = 500 * MEBIBYTE;
const LARGE = 49_000_000;

/** The renderer processes: pages with their workers. */
async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

/** The memory of the largest renderer process, in bytes: now, or the most since {@link startMeasuring}. */
async function rendererMemory(browser: Browser, of: 'now' | 'most'): Promise<number> {
  const line = of === 'now' ? /^VmRSS:\s+(\d+) kB/m : /^VmHWM:\s+(\d+) kB/m;
  const sizes = (await renderers(browser)).map((id) => {
    try {
      return Number(line.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024;
    } catch {
      // It ended in the meantime.
      return 0;
    }
  });
  return Math.max(...sizes);
}

/**
 * From now on, the system itself notes the most that each renderer takes. Asking again and again would miss what lasts
 * only a moment, and keep a processor busy.
 */
async function startMeasuring(browser: Browser): Promise<void> {
  for (const id of await renderers(browser)) {
    try {
      writeFileSync(`/proc/${id}/clear_refs`, '5');
    } catch {
      // It ended in the meantime, or the system doesn't allow it: then what came before counts, too.
    }
  }
}

/** Honest files of just under 50 MB, of which every byte is hashed. */
async function largeFiles(): Promise<Array<{ name: string; file: Uint8Array }>> {
  const { jpeg, png, mp4 } = await baseMedia();
  const rest = new Uint8Array(LARGE);
  const counts = await Promise.all([
    forge({ id: 'large-jpeg', media: bytes(jpeg, rest), embed: intoJpeg() }),
    forge({ id: 'large-png', media: bytes(png, rest), embed: intoPng }),
    forge({ id: 'large-mp4', media: bytes(mp4, free(LARGE)), embed: intoBmff, bindings: [bmffHash()] }),
  ]);
  return counts.map(({ file }, index) => ({ name: `large.${['jpg', 'png', 'mp4'][index]}`, file }));
}

/** Opens each file in a new page, with the limit that stops it, if any. @returns what each added to an empty page, in mebibytes */
async function taken(
  page: Page,
  browser: Browser,
  files: ReadonlyArray<readonly [path: string, limit?: string]>,
) {
  const all: Record<string, number> = {};
  for (const [path, limit] of files) {
    await openInspector(page);
    const empty = await rendererMemory(browser, 'now');
    await startMeasuring(browser);
    await choose(page, path);
    await page.locator('.verdict:not(.working), .outcome').first().waitFor();
    if (limit) {
      await expect(outcome(page)).toContainText(limit);
      await expect(outcome(page)).toContainText('This file takes too long to read');
    }
    // An image is drawn after the result is shown.
    await page.evaluate(async () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('.inspector img:not([hidden])')];
      await Promise.all(images.map((image) => image.decode().catch(() => {})));
    });
    all[basename(path)] = Math.round(((await rendererMemory(browser, 'most')) - empty) / MEBIBYTE);
  }
  return all;
}

test('no file under 50 MB takes 500 MB more than an empty page, and one that takes too long is stopped', async ({
  page,
  browser,
}) => {
  test.skip(process.platform !== 'linux', 'the memory of a process is read from /proc');
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  const saved = (name: string, file: Uint8Array) => {
    writeFileSync(join(folder, name), file);
    return join(folder, name);
  };
  try {
    const heavy = (await heavySpecimens()).filter(([, { sidecar }]) => !sidecar);
    const packed = [unpacking(), unpackingTag(), ...(await bombs())];
    const large = [
      ...heavy.map(([limit, { name, file }]) => [saved(name, file), limit] as const),
      ...packed.map(({ name, buffer }) => [saved(name, buffer)] as const),
      ...(await largeFiles()).map(({ name, file }) => [saved(name, file)] as const),
    ];
    const all = await taken(page, browser, large);
    const most = Object.entries(all).sort(([, a], [, b]) => b - a);
    const description = JSON.stringify(most.slice(0, 10));
    test.info().annotations.push({ type: 'MiB above an empty page', description });
    expect(most.filter(([, mebibytes]) => mebibytes * MEBIBYTE >= MOST)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
