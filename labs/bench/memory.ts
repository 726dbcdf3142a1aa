import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

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

export interface MemoryWatch {
  /** MB of all processes of the browser. */
  now(): Promise<number>;
  /** The most there was since the watch began. */
  most(): number;
  end(): void;
}

/** Watches the memory of a browser's processes. On Linux only: elsewhere, all figures are NaN. */
export async function watchMemory(browser: Browser): Promise<MemoryWatch> {
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
