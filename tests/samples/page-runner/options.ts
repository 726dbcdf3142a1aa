import type { Inputs } from '../../../src/features/samples/task.ts';
import type { Machine } from './machine.ts';

/** What following a page needs. */
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
