import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The result of one test run. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: Skipped[];
  /** Failed tests, in the order in which they ran. Errors outside a test count in `failed` only. */
  failures: Failure[];
  /** Passed tests that needed a second try. */
  flaky: TestName[];
  /** What tests warn about although they pass, such as a budget that's nearly used up. */
  warnings: string[];
  /** The run's slowest tests, slowest first. */
  slowest: Timed[];
}

/** A test by its file, relative to the project, and its name. */
export interface TestName {
  file: string;
  name: string;
}

export interface Failure extends TestName {
  /** The error's message, without a stack. */
  message: string;
}

/** A test that didn't run, and why. A skip without a reason counts as a failure. */
export interface Skipped extends TestName {
  reason: string;
}

/** How long a test took. */
export interface Timed extends TestName {
  seconds: number;
}

/** The name of a failure that isn't in a test. */
export const WHOLE_FILE = 'the file or its setup';

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
    rmSync(doneFile(file), { force: true });
  }
}

const doneFile = (file: string): string => `${file}.done`;

/** Called by a reporter after each test, for the line that `npm test` shows while it runs. */
export function writeDone(tests: number): void {
  const file = process.env[COUNTS_FILE];
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(doneFile(file), String(tests));
}

/** How many tests a running stage has finished. */
export function readDone(file: string): number {
  try {
    return Number(readFileSync(doneFile(file), 'utf8'));
  } catch {
    return 0;
  }
}
