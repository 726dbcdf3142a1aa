import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import type { Sandbox } from './definition.ts';

/** The project as a download, in its own folder. The same files produce the same bytes. */
export function sandboxZip({ name, folder, files }: Pick<Sandbox, 'name' | 'folder' | 'files'>): Uint8Array {
  const entries = files.map((path) => [`sandbox-${name}/${path}`, readFileSync(join(folder, path))] as const);
  // Zip stores local time without a time zone, so it's built from local numbers and is the same wherever the site is
  // built.
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(2000, 0, 1) });
}
