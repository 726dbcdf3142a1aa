import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { heavySpecimens, networkSpecimens, specimens } from '@content-credentials/verdict/testkit/forger';
import { bmffHash } from '@content-credentials/verdict/testkit/forger/bindings';
import { bytes } from '@content-credentials/verdict/testkit/forger/bytes';
import { free, intoBmff } from '@content-credentials/verdict/testkit/forger/embed/bmff';
import { intoJpeg } from '@content-credentials/verdict/testkit/forger/embed/jpeg';
import { intoPng } from '@content-credentials/verdict/testkit/forger/embed/png';
import { forge } from '@content-credentials/verdict/testkit/forger/forge';
import { baseMedia } from '@content-credentials/verdict/testkit/forger/media';
import type { Browser } from '@playwright/test';
import { bombs } from './support/bombs.ts';
import { unpacking, unpackingTag } from './support/broken.ts';
import { choose, example, openInspector } from './support/inspector.ts';
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

test('a file under 50 MB never takes 500 MB more than an empty page', async ({ page, browser }) => {
  test.skip(process.platform !== 'linux', 'the memory of a process is read from /proc');
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  try {
    const heavy = (await heavySpecimens()).filter(([, { sidecar }]) => !sidecar);
    const packed = [unpacking(), unpackingTag()].map(({ name, buffer }) => ({ name, file: buffer }));
    const files = [
      ...heavy.map(([, { name, file }]) => ({ name, file })),
      ...packed,
      ...(await largeFiles()),
    ];
    const taken: Record<string, number> = {};
    for (const { name, file } of files) {
      const path = join(folder, name);
      writeFileSync(path, file);
      await openInspector(page);
      const before = await rendererMemory(browser, 'now');
      await startMeasuring(browser);
      await choose(page, path);
      await page.locator('.verdict, .outcome').first().waitFor();
      taken[name] = Math.round(((await rendererMemory(browser, 'most')) - before) / MEBIBYTE);
    }
    test.info().annotations.push({ type: 'MiB above an empty page', description: JSON.stringify(taken) });
    for (const [name, mebibytes] of Object.entries(taken))
      expect(mebibytes * MEBIBYTE, name).toBeLessThan(MOST);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A page that has read many files is larger than an empty one, so a new one is opened after this many. */
const FILES_PER_PAGE = 25;

test('no other file of the corpus does, nor one that unpacks to a gigabyte', async ({ page, browser }) => {
  test.skip(process.platform !== 'linux', 'the memory of a process is read from /proc');
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  const examples = dirname(example('created.jpg'));
  try {
    const forged = [...(await specimens()), ...(await networkSpecimens())].map(({ name, file }) => ({
      name,
      buffer: Buffer.from(file),
    }));
    const paths = [...(await bombs()), ...forged].map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    for (const name of readdirSync(examples)) {
      const path = join(examples, name);
      if (statSync(path).size < LARGE && !/\.(?:json|pem)$/.test(name)) paths.push(path);
    }
    const taken: Array<[mebibytes: number, name: string]> = [];
    let empty = 0;
    for (const [index, path] of paths.entries()) {
      if (index % FILES_PER_PAGE === 0) {
        await openInspector(page);
        empty = await rendererMemory(browser, 'now');
      }
      const again = page.getByRole('button', { name: 'Inspect another file' });
      if (await again.isVisible()) await again.click();
      await startMeasuring(browser);
      await choose(page, path);
      await page.locator('.verdict, .outcome').first().waitFor();
      // An image is drawn after the result is shown.
      await page.evaluate(async () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('.inspector img:not([hidden])')];
        await Promise.all(images.map((image) => image.decode().catch(() => {})));
      });
      const most = await rendererMemory(browser, 'most');
      taken.push([Math.round((most - empty) / MEBIBYTE), basename(path)]);
    }
    taken.sort(([a], [b]) => b - a);
    test
      .info()
      .annotations.push({ type: 'MiB above an empty page', description: JSON.stringify(taken.slice(0, 10)) });
    expect(taken.filter(([mebibytes]) => mebibytes * MEBIBYTE >= MOST)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
