import { chmod, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Read for everybody; folders can be entered too. */
const FILE = 0o444;
const FOLDER = 0o555;

/**
 * Lets every user read a folder and all that is in it. A web server runs as a user of its own, and what a tool wrote
 * into a temporary folder, or under a strict umask, is private to whoever ran the build. Other bits stay as they are.
 */
export async function makeWorldReadable(dir: string): Promise<void> {
  await add(dir, FOLDER);
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) await makeWorldReadable(path);
    else if (entry.isFile()) await add(path, FILE);
  }
}

async function add(path: string, bits: number): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & bits) !== bits) await chmod(path, (mode & 0o7777) | bits);
}
