import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What one run of a test runner came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: Skipped[];
  /** The slowest tests of the run, the slowest first. */
  slowest: Timed[];
}

/** A test that did not run, and why. A skip without a reason counts as a failure. */
export interface Skipped {
  test: string;
  reason: string;
}

/** How long a test took. */
export interface Timed {
  test: string;
  seconds: number;
}

/** How many of the slowest tests are kept and printed. */
const SLOWEST = 10;

/** The environment variable that tells the reporters of this folder where to write their counts. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

/** The environment variable that is set when only tests with a name were asked for: the others have no reason to give. */
export const ONLY_NAMED = 'TEST_ONLY_NAMED';

/** The slowest of these tests, the slowest first. */
export const slowestOf = (tests: readonly Timed[]): Timed[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);

/** Called by a reporter at the end of its run; without the variable (a run by hand) nothing is written. */
export function writeCounts(counts: Counts): void {
  const file = process.env[COUNTS_FILE];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

/** The counts a runner left; undefined when it ended before it could write any. */
export function takeCounts(file: string): Counts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Counts;
  } catch {
    return undefined;
  } finally {
    rmSync(file, { force: true });
  }
}
