import { readdirSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const FOLDER = 'node_modules/.cache/compile';
/** Files, of which a build of 490 pages has 1,000 and an edit adds a few: Node.js never removes one. */
const MOST = 20_000;

/** Node.js keeps the compiled code of what it imports from now on, which saves 0.6 s of CPU time of a build. */
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
