import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Caller, overStdio } from './client.ts';

/** The installed server, and a folder for the files of one test file. */
export interface Installed {
  program: string;
  folder: string;
  remove(): void;
}

export function serverAndFolder(): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-'));
  return {
    program: inject('mcpServer'),
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * The server for the tests of one file, over standard input and output.
 * @param argsOf its arguments, with the folder for the tests' files
 */
export function serverHere(argsOf: (folder: string) => string[] = () => []): Installed & Caller {
  const here = {} as Installed & Caller;
  beforeAll(async () => {
    const installed = serverAndFolder();
    Object.assign(here, installed, await overStdio(installed.program, argsOf(installed.folder)));
  });
  afterAll(async () => {
    await here.close();
    here.remove();
  });
  return here;
}
