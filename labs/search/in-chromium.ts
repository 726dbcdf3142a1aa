import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { createSiteServer } from '../../scripts/lib/serve/server.ts';
import { chromiumFlags, ensureChromium } from '../../scripts/lib/testing/chromium.ts';
import type { Query } from './relevance.ts';

export interface BrowserFigures {
  /** Size of the embedded search as a separate script, gzipped, in bytes. */
  script: number;
  /** Milliseconds from a call to its result with everything loaded, for every key of every query. */
  keys: { median: number; p95: number; most: number };
  /** Milliseconds from the last key typed in the site's own dialog to its results, with everything loaded. */
  dialog: { median: number; p95: number };
  /** Milliseconds to a query's first result, with its files still to be fetched from this machine. */
  first: { median: number; p95: number };
}

/** Types every query, key by key, in the embedded search of a built site in Chromium. */
export async function measureInChromium(dir: string, queries: readonly Query[]): Promise<BrowserFigures> {
  const script = await bundle();
  const server = createSiteServer(dir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  try {
    // The site's policy blocks scripts from elsewhere, such as this one.
    const page = await browser.newPage({ bypassCSP: true });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/search`);
    const times = await page.evaluate(typeAll, {
      script,
      base: await page.evaluate(() => document.documentElement.dataset.base ?? '/'),
      texts: queries.map(({ query }) => query),
    });
    // The dialog waits for a pause before each search, so only some of the queries are measured.
    const typed = await page.evaluate(
      typeIntoDialog,
      queries.filter((_, index) => index % 10 === 0).map(({ query }) => query),
    );
    return {
      dialog: { median: at(typed, 0.5), p95: at(typed, 0.95) },
      script: gzipSync(script).length,
      keys: { median: at(times.keys, 0.5), p95: at(times.keys, 0.95), most: at(times.keys, 1) },
      first: { median: at(times.first, 0.5), p95: at(times.first, 0.95) },
    };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Runs on the page. */
async function typeAll({ script, base, texts }: { script: string; base: string; texts: string[] }) {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const { createEmbeddedSource } = (await import(
    address
  )) as typeof import('../../src/tools/search/embedded/index.ts');
  const { signal } = new AbortController();
  const timed = async (source: ReturnType<typeof createEmbeddedSource>, query: string) => {
    const start = performance.now();
    await source.search({ query, offset: 0, limit: 8, signal });
    return performance.now() - start;
  };
  const first: number[] = [];
  for (const text of texts) first.push(await timed(createEmbeddedSource(base), text));

  const source = createEmbeddedSource(base);
  const typed = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  for (const text of typed) await timed(source, text);
  const keys: number[] = [];
  for (const text of typed) keys.push(await timed(source, text));
  return { first, keys };
}

/** Runs on the page. Types every query twice and measures the second round. */
async function typeIntoDialog(texts: string[]): Promise<number[]> {
  document.querySelector<HTMLElement>('[data-search]')?.click();
  const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
  while (!document.querySelector('dialog [role=combobox]')) await wait(20);
  const field = document.querySelector<HTMLInputElement>('dialog [role=combobox]') as HTMLInputElement;
  const status = document.querySelector('dialog [role=status]') as Element;
  const type = (text: string) =>
    new Promise<number>((done) => {
      const start = performance.now();
      // The announcement contains the query that the list below it answers.
      const watch = new MutationObserver(() => {
        if (!status.textContent?.includes(text)) return;
        watch.disconnect();
        done(performance.now() - start);
      });
      watch.observe(status, { childList: true, characterData: true, subtree: true });
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  // The announcement trims a query and cuts it after 60 characters.
  const visible = texts.filter((text) => text === text.trim() && text.length <= 60);
  for (const text of visible) await type(text);
  const times: number[] = [];
  for (const text of visible) times.push(await type(text));
  return times;
}

async function bundle(): Promise<string> {
  const entry = new URL('../../src/tools/search/embedded/index.ts', import.meta.url).pathname;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error("the embedded search didn't build");
  return chunk.code;
}

/** The value below which a given share of the others lies. */
export function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
