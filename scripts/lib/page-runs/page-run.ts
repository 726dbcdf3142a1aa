import type { Inputs } from '../../../src/content/samples/inputs.ts';
import type { Machine } from './machine.ts';

/** The outcome of a block of commands. */
export interface BlockResult {
  line: number;
  state: 'ran' | 'failed' | 'marked' | 'left out';
  /** Why it isn't `ran`. */
  reason?: string;
}

export interface PageRun {
  blocks: BlockResult[];
  /** What was installed instead of the page's packages. */
  substituted: string[];
  /** The folder that the reader is in at the end. */
  cwd: string;
}

export interface Options {
  root: string;
  /** An empty folder. */
  folder: string;
  machine: Machine;
  inputs: Inputs;
  /** The folder that a section of another page leaves. @throws Error if its commands fail */
  folderOf(address: string): Promise<string>;
  /** Milliseconds for one block. */
  timeout: number;
  /** Uses the page that a server shows, with these files for its file inputs. @returns its text */
  visit(address: string, folder: string, files: readonly string[]): Promise<string>;
}
