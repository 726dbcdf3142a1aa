import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of one test run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: Skipped[];
  /** Passed tests that needed a second try. */
  flaky: string[];
  /** The run's slowest tests, slowest first. */
  slowest: Timed[];
}

/** A test that didn't run, and why. A skip without a reason counts as a failure. */
export interface Skipped {
  test: string;
  reason: string;
}

/** How long a test took. */
export interface Timed {
  test: string;
  seconds: number;
}

/** How many of the slowest tests are recorded and printed. */
const SLOWEST = 10;

/** The environment variable with the path to which this folder's reporters write their counts. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

/**
 * The environment variable that's set if only tests with a certain name were requested; the others don't need a
 * reason.
 */
export const ONLY_NAMED = 'TEST_ONLY_NAMED';

/** The slowest of these tests, the slowest first. */
export const slowestOf = (tests: readonly Timed[]): Timed[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);

/** Called by a reporter at the end of its run; without the variable (a manual run), nothing is written. */
export function writeCounts(counts: Counts): void {
  const file = process.env[COUNTS_FILE];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

/** The counts that a runner left; undefined if it ended before writing any. */
export function takeCounts(file: string): Counts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Counts;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
