import type { Cbor } from './decode.ts';

/** The first bytes of a CBOR item (RFC 8949, 3): its major type, and a number in the shortest form. */
function head(major: number, argument: number): number[] {
  if (argument < 24) return [(major << 5) | argument];
  if (argument < 0x100) return [(major << 5) | 24, argument];
  if (argument < 0x1_0000) return [(major << 5) | 25, argument >> 8, argument & 255];
  if (argument > 0xffff_ffff) throw new RangeError(`${argument} is more than signatures need`);
  return [(major << 5) | 26, ...[24, 16, 8, 0].map((shift) => (argument >>> shift) & 255)];
}

/** Parts are joined only at the end: a claim can be long, and spreading it would overflow the stack. */
function parts(value: Cbor): Uint8Array[] {
  const item = (major: number, argument: number) => Uint8Array.from(head(major, argument));
  if (value === null) return [Uint8Array.of(0xf6)];
  if (value === undefined) return [Uint8Array.of(0xf7)];
  if (typeof value === 'boolean') return [Uint8Array.of(value ? 0xf5 : 0xf4)];
  if (typeof value === 'number' || typeof value === 'bigint') {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`${value} isn't an integer of up to 32 bits`);
    return [number < 0 ? item(1, -1 - number) : item(0, number)];
  }
  if (typeof value === 'string') {
    const text = new TextEncoder().encode(value);
    return [item(3, text.length), text];
  }
  if (value instanceof Uint8Array) return [item(2, value.length), value];
  if (Array.isArray(value)) return [item(4, value.length), ...value.flatMap(parts)];
  return [item(5, value.size), ...[...value].flat().flatMap(parts)];
}

function join(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    all.set(piece, place);
    place += piece.length;
  }
  return all;
}

/**
 * Encodes a value as CBOR, the inverse of `decodeCbor`: integers and lengths in their shortest form, maps in insertion
 * order.
 * @throws RangeError for a number with a fraction or beyond 32 bits
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-4.1
 */
export const encodeCbor = (value: Cbor): Uint8Array<ArrayBuffer> => join(parts(value));

/**
 * Encodes a value with a tag: `tagged(18, …)` is a COSE_Sign1 (RFC 9052, 4.2).
 * @see https://www.rfc-editor.org/rfc/rfc9052.html#section-4.2
 */
export const tagged = (tag: number, value: Cbor): Uint8Array<ArrayBuffer> =>
  join([Uint8Array.from(head(6, tag)), ...parts(value)]);
