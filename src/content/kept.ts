import { createHash, hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { digestOf } from './digest.ts';
import { outDir, sourceDir } from './source.ts';

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
      now[name] = { digest: digestFrom(from), value };
      isNew = true;
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
