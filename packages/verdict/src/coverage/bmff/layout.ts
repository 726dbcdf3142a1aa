import { type Algorithm, digest, isEqual, type Piece, partsOutside } from '../bytes.ts';
import { broken } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';
import type { BmffBox } from './boxes.ts';

/** A file and the parts that its hash leaves out. */
export interface Layout {
  source: ByteSource;
  roots: readonly BmffBox[];
  /** Root boxes that are left out together with their offsets. */
  whole: ReadonlySet<BmffBox>;
  /** Everything that's left out, in ascending order. */
  gone: readonly Span[];
}

/** The offset of a root box as it is hashed: 8 bytes, big-endian. */
function offsetBytes(place: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(place));
  return bytes;
}

/** The hashed parts of consecutive boxes (C2PA 2.4, §18.6.2). @param end end of this part of the file */
export function* hashedPieces(
  { whole, gone }: Layout,
  boxes: readonly BmffBox[],
  end: number,
): Generator<Piece> {
  let place = end;
  for (const box of boxes) {
    if (!whole.has(box)) yield offsetBytes(box.start);
    yield* partsOutside(box, gone);
    place = box.start + box.length;
  }
  // Less than 8 bytes after the last box.
  if (place < end) yield { start: place, length: end - place };
}

/** Recomputes the hash over boxes. @throws Refused when it differs from the signed hash */
export async function requireHash(
  layout: Layout,
  hash: Uint8Array,
  algorithm: Algorithm,
  boxes: readonly BmffBox[],
  end: number,
  what: string,
): Promise<void> {
  if (!isEqual(hash, await digest(layout.source, hashedPieces(layout, boxes, end), algorithm)))
    throw broken('assertion.bmffHash.mismatch', '18.6.2', `The hash of ${what} doesn't match.`);
}
