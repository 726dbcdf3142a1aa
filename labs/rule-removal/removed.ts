import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Mutant, mutated } from './mutants.ts';

/** The environment variable that names what to remove, for tests that read the verdict library. */
export const REMOVE = 'RULE_REMOVAL';

/** The file's text without its check, if it's the file that this process has to load differently. */
export function removedIn(path: string): string | undefined {
  const mutant = JSON.parse(process.env[REMOVE] ?? 'null') as Mutant | null;
  return mutant && path === resolve(mutant.file) ? mutated(readFileSync(path, 'utf8'), mutant) : undefined;
}
