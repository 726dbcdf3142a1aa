import type { Browser } from '@playwright/test';
import { type Conditions, countBytes, openPage } from './browser.ts';
import { type Row, repeat } from './figures.ts';

const BLOCKING = 50;
/** A page counts as finished this long after its load event. */
const AFTER_LOAD = 1_500;
/** How long prefetched bytes are counted. */
const PREFETCH = 5_000;

interface Reading {
  fcp: number;
  lcp: number;
  blocked: number;
  longest: number;
  shift: number;
  nodes: number;
  loaded: number;
  ahead: number;
}

async function read(browser: Browser, base: string, path: string, on: Conditions): Promise<Reading> {
  const { page, session } = await openPage(browser, base, on);
  try {
    const bytes = countBytes(session);
    await page.goto(path, { waitUntil: 'load' });
    const loaded = bytes.taken() / 1000;
    await page.waitForTimeout(AFTER_LOAD);
    const painted = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      nodes: document.querySelectorAll('*').length,
      ...globalThis.__noted,
    }));
    await page.waitForTimeout(PREFETCH - AFTER_LOAD);
    const tasks = (painted.tasks ?? [])
      .filter(([start]) => start >= painted.fcp - 1_000)
      .map(([, length]) => length);
    return {
      fcp: painted.fcp,
      lcp: painted.lcp ?? Number.NaN,
      nodes: painted.nodes,
      shift: painted.shift ?? 0,
      blocked: tasks.reduce((sum, length) => sum + Math.max(0, length - BLOCKING), 0),
      longest: Math.max(0, ...tasks),
      loaded,
      ahead: bytes.taken() / 1000,
    };
  } finally {
    await page.context().close();
  }
}

/** First paint, tasks, and weight of a reading page. */
export async function measureReading(
  browser: Browser,
  base: string,
  path: string,
  conditions: readonly Conditions[],
  runs: number,
): Promise<Row[]> {
  const all = await repeat(conditions, runs, (on) => read(browser, base, path, on));
  return all.flatMap(([on, readings]) => {
    const row = (what: string, pick: (one: Reading) => number, unit: Row['unit']): Row => ({
      what: `${on.label}: ${what}`,
      runs: readings.map(pick),
      unit,
    });
    return [
      row('first contentful paint', (one) => one.fcp, 'ms'),
      row('largest contentful paint', (one) => one.lcp, 'ms'),
      row('blocked by long tasks', (one) => one.blocked, 'ms'),
      row('longest task', (one) => one.longest, 'ms'),
      row('layout shift', (one) => one.shift, ''),
      row('bytes until load, with headers', (one) => one.loaded, 'kB'),
      row('bytes loaded ahead in 5 s, with headers', (one) => one.ahead, 'kB'),
      row('elements', (one) => one.nodes, ''),
    ];
  });
}
