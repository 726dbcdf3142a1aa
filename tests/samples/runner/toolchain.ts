import type { RunResult } from './programs.ts';

/** A program to run as readers would. */
export interface Program {
  task: string;
  /** Absolute path of its source. */
  path: string;
  args: string[];
  /** The folder with the input, and for output. */
  cwd: string;
  /** For a page: the files for its file inputs, relative to `cwd`. */
  choose: string[];
}

/** Runs the programs of one language. */
export interface Runner {
  /** What a page shows after "with": `c2pa-python 0.38.1, Python 3.11`. */
  with: string;
  run(program: Program): Promise<RunResult>;
  /** Stops what it started, such as a browser. */
  close?(): Promise<void>;
}

/** Why a language is skipped on this machine. */
export interface Missing {
  missing: string;
}

/** `all` installs whatever is missing; `quick` skips what takes many minutes. */
export type Installing = 'all' | 'quick';

export interface Toolchain {
  language: string;
  /**
   * Installs what's missing in the cache; returns immediately if nothing is.
   * @throws Error if an installation fails, which isn't a reason to skip a language
   */
  prepare(samplesDir: string, installing: Installing): Promise<Runner | Missing>;
}

export const isMissing = (prepared: Runner | Missing): prepared is Missing => 'missing' in prepared;

/** What the environment allows to be installed: everything with SAMPLES_INSTALL=all, otherwise only what's quick. */
export const installing = (env: NodeJS.ProcessEnv = process.env): Installing =>
  env.SAMPLES_INSTALL === 'all' ? 'all' : 'quick';
