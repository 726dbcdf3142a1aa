/** What CBOR (RFC 8949) becomes here: maps stay maps, since their keys are numbers in COSE; tags are dropped. */
export type Cbor =
  | number
  | bigint
  | string
  | boolean
  | null
  | undefined
  | Uint8Array
  | Cbor[]
  | Map<Cbor, Cbor>;

/** Deeper or longer than any signature; a hostile one ends here instead of in the stack or the memory. */
const MAX_DEPTH = 16;
const MAX_ITEMS = 10_000;

/** The first value in these bytes. @throws Error when they are not CBOR, or not of a kind that signatures need */
export function decodeCbor(bytes: Uint8Array): Cbor {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let place = 0;
  let items = 0;

  function argument(info: number): number {
    if (info < 24) return info;
    const size = { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (size === undefined) throw new Error('a length of unknown size');
    place += size;
    if (size === 1) return view.getUint8(place - 1);
    if (size === 2) return view.getUint16(place - 2);
    if (size === 4) return view.getUint32(place - 4);
    return Number(view.getBigUint64(place - 8));
  }

  function take(length: number): Uint8Array {
    if (length > bytes.length - place) throw new Error('the data ends too early');
    place += length;
    return bytes.subarray(place - length, place);
  }

  function value(depth: number): Cbor {
    items += 1;
    if (depth > MAX_DEPTH || items > MAX_ITEMS) throw new Error('too deep or too long');
    const head = view.getUint8(place);
    place += 1;
    const major = head >> 5;
    if (major === 7) return { 20: false, 21: true, 22: null }[head & 31];
    const size = argument(head & 31);
    if (major === 0) return size;
    if (major === 1) return -1 - size;
    if (major === 2) return take(size);
    if (major === 3) return new TextDecoder().decode(take(size));
    if (major === 6) return value(depth + 1);
    if (size > MAX_ITEMS) throw new Error('too many items');
    if (major === 4) return Array.from({ length: size }, () => value(depth + 1));
    const map = new Map<Cbor, Cbor>();
    for (let index = 0; index < size; index += 1) map.set(value(depth + 1), value(depth + 1));
    return map;
  }

  return value(0);
}
