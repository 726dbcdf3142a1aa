import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everyone can read files and enter folders. */
const FILE = 0o444;
const FOLDER = 0o555;

/**
 * Lets every user read a folder and its contents. A web server runs as its own user, and files that a tool writes to
 * a temporary folder, or with a strict umask, are private to the user who ran the build. Other bits don't change.
 * Synchronous, because thousands of promises for calls of a few microseconds each would take ten times as long.
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
