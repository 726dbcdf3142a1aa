import { type Cbor, decodeCbor } from './cbor/decode.ts';
import { blobSource, storeIn } from './coverage/index.ts';
import { storeLength } from './coverage/manifests.ts';
import type { ByteSource } from './coverage/types.ts';
import { MANIFEST_STORE } from './formats.ts';
import { type Box, boxes, cborOf, type Superbox, superbox } from './jumbf.ts';

/**
 * Checks what a file would cost to read, before the SDK starts: a small file can keep it busy for hours.
 * @param type the file's MIME type
 * @throws OverLimit; the signal's reason
 */
export async function checkBudget(file: Blob, type: string, signal?: AbortSignal): Promise<void> {
  for (const store of await findStores(blobSource(file, signal), type)) checkCounts(store);
  signal?.throwIfAborted();
}

/** A file that takes too much to read. Its message is for whoever reads the file, and names the limit. */
export class OverLimit extends Error {
  override name = 'OverLimit';
}

/** Milliseconds for parsing a manifest store. Reading the file for its hash has time of its own. */
const PARSE_LIMIT = 20_000;

/** Bytes a second: slower than any device hashes, so hashing 1 GB may take minutes. */
const SLOWEST_HASHING = 5_000_000;

/** The SDK and the coverage check each read a file once or twice; reading it over and over earns no more time. */
const MAX_PASSES = 4;

/**
 * The time that reading a file may take, which grows with every byte that was read.
 * @param read bytes of the file read so far, counting repetitions
 * @param size bytes of the file
 */
export const timeFor = (read: number, size: number): number =>
  PARSE_LIMIT + (Math.min(read, MAX_PASSES * size) / SLOWEST_HASHING) * 1000;

export const TOO_SLOW = `Parsing its manifest store took longer than ${PARSE_LIMIT / 1000} seconds, so reading was stopped.`;

/** Formats that contain the manifest store as it is, and whose structure this library doesn't parse. */
const SCANNED = ['application/pdf', 'audio/mpeg', 'image/jxl', MANIFEST_STORE];

/** `jumd`, and the type of a manifest store: how each one begins, after two box headers. */
const BEGIN = new TextEncoder().encode('jumdc2pa');
const BEFORE = 12;
const CHUNK = 1 << 22;
/** The store is looked for in this many bytes; its parts are counted up to this size. */
const MAX_SCANNED = 1 << 28;
const MAX_STORE = 1 << 26;
const MAX_STORES = 4;

const isAt = (bytes: Uint8Array, place: number) =>
  BEGIN.every((byte, index) => bytes[place + index] === byte);

function* placesIn(bytes: Uint8Array): Generator<number> {
  const [first = 0] = BEGIN;
  for (let at = bytes.indexOf(first); at >= 0 && at < CHUNK; at = bytes.indexOf(first, at + 1))
    if (isAt(bytes, at)) yield at;
}

async function scanned(source: ByteSource): Promise<Uint8Array[]> {
  const stores: Uint8Array[] = [];
  for (let start = 0; start < Math.min(source.size, MAX_SCANNED); start += CHUNK)
    for (const at of placesIn(await source.read({ start, length: CHUNK + BEGIN.length }))) {
      if (start + at < BEFORE) continue;
      const bytes = await source.read({ start: start + at - BEFORE, length: MAX_STORE });
      stores.push(bytes.subarray(0, storeLength(bytes)));
      if (stores.length === MAX_STORES) return stores;
    }
  return stores;
}

/**
 * The manifest stores in a file: the one that its container names, or, if the container is damaged or isn't parsed here,
 * whatever looks like one.
 * @param type the file's MIME type
 */
async function findStores(source: ByteSource, type: string): Promise<Uint8Array[]> {
  if (SCANNED.includes(type)) return scanned(source);
  try {
    const store = await storeIn(source);
    return store ? [store] : [];
  } catch {
    return scanned(source);
  }
}

/**
 * What a manifest store may hold. Real ones are far below; at these numbers, SDK 0.13.1 takes a few seconds, and the
 * time grows with the square of the ingredients, and with every path.
 */
