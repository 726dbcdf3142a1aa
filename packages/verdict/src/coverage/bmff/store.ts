import { boxes, wholeBoxes } from '../../jumbf.ts';
import type { ByteSource, Span } from '../types.ts';
import { readBoxes } from './boxes.ts';
import { c2paBoxesOf } from './c2pa-boxes.ts';

/** The manifest store of a BMFF file. */
interface BmffStore {
  /** The box with the store; if an update was appended, the `original` box. */
  unit: Span;
  /** JUMBF. Manifests of the update come after those of the original, as one store. */
  store: Uint8Array;
}

/** What's in the one box of a store: its description and its manifests. @throws Error when it isn't a list of boxes */
const partsOf = (store: Uint8Array): Uint8Array[] =>
  [...boxes(store, 0, store.length)].flatMap((root) =>
    wholeBoxes(store, root).map(({ start, to }) => store.subarray(start, to)),
  );

/** The manifests of an update store, appended to those of the original store, as SDKs read the file. */
function joined(original: Uint8Array, update: Uint8Array): Uint8Array {
  const [, ...added] = partsOf(update);
  const parts = [...partsOf(original), ...added];
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

/**
 * Finds the manifest store in a BMFF file (C2PA 2.4, §A.5.3).
 * @returns undefined for a file without one
 * @throws Refused if its C2PA boxes break a rule, such as two stores
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_box_containing_the_manifest
 */
export async function bmffStore(source: ByteSource): Promise<BmffStore | undefined> {
  const { stores } = await c2paBoxesOf(source, await readBoxes(source));
  const [first, second] = stores;
  if (!first) return undefined;
  const unit = { start: first.box.start, length: first.box.length };
  return { unit, store: second ? joined(first.store, second.store) : first.store };
}
