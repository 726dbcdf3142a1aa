import type { Browser, CDPSession, Page } from '@playwright/test';

/** A network connection and a processor. */
export interface Conditions {
  label: string;
  /** Bits per second in both directions; if absent, this machine's connection. */
  bits?: number;
  /** Additional latency per request, in milliseconds. */
  latency?: number;
  /** The factor by which the processor is slowed down. */
  slower?: number;
}

export const FAST: Conditions = { label: 'fast' };
export const SLOW_PHONE: Conditions = { label: 'slow phone', bits: 1_600_000, latency: 150, slower: 4 };

/** What the page records about itself while it loads. */
interface Noted {
  lcp: number;
  shift: number;
  tasks: Array<[start: number, length: number]>;
}
declare global {
  var __noted: Noted | undefined;
}

/** A page with an empty cache on this connection, which records its paints. */
export async function openPage(
  browser: Browser,
  base: string,
  { bits, latency = 0, slower = 1 }: Conditions,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1350, height: 940 } });
  await context.addInitScript(() => {
    const noted: Noted = { lcp: 0, shift: 0, tasks: [] };
    globalThis.__noted = noted;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) noted.shift += value;
    });
    watch('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (bits) {
    const bytes = bits / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  if (slower > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, session };
}

/** Transferred bytes, as counted by Chromium. */
export function countBytes(session: CDPSession): { taken(): number } {
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return {
    taken() {
      const all = bytes;
      bytes = 0;
      return all;
    },
  };
}

declare global {
  /** Milliseconds from the first press, or from the files that were chosen, to the frame after it. */
  var __answered: number | undefined;
}

/** Waits for what the page notes, and gives the milliseconds. */
export async function waitForAnswer(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.__answered !== undefined);
  return page.evaluate(() => globalThis.__answered ?? Number.NaN);
}
