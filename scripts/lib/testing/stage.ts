import type { Counts } from './counts.ts';
import type { Filter } from './selection.ts';

/**
 * `quick` is what `npm test` runs, `rest` what `npm run test:all` adds. Tests that run partly in each, such as samples
 * by language, read it from the variable {@link PART}.
 */
export type Part = 'quick' | 'rest';

/** The environment variable with the part that runs; not set if tests were selected by words. */
export const PART = 'TEST_PART';

/** Whether tests of a part run, for files that are divided between the two. */
export const runsIn = (part: Part, env: NodeJS.ProcessEnv = process.env): boolean =>
  !env[PART] || env[PART] === part;

/** One step of `npm test` or `npm run test:all`. */
export interface Stage {
  name: string;
  /** What it checks, for its line in the help. */
  about: string;
  /** The parts it belongs to. */
  parts: readonly Part[];
  /** Whether it reads the built site. */
  needsBuild?: boolean;
  /** Whether it runs Astro in this folder. Astro writes types into `.astro/`, which the stage `types` must not read halfway. */
  runsAstro?: boolean;
  /** Prerequisites; an Error says what to do, a {@link LeftOut} why it can't run here. Returns variables for the commands. */
  prepare?: () => Promise<NodeJS.ProcessEnv | undefined> | NodeJS.ProcessEnv | undefined;
  /** A program in node_modules and its arguments, run one after the other, all of them. */
  commands?: readonly string[][];
  tests?: Tests;
}

/** A stage's tests, counted by a reporter in this folder. */
export interface Tests {
  /** Glob patterns of its files. */
  files: readonly string[];
  /** The files of the quick part: glob patterns, all by default if the stage is in that part. */
  quick?: readonly string[];
  /** Files that run in both parts, with {@link PART} set: glob patterns. */
  divided?: readonly string[];
  /** The command for some of the files. */
  command: (filter: Filter) => string[];
}

export interface StageResult {
  name: string;
  state: 'passed' | 'failed' | 'left out' | 'not run';
  seconds: number;
  counts?: Counts;
  /** Why it was left out or not run. */
  reason?: string;
  /** The file with everything it printed. */
  log?: string;
  /** The end of what a stage without tests printed, if it failed. */
  output?: string;
}
