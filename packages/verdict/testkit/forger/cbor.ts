import { encodeCbor } from '@content-credentials/verdict/cbor/encode';
import { bytes, u8, u16, u32, u64 } from './bytes.ts';

/** CBOR written unchanged, whether or not it's well-formed. */
export class Raw {
  readonly bytes: Uint8Array;
  constructor(content: Uint8Array) {
    this.bytes = content;
  }
}

/** What a forger writes: maps are objects or lists of entries, so that a key can occur twice. */
export type Forged =
  | string
  | number
  | bigint
  | boolean
  | null
  | Uint8Array
  | Raw
  | Entries
  | readonly Forged[]
  | { readonly [key: string]: Forged | undefined };

/** A map with its keys in this order, each as often as it's listed. */
export class Entries {
  readonly list: ReadonlyArray<readonly [Forged, Forged]>;
  constructor(...list: ReadonlyArray<readonly [Forged, Forged]>) {
    this.list = list;
  }
}

/** First bytes of a CBOR item: major type and number, in the shortest form unless 64 bits are requested. */
function head(major: number, argument: number | bigint, isWide = false): Uint8Array {
  const type = major << 5;
  if (isWide || argument > 0xffff_ffffn) return bytes(u8(type | 27), u64(argument));
  const number = Number(argument);
  if (number < 24) return u8(type | number);
  if (number < 0x100) return u8(type | 24, number);
  if (number < 0x1_0000) return bytes(u8(type | 25), u16(number));
  return bytes(u8(type | 26), u32(number));
}

/** A number with a fraction, or written like one: `float(5)` is 5.0 in 64 bits. */
export function float(value: number): Raw {
  const buffer = Buffer.alloc(8);
  buffer.writeDoubleBE(value);
  return new Raw(bytes(u8(0xfb), buffer));
}

/** A whole number in eight bytes, even if it's small. */
export const wide = (value: number | bigint): Raw => new Raw(head(0, value, true));

/** A tagged value. */
export const tag = (number: number, value: Forged): Raw => new Raw(bytes(head(6, number), cborOf(value)));

/** A value as CBOR; numbers beyond 32 bits, duplicate keys, and broken parts included. */
export function cborOf(value: Forged): Uint8Array<ArrayBuffer> {
  if (value instanceof Raw) return bytes(value.bytes);
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isSafeInteger(value)))
    return bytes(value < 0 ? head(1, -1n - BigInt(value)) : head(0, BigInt(value)));
  if (typeof value === 'number') return bytes(float(value).bytes);
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return encodeCbor(value);
  if (Array.isArray(value)) return bytes(head(4, value.length), ...value.map(cborOf));
  const list =
    value instanceof Entries
      ? value.list
      : Object.entries(value as Record<string, Forged | undefined>).filter(
          (entry): entry is [string, Forged] => entry[1] !== undefined,
        );
  return bytes(head(5, list.length), ...list.flatMap(([key, one]) => [cborOf(key), cborOf(one)]));
}
