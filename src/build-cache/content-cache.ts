import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const DAY = 24 * 3600 * 1000;
const KEEP_DAYS = 30;

interface Stored<Value> {
  version: string;
  /** Value and the day it was last used, counted from 1970, by key. */
  entries: Record<string, [Value, number]>;
}

/** A short name for content: whatever goes in, JSON. */
export const contentKey = (...parts: unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);

/**
 * What was computed from content, kept between builds in one file: read at the first question, written when the process
 * ends. A file that's missing, broken, or of another version is an empty cache, so it can be deleted at any time.
 */
export class ContentCache<Value> {
  readonly #file: string;
  readonly #version: string;
  #entries: Map<string, [Value, number]> | undefined;
  #isChanged = false;
  readonly #today = Math.floor(Date.now() / DAY);

  /**
   * @param file where it's kept
   * @param version changes when the same content gives another value
   */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  /** The value for a key, computed once. @param key of everything the value depends on, from {@link contentKey} */
  async take(key: string, compute: () => Value | Promise<Value>): Promise<Value> {
    const entries = this.#read();
    const known = entries.get(key);
    if (known && known[1] === this.#today) return known[0];
    const value = known ? known[0] : await compute();
    entries.set(key, [value, this.#today]);
    this.#isChanged = true;
    return value;
  }

  #read(): Map<string, [Value, number]> {
    if (this.#entries) return this.#entries;
    const { version, entries } = readStored<Value>(this.#file);
    this.#entries = new Map(version === this.#version ? Object.entries(entries) : []);
    process.on('exit', () => this.#write());
    return this.#entries;
  }

  /** Synchronous, since it runs while the process exits. Under another name first, for other builds at the same time. */
  #write(): void {
    if (!this.#isChanged || !this.#entries) return;
    const entries = [...this.#entries].filter(([, [, day]]) => day > this.#today - KEEP_DAYS);
    const draft = `${this.#file}.${process.pid}`;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(draft, JSON.stringify({ version: this.#version, entries: Object.fromEntries(entries) }));
      renameSync(draft, this.#file);
    } catch {
      // A disk that's full or read-only makes the next build slower, nothing else.
      if (existsSync(draft)) rmSync(draft);
    }
  }
}

function readStored<Value>(file: string): Stored<Value> {
  try {
    const { version, entries } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Stored<Value>>;
    return { version: version ?? '', entries: entries ?? {} };
  } catch {
    return { version: '', entries: {} };
  }
}
