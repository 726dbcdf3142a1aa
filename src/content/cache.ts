import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** What's computed or read in this process, by file or folder. */
const values = new Map<string, Promise<unknown>>();

const pathOf = (name: string, from: unknown): string =>
  resolve(
    process.env.SITE_CACHE ?? 'node_modules/.cache',
    name,
    hash('sha256', JSON.stringify(from)).slice(0, 32),
  );

/**
 * A value that takes long to compute, kept between builds in a file that's named by what it's computed from. Nothing removes
 * old files, and the folder can be deleted at any time.
 * @param name its folder in that of all caches: `SITE_CACHE`, or node_modules/.cache
 * @param from everything the value depends on; JSON
 */
export function cached<Value>(name: string, from: unknown, compute: () => Promise<Value>): Promise<Value> {
  const file = `${pathOf(name, from)}.json`;
  const value = values.get(file) ?? readOrCompute(file, compute);
  values.set(file, value);
  value.catch(() => values.delete(file));
  return value as Promise<Value>;
}

async function readOrCompute<Value>(file: string, compute: () => Promise<Value>): Promise<Value> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Value;
  } catch {
    const value = await compute();
    // Two builds can do this at the same time, so a file is written completely or not at all.
    const draft = `${file}.${process.pid}`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, file);
    return value;
  }
}

/**
 * A folder that takes long to fill, kept between builds like {@link cached}.
 * @param fill gets an empty folder
 * @returns its path
 */
export function cachedFolder(
  name: string,
  from: unknown,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = pathOf(name, from);
  if (existsSync(folder)) return Promise.resolve(folder);
  const filled = values.get(folder) ?? fillFolder(folder, fill).finally(() => values.delete(folder));
  values.set(folder, filled);
  return filled as Promise<string>;
}

async function fillFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    // Complete or absent, even if two builds do this at once.
    await rename(draft, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
