import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everyone can read files, and also enter folders. */
const FILE = 0o444;
const FOLDER = 0o555;

/**
 * Lets every user read a folder and all that is in it. A web server runs as a user of its own, and what a tool wrote
 * into a temporary folder, or under a strict umask, is private to whoever ran the build. Other bits stay as they are.
 * Synchronous: thousands of promises for calls of some microseconds each would take ten times as long.
 */
export function makeWorldReadable(dir: string): void {
  add(dir, FOLDER);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) makeWorldReadable(path);
    else if (entry.isFile()) add(path, FILE);
  }
}

function add(path: string, bits: number): void {
  const { mode } = statSync(path);
  if ((mode & bits) !== bits) chmodSync(path, (mode & 0o7777) | bits);
}
