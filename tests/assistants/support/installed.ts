import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

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
