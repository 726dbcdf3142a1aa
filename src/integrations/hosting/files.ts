import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Files of the output folder that configure hosts and are never served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', 'nginx.conf'];

/** Every file in the output folder that readers may request: relative, with `/`, sorted. */
export async function servedFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !hostFiles.includes(file))
    .sort();
}
