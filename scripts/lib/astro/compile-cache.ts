import { readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/compile';
/** The maximum number of files. A build of 490 pages has 1,000, and an edit adds a few; Node.js never removes any. */
const MOST = 20_000;

/** Caches the compiled code of everything imported from now on, which saves 0.6 s of a build's CPU time. */
export function keepCompiledCode(): void {
  try {
    for (const version of readdirSync(FOLDER)) {
      const folder = join(FOLDER, version);
      if (readdirSync(folder).length > MOST) rmSync(folder, { recursive: true, force: true });
    }
  } catch {
    // Nothing is kept yet, or it can't be read: then it's compiled.
  }
  enableCompileCache(FOLDER);
}