const LIMITS = { manifests: 500, ingredients: 1000, paths: 1000, boxes: 20_000, levels: 64 } as const;

const over = (what: string, limit: number): never => {
  throw new OverLimit(
    `Its manifest store has more than ${limit.toLocaleString('en')} ${what}, so it wasn’t read any further.`,
  );
};

/** Every box in a manifest store, with the boxes inside superboxes. Without recursion: they can be nested in each other. */
function countBoxes(store: Uint8Array): void {
  let level: Array<Pick<Box, 'from' | 'to'>> = [{ from: 0, to: store.length }];
  let count = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > LIMITS.levels) over('levels of boxes', LIMITS.levels);
    const next: Box[] = [];
    for (const parent of level)
      for (const box of boxes(store, parent.from, parent.to)) {
        count += 1;
        if (count >= LIMITS.boxes) over('boxes', LIMITS.boxes);
        if (box.type === 'jumb') next.push(box);
      }
    level = next;
  }
}

function* superboxesIn(store: Uint8Array, parent: Pick<Box, 'from' | 'to'>): Generator<Superbox> {
  for (const box of boxes(store, parent.from, parent.to)) {
    const one = superbox(store, box);
    if (one) yield one;
  }
}

const textAt = (value: Cbor | undefined, key: string): Cbor =>
  value instanceof Map ? value.get(key) : undefined;

/** The label of the manifest that an ingredient refers to. */
function manifestNamedBy(store: Uint8Array, ingredient: Superbox): string | undefined {
  const bytes = cborOf(store, ingredient);
  let value: Cbor;
  try {
    value = bytes && decodeCbor(bytes);
  } catch {
    return undefined;
  }
  const reference = textAt(value, 'activeManifest') ?? textAt(value, 'c2pa_manifest');
  const url = textAt(reference, 'url');
  return typeof url === 'string' ? /^self#jumbf=\/?c2pa\/([^/]+)/.exec(url)?.[1] : undefined;
}

/** The manifests that each manifest names as ingredients, as often as it names them. */
function namedIngredients(store: Uint8Array): Map<string, string[]> {
  const named = new Map<string, string[]>();
  let ingredients = 0;
  for (const root of superboxesIn(store, { from: 0, to: store.length }))
    for (const manifest of superboxesIn(store, root)) {
      const names: string[] = [];
      if (named.size >= LIMITS.manifests) over('manifests', LIMITS.manifests);
      for (const part of superboxesIn(store, manifest)) {
        if (part.label !== 'c2pa.assertions') continue;
        for (const assertion of superboxesIn(store, part)) {
          if (!/^c2pa\.ingredient(?![a-z])/.test(assertion.label)) continue;
          ingredients += 1;
          if (ingredients > LIMITS.ingredients) over('ingredients', LIMITS.ingredients);
          names.push(manifestNamedBy(store, assertion) ?? '');
        }
      }
      named.set(manifest.label, [...(named.get(manifest.label) ?? []), ...names]);
    }
  return named;
}

/**
 * The number of paths from a manifest down to each ingredient below it. A reader follows every one, so two references
 * to the same manifest on each of 24 levels are 16 million paths.
 */
function countPaths(named: ReadonlyMap<string, readonly string[]>): void {
  const known = new Map<string, number>();
  const pathsFrom = (label: string): number => {
    const before = known.get(label);
    if (before !== undefined) return before;
    // A manifest that's its own ingredient ends there; the SDK reports it.
    known.set(label, 0);
    let paths = 0;
    for (const child of named.get(label) ?? []) paths += 1 + pathsFrom(child);
    if (paths > LIMITS.paths) over('paths to its ingredients', LIMITS.paths);
    known.set(label, paths);
    return paths;
  };
  for (const label of named.keys()) pathsFrom(label);
}

/**
 * Counts manifests, ingredients, the paths to them, and boxes in a manifest store, before anything else reads it.
 * @throws OverLimit
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_ingredient
 */
function checkCounts(store: Uint8Array): void {
  countPaths(namedIngredients(store));
  countBoxes(store);
}
