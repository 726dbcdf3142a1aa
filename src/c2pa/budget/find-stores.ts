import { storeIn } from '../coverage/index.ts';
import { storeLength } from '../coverage/manifests.ts';
import type { ByteSource } from '../coverage/types.ts';
import { MANIFEST_STORE } from '../formats.ts';

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
export async function findStores(source: ByteSource, type: string): Promise<Uint8Array[]> {
  if (SCANNED.includes(type)) return scanned(source);
  try {
    const store = await storeIn(source);
    return store ? [store] : [];
  } catch {
    return scanned(source);
  }
}
