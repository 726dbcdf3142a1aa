import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Where a value is in a file, as JSON, and the number of the last run that stored or used it. */
interface Entry {
  start: number;
  end: number;
  run: number;
}

/** A file as it was read: a value is parsed only when it's used, and written again as it is. */
interface Stored {
  bytes: Buffer;
  run: number;
  entries: Map<string, Entry>;
}

/** What the caches in one file share. */
interface Shared<Value> {
  used: Map<string, Value>;
  /** What's being computed, so that nothing is computed twice at the same time. */
  pending: Map<string, Promise<Value>>;
  isChanged: boolean;
  stored?: Stored;
  /** Set when the file was read. */
  write?: () => void;
}

/**
 * On the global object, because the copy of this module that renders pages isn't the one that compiles them, and the
 * cache written last would overwrite the other's changes.
 */
const KEY = Symbol.for('docs.content-caches');
const all = globalThis as { [KEY]?: Map<string, Shared<unknown>> };

function writtenAtExit(): Map<string, Shared<unknown>> {
  const caches = new Map<string, Shared<unknown>>();
  process.on('exit', () => {
    for (const { write } of caches.values()) write?.();
  });
  return caches;
}

function sharedOf<Value>(file: string, version: string): Shared<Value> {
  all[KEY] ??= writtenAtExit();
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
    this.#file = resolve(process.env.SITE_CACHE ?? 'node_modules/.cache', `${name}.txt`);
    this.#version = version;
    this.#spare = spare;
    this.#shared = sharedOf(this.#file, version);
  }

  /** The value for a key, computed once. @param key of everything the value depends on, from {@link contentKey} */
  async take(key: string, compute: () => Value | Promise<Value>): Promise<Value> {
    const used = this.#shared.used.get(key);
    if (used !== undefined) return used;
    const known = this.#stored(key);
    const value = known ? known.value : await this.#computeOnce(key, compute);
    this.#shared.isChanged ||= !known;
    this.#shared.used.set(key, value);
    return value;
  }

  /** The value for a key if there is one, without keeping it. */
  find(key: string): Value | undefined {
    return this.#shared.used.get(key) ?? this.#stored(key)?.value;
  }

  #stored(key: string): { value: Value } | undefined {
    const { bytes, entries } = this.#read();
    const known = entries.get(key);
    if (!known) return undefined;
    try {
      return { value: JSON.parse(bytes.toString('utf8', known.start, known.end)) };
    } catch {
      entries.delete(key);
      return undefined;
    }
  }

  #computeOnce(key: string, compute: () => Value | Promise<Value>): Promise<Value> {
    const { pending } = this.#shared;
    const open = pending.get(key);
    if (open) return open;
    const computing = (async () => compute())().finally(() => pending.delete(key));
    pending.set(key, computing);
    return computing;
  }

  #read(): Stored {
    if (this.#shared.stored) return this.#shared.stored;
    this.#shared.write = () => this.#write();
    this.#shared.stored = readStored(this.#file, this.#version);
    return this.#shared.stored;
  }

  /** Synchronous, since it runs while the process exits. Under another name first, for other builds at the same time. */
  #write(): void {
    if (!this.#shared.isChanged) return;
    const { bytes, run, entries } = this.#read();
    const spare = [...entries]
      .filter(([key]) => !this.#shared.used.has(key))
      .sort(([, a], [, b]) => b.run - a.run)
      .slice(0, this.#spare);
    const lines: Array<string | Buffer> = [`${JSON.stringify({ version: this.#version, run: run + 1 })}\n`];
    const add = (key: string, run: number, value: string | Buffer) =>
      lines.push(`${key} ${run} `, value, '\n');
    for (const [key, value] of this.#shared.used) {
      const known = entries.get(key);
      add(key, run + 1, known ? bytes.subarray(known.start, known.end) : JSON.stringify(value));
    }
    for (const [key, { start, end, run }] of spare) add(key, run, bytes.subarray(start, end));
    const draft = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(
        draft,
        Buffer.concat(lines.map((line) => (typeof line === 'string' ? Buffer.from(line) : line))),
      );
      renameSync(draft, this.#file);
    } catch {
      // A full or read-only disk only makes the next build slower.
      if (existsSync(draft)) rmSync(draft);
    }
  }
}

/** The first line is about the file; each of the others has a key, a run, and a value. */
function readStored(file: string, version: string): Stored {
  const entries = new Map<string, Entry>();
  const empty = { bytes: Buffer.alloc(0), run: 0, entries };
  try {
    const bytes = readFileSync(file);
    let end = bytes.indexOf('\n');
    const first: { version: string; run: number } = JSON.parse(bytes.toString('utf8', 0, end));
    if (first.version !== version) return empty;
    for (let start = end + 1; start < bytes.length; start = end + 1) {
      end = bytes.indexOf('\n', start);
      if (end < 0) break;
      const afterKey = bytes.indexOf(' ', start);
      const afterRun = bytes.indexOf(' ', afterKey + 1);
      const run = Number(bytes.toString('latin1', afterKey + 1, afterRun));
      entries.set(bytes.toString('utf8', start, afterKey), { start: afterRun + 1, end, run });
    }
    return { bytes, run: first.run, entries };
  } catch {
    return empty;
  }
}
