import { isEqual } from '../bytes.ts';
import { Refused, undecided } from '../faults.ts';
import type { ByteSource, CoverageFault, Span } from '../types.ts';
import { readBoxes } from './boxes.ts';
import { type C2paBoxes, c2paBoxesOf } from './c2pa-boxes.ts';

/** The manifest store of a BMFF file. */
export interface BmffStore {
  /** The box with the store; if an update was appended, the `original` box. */
  unit: Span;
  /** The `update` box at the end of the file, if there is one. */
  update?: Span;
  /** JUMBF. Manifests of the update come after those of the original, as one store. */
  store: Uint8Array;
  purpose: 'manifest' | 'update';
}

/** JUMBF boxes have the same headers as BMFF boxes. */
function childrenOf(store: Uint8Array): Uint8Array[] {
  const view = new DataView(store.buffer, store.byteOffset, store.byteLength);
  const children: Uint8Array[] = [];
  for (let start = view.getUint32(0) === 1 ? 16 : 8; start + 8 <= store.length; ) {
    const size = view.getUint32(start);
    if (size < 8 || size > store.length - start) throw undecided("The manifest store isn't a list of boxes.");
    children.push(store.subarray(start, start + size));
    start += size;
  }
  return children;
}

/** The manifests of an update store, appended to those of the original store, as SDKs read the file. */
function joined(original: Uint8Array, update: Uint8Array): Uint8Array {
  const [, ...added] = childrenOf(update);
  const parts = [...childrenOf(original), ...added];
  const length = parts.reduce((sum, part) => sum + part.length, 8);
  const store = new Uint8Array(length);
  new DataView(store.buffer).setUint32(0, length);
  store.set(original.subarray(4, 8), 4);
  let place = 8;
  for (const part of parts) {
    store.set(part, place);
    place += part.length;
  }
  return store;
}

/** The store in the C2PA boxes. @returns undefined when there is none */
export async function storeOf(source: ByteSource, { stores }: C2paBoxes): Promise<BmffStore | undefined> {
  const [first, second] = stores;
  if (!first) return undefined;
  const unit = { start: first.box.start, length: first.box.length };
  const store = await source.read(first.store);
  if (!second) return { unit, store, purpose: 'manifest' };
  return {
    unit,
    update: { start: second.box.start, length: second.box.length },
    store: joined(store, await source.read(second.store)),
    purpose: 'update',
  };
}

/** Whether two stores contain the same manifests, ignoring padding after them. */
export function isSameStore(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length < 8 || b.length < 8) return false;
  const size = new DataView(a.buffer, a.byteOffset, a.byteLength).getUint32(0);
  const length = size > 1 ? Math.min(size, a.length) : a.length;
  return (
    isEqual(a.subarray(0, length), b.subarray(0, length)) && b.subarray(length).every((byte) => byte === 0)
  );
}

/**
 * Finds the manifest store in a BMFF file (C2PA 2.4, §A.5.3).
 * @returns undefined for a file without one; a fault if its C2PA boxes break a rule, such as two stores
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_box_containing_the_manifest
 */
export async function bmffStore(
  source: ByteSource,
): Promise<BmffStore | { fault: CoverageFault } | { unknown: string } | undefined> {
  try {
    return await storeOf(source, await c2paBoxesOf(source, await readBoxes(source)));
  } catch (error) {
    if (error instanceof Refused) return error.outcome;
    throw error;
  }
}
