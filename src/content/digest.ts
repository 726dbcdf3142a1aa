import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that programs leave next to their sources, which don't affect the site. */
const LEFT_BEHIND = ['node_modules', 'dist', 'target', '__pycache__', '.astro', '.output'];

/**
 * One name for the contents of many files: their paths and bytes. About 1,500 files take 0.2 s.
 * @param home folder that `patterns` are relative to
 * @param patterns globs; a pattern that matches nothing is fine
 */
export function digestOf(home: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesOf(home, patterns)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(home, file)))
      .update('\0');
  }
  return hash.digest('base64url').slice(0, 22);
}

/** Files below `home` that match, without tests, sorted. */
export function filesOf(home: string, patterns: readonly string[]): string[] {
  if (!existsSync(home)) return [];
  const exclude = (entry: { name: string }) => LEFT_BEHIND.includes(entry.name);
  return globSync(patterns, { cwd: home, withFileTypes: true, exclude })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))
    .sort();
}
