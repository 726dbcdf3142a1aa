import { createHash, hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { outDir, sourceDir } from './source.ts';

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

/** Folders that are being filled in this process. */
const filling = new Map<string, Promise<string>>();

/**
 * A folder that takes long to fill, kept between builds under a name from what it's made of. Nothing removes old ones, and all can
 * be deleted at any time.
 * @param name its folder in that of all caches: `SITE_CACHE`, or node_modules/.cache
 * @param from everything that its contents depend on; JSON
 * @param fill gets an empty folder
 * @returns its path
 */
export function cachedFolder(
  name: string,
  from: unknown,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const caches = process.env.SITE_CACHE ?? 'node_modules/.cache';
  const folder = resolve(caches, name, hash('sha256', JSON.stringify(from)).slice(0, 32));
  if (existsSync(folder)) return Promise.resolve(folder);
  const filled = filling.get(folder) ?? fillFolder(folder, fill).finally(() => filling.delete(folder));
  filling.set(folder, filled);
  return filled;
}

async function fillFolder(folder: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await fill(draft);
    // Complete or absent, even if two builds do this at once.
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** A value that takes long to compute, in a folder like that of {@link cachedFolder}; JSON. */
export async function cached<Value>(
  name: string,
  from: unknown,
  compute: () => Promise<Value>,
): Promise<Value> {
  const folder = await cachedFolder(name, from, async (draft) =>
    writeFile(join(draft, 'value.json'), JSON.stringify(await compute())),
  );
  return JSON.parse(await readFile(join(folder, 'value.json'), 'utf8'));
}

/** What values are computed with, in the project's folder. */
const CODE = ['package-lock.json', 'src/**/*.{ts,tsx}', 'packages/*/{src/**/*,*}'];
let digestOfCode: string | undefined;

type Entries<Value> = Record<string, { digest: string; value: Value }>;

/** Values that a build computes and the next one takes again, as long as they'd be the same. */
export interface Kept<Value> {
  /** Where they're saved, by name: JSON. */
  file: string;
  /** @param from everything the value depends on besides our code */
  find(name: string, from: string | Uint8Array): Value | undefined;
  add(name: string, from: string | Uint8Array, value: Value): Value;
  /** For the next build, without what this one didn't find or add. */
  save(): void;
}

/** @param kind their folder in that of all caches */
export function keptValues<Value>(kind: string): Kept<Value> {
  const site = hash('sha256', JSON.stringify([sourceDir, outDir])).slice(0, 16);
  const file = resolve('node_modules/.cache', kind, `${site}.json`);
  const now: Entries<Value> = {};
  let before: Entries<Value> | undefined;
  let isNew = false;
  const digestFrom = (from: string | Uint8Array) => {
    digestOfCode ??= digestOf(resolve('.'), CODE);
    return createHash('sha256').update(digestOfCode).update(from).digest('base64');
  };
  return {
    file,
    find(name, from) {
      before ??= read<Value>(file);
      const known = now[name] ?? before[name];
      if (known?.digest !== digestFrom(from)) return undefined;
      now[name] = known;
      return known.value;
    },
    add(name, from, value) {
      before ??= read<Value>(file);
      const digest = digestFrom(from);
      isNew ||= before[name]?.digest !== digest;
      now[name] = { digest, value };
      return value;
    },
    save() {
      if (!isNew && Object.keys(now).length === Object.keys(before ?? {}).length) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(now));
      before = { ...now };
      isNew = false;
    },
  };
}

function read<Value>(file: string): Entries<Value> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first build, or one that was stopped while it wrote the file.
    return {};
  }
}
