import { isEqual } from './digest.ts';
import { Refused } from './faults.ts';
import { manifestsOf, storeLength } from './manifests.ts';

/** Whether bytes contain a text, one character per byte. */
function holds(bytes: Uint8Array, text: string): boolean {
  const wanted = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1))
    if (isEqual(bytes.subarray(at, at + wanted.length), wanted)) return true;
  return false;
}

/**
 * The store in a file, if it's the validated one with more manifests that nothing refers to. SDKs leave those out of the
 * store that they return. They don't make the active manifest wrong (C2PA 2.4, §15.5), and the two are the same only if
 *
 * - each validated manifest is in the file, byte for byte and in the same order, and the active one is last in both;
 * - no validated manifest names one of the others.
 * @param file the bytes where the file keeps its store, which can have padding
 * @param validated the validated store
 * @returns the store in the file without padding; undefined if it's another one
 */
export function wholeStore(file: Uint8Array, validated: Uint8Array): Uint8Array | undefined {
  const store = file.subarray(0, storeLength(file));
  const own = validated.subarray(0, storeLength(validated));
  if (own.length === 0) return undefined;
  if (isEqual(store, own)) return store;
  try {
    const [all, known] = [manifestsOf(store), manifestsOf(own)];
    const knownLabels = [...all.keys()].filter((label) => known.has(label));
    const isSame = [...known].every(([label, { start, to }], index) => {
      const there = all.get(label);
      return (
        there !== undefined &&
        knownLabels[index] === label &&
        isEqual(store.subarray(there.start, there.to), own.subarray(start, to))
      );
    });
    const more = [...all.keys()].filter((label) => !known.has(label));
    const isLast = [...all.keys()].at(-1) === [...known.keys()].at(-1);
    return isSame && isLast && !more.some((label) => holds(own, label)) ? store : undefined;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
