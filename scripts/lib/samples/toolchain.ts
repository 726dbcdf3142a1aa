import type { RunResult } from './programs.ts';

/** A program to be run, the way a reader does. */
export interface Program {
  task: string;
  /** Absolute path of its source. */
  path: string;
  args: string[];
  /** The folder with the input; output goes there too. */
  cwd: string;
  /** For a page: the files of its file inputs, from `cwd`. */
  choose: string[];
}

/** What runs the programs of one language. */
export interface Runner {
  /** What a page says after "with": `c2pa-python 0.38.1, Python 3.11`. */
  with: string;
  run(program: Program): Promise<RunResult>;
  /** Ends what it started for itself: a browser. */
  close?(): Promise<void>;
}

/** Why a language is left out on this machine. */
export interface Missing {
  missing: string;
}

/** `all` installs whatever is missing, `quick` leaves out what takes many minutes. */
export type Installing = 'all' | 'quick';

export interface Toolchain {
  language: string;
  /**
   * Installs what is missing in the cache, at once when all is there.
   * @throws Error when an installation fails, which is no reason to leave a language out
   */
  prepare(samplesDir: string, installing: Installing): Promise<Runner | Missing>;
}

export const isMissing = (prepared: Runner | Missing): prepared is Missing => 'missing' in prepared;

/** How much the environment allows to be installed: SAMPLES_INSTALL=all, or only what is quick. */
export const installing = (env: NodeJS.ProcessEnv = process.env): Installing =>
  env.SAMPLES_INSTALL === 'all' ? 'all' : 'quick';
