import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A cached value, and the number of the last run that stored or used it. */
type Entry<Value> = [value: Value, run: number];

interface Stored<Value> {
  version: string;
  run: number;
  entries: Record<string, Entry<Value>>;
}

/** What the caches in one file share. */
interface Shared<Value> {
  used: Map<string, Value>;
  /** What's being computed, so that nothing is computed twice at the same time. */
  pending: Map<string, Promise<Value>>;
  isChanged: boolean;
  stored?: Stored<Value>;
}

/**
 * On the global object, because the copy of this module that renders pages isn't the one that compiles them, and the
 * cache written last would overwrite the other's changes.
 */
const KEY = Symbol.for('docs.content-caches');
const all = globalThis as { [KEY]?: Map<string, Shared<unknown>> };

function sharedOf<Value>(file: string, version: string): Shared<Value> {
  all[KEY] ??= new Map();
  const key = `${file} ${version}`;
  const known = all[KEY].get(key) ?? { used: new Map(), pending: new Map(), isChanged: false };
  all[KEY].set(key, known);
  return known as Shared<Value>;
}

/** A short name for any content that JSON can represent. A page as JSON takes longer than its hash, so a text is hashed as it is. */
export const contentKey = (...parts: unknown[]): string => {
  const short = parts.map((part) => (typeof part === 'string' ? [hash('sha256', part, 'base64url')] : part));
  return hash('sha256', JSON.stringify(short), 'base64url').slice(0, 22);
};

/**
 * Results computed from content, kept between builds in one file: read on first use, written when the process ends.
 * If the file is missing, broken, or has another version, the cache is empty, so it can be deleted at any time.
 */
export class ContentCache<Value> {
  readonly #file: string;
  readonly #version: string;
  readonly #spare: number;
  readonly #shared: Shared<Value>;

  /**
   * @param name of its file in the folder of caches: `SITE_CACHE`, or node_modules/.cache
   * @param version changes when the same content gives another value
   * @param spare additional entries to keep, newest first, that the last run didn't use: other branches, other test
   * sites
   */
  constructor(name: string, version: string, spare = 5000) {
    this.#file = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', `${name}.json`);
    this.#version = version;
    this.#spare = spare;
    this.#shared = sharedOf(this.#file, version);
  }

  /** The value for a key, computed once. @param key of everything the value depends on, from {@link contentKey} */
  async take(key: string, compute: () => Value | Promise<Value>): Promise<Value> {
    const used = this.#shared.used.get(key);
    if (used !== undefined) return used;
    const known = this.#read().entries[key];
    const value = known ? known[0] : await this.#computeOnce(key, compute);
    this.#shared.isChanged ||= !known;
    this.#shared.used.set(key, value);
    return value;
  }

  #computeOnce(key: string, compute: () => Value | Promise<Value>): Promise<Value> {
    const { pending } = this.#shared;
    const open = pending.get(key);
    if (open) return open;
    const computing = (async () => compute())().finally(() => pending.delete(key));
    pending.set(key, computing);
    return computing;
  }

  #read(): Stored<Value> {
    if (this.#shared.stored) return this.#shared.stored;
    process.on('exit', () => this.#write());
    this.#shared.stored = readStored<Value>(this.#file, this.#version);
    return this.#shared.stored;
  }

  /** Synchronous, since it runs while the process exits. Under another name first, for other builds at the same time. */
  #write(): void {
    if (!this.#shared.isChanged) return;
    const { run, entries } = this.#read();
    const spare = Object.entries(entries)
      .filter(([key]) => !this.#shared.used.has(key))
      .sort(([, [, a]], [, [, b]]) => b - a)
      .slice(0, this.#spare);
    const used = [...this.#shared.used].map(([key, value]): [string, Entry<Value>] => [
      key,
      [value, run + 1],
    ]);
    const stored: Stored<Value> = {
      version: this.#version,
      run: run + 1,
      entries: Object.fromEntries([...used, ...spare]),
    };
    const draft = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(draft, JSON.stringify(stored));
      renameSync(draft, this.#file);
    } catch {
      // A full or read-only disk only makes the next build slower.
      if (existsSync(draft)) rmSync(draft);
    }
  }
}

function readStored<Value>(file: string, version: string): Stored<Value> {
  const empty = { version, run: 0, entries: {} };
  try {
    const stored: Partial<Stored<Value>> = JSON.parse(readFileSync(file, 'utf8'));
    return stored.version === version ? { ...empty, ...stored } : empty;
  } catch {
    return empty;
  }
}
