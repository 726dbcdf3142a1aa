import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What's computed or read in this process, by file. */
const values = new Map<string, Promise<unknown>>();

/**
 * A value that takes long to compute, kept between builds in a file that's named by what it's computed from. Nothing removes
 * old files, and the folder can be deleted at any time.
 * @param name its folder in that of all caches: `SITE_CACHE`, or node_modules/.cache
 * @param from everything the value depends on; JSON
 */
export function cached<Value>(name: string, from: unknown, compute: () => Promise<Value>): Promise<Value> {
  const folder = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', name);
  const file = join(folder, `${hash('sha256', JSON.stringify(from)).slice(0, 32)}.json`);
  const value = values.get(file) ?? readOrCompute(folder, file, compute);
  values.set(file, value);
  value.catch(() => values.delete(file));
  return value as Promise<Value>;
}

async function readOrCompute<Value>(
  folder: string,
  file: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    const value = await compute();
    // Two builds can do this at the same time, so a file is written completely or not at all.
    const draft = `${file}.${process.pid}`;
    await mkdir(folder, { recursive: true });
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, file);
    return value;
  }
}

const DAY = 24 * 3600 * 1000;

/**
 * Removes the files and folders of a cache that no build has used for some days.
 * @param prefix what their names begin with
 */
export async function forgetOlder(folder: string, days: number, prefix = ''): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(prefix)) continue;
    const entry = join(folder, name);
    // Another build may have removed it in the meantime.
    const found = await stat(entry).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - days * DAY) await rm(entry, { recursive: true, force: true });
  }
}
