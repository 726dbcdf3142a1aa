import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What one run of a test runner came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: Skipped[];
}

/** A test that did not run, and why, as far as its author said so. */
export interface Skipped {
  test: string;
  reason: string;
}

/** The environment variable that tells the reporters of this folder where to write their counts. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE';

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
