/** A decoded CBOR value (RFC 8949). Maps stay maps, because their keys are numbers in COSE; tags are dropped. */
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

/** Deeper than any C2PA structure, so that hostile input can't exhaust the stack. */
const MAX_DEPTH = 32;
const MAX_ITEMS = 10_000;
const BREAK = 0xff;

export interface DecodeOptions {
  /** Nothing may follow the value: another reader could interpret those bytes differently. */
  isWhole?: boolean;
  /** The maximum number of data items. */
  maxItems?: number;
  /** Rejects floating-point numbers: some readers treat 5.0 as 5, others as an error. */
  isWithoutFloats?: boolean;
}

/**
 * Decodes one CBOR value.
 *
 * Two readers must never see different values, so anything that RFC 8949 calls invalid is rejected: a duplicate key
 * in a map, text or a chunk of text that isn't UTF-8, a length beyond the end. Integers beyond 2^53 stay bigints.
 * @throws Error when the bytes aren't CBOR, or use a CBOR feature that C2PA doesn't
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-3.2.3
 * @see https://www.rfc-editor.org/rfc/rfc8949.html#section-5.6
 */
export function decodeCbor(
  bytes: Uint8Array,
  { isWhole = false, maxItems = MAX_ITEMS, isWithoutFloats = false }: DecodeOptions = {},
): Cbor {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let place = 0;
  let items = 0;

  function argument(info: number): number | bigint {
    if (info < 24) return info;
    const size = { 24: 1, 25: 2, 26: 4, 27: 8 }[info];
    if (size === undefined) throw new Error('a length of unknown size');
    place += size;
    if (size === 1) return view.getUint8(place - 1);
    if (size === 2) return view.getUint16(place - 2);
    if (size === 4) return view.getUint32(place - 4);
    const long = view.getBigUint64(place - 8);
    return long <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(long) : long;
  }

  function take(length: number | bigint): Uint8Array {
    if (length > bytes.length - place) throw new Error('the data ends too early');
    place += Number(length);
    return bytes.subarray(place - Number(length), place);
  }

  function isAtBreak(): boolean {
    if (view.getUint8(place) !== BREAK) return false;
    place += 1;
    return true;
  }

  /** The chunks of an indefinite-length string: definite-length strings of the same type. */
  function* chunks(major: number): Generator<Uint8Array> {
    while (!isAtBreak()) {
      const head = view.getUint8(place);
      place += 1;
      if (head >> 5 !== major || (head & 31) === 31) throw new Error('a chunk of another kind');
      yield take(argument(head & 31));
    }
  }

  /** Each chunk is text of its own: a character can't begin in one and end in the next. */
  function chunkedText(): string {
    let whole = '';
    for (const chunk of chunks(3)) whole += text.decode(chunk);
    return whole;
  }

  function chunkedBytes(): Uint8Array {
    const start = place;
    let size = 0;
    for (const chunk of chunks(2)) size += chunk.length;
    place = start;
    const whole = new Uint8Array(size);
    size = 0;
    for (const chunk of chunks(2)) {
      whole.set(chunk, size);
      size += chunk.length;
    }
    return whole;
  }

  function simple(info: number): Cbor {
    if (info === 25 || (isWithoutFloats && (info === 26 || info === 27)))
      throw new Error("a number that isn't an integer");
    if (info === 26 || info === 27) {
      const size = info === 26 ? 4 : 8;
      place += size;
      return size === 4 ? view.getFloat32(place - 4) : view.getFloat64(place - 8);
    }
    if (info < 20 || info > 23) throw new Error("a simple value that C2PA doesn't use");
    return { 20: false, 21: true, 22: null }[info];
  }

  /** @param size number of entries, or undefined for a collection that ends with a break */
  function* entries(size: number | bigint | undefined): Generator<number> {
    if (size !== undefined && size > maxItems) throw new Error('too many items');
    for (let index = 0; size === undefined ? !isAtBreak() : index < size; index += 1) yield index;
  }

  function mapOf(size: number | bigint | undefined, depth: number): Map<Cbor, Cbor> {
    const map = new Map<Cbor, Cbor>();
    for (const _ of entries(size)) {
      const key = value(depth + 1);
      if (typeof key === 'object' && key !== null) throw new Error("a key that isn't a number or text");
      if (map.has(key)) throw new Error(`the key ${String(key).slice(0, 40)} occurs twice`);
      map.set(key, value(depth + 1));
    }
    return map;
  }

  function value(depth: number): Cbor {
    items += 1;
    if (depth > MAX_DEPTH || items > maxItems) throw new Error('too deep or too long');
    const head = view.getUint8(place);
    place += 1;
    const major = head >> 5;
    const info = head & 31;
    if (major === 7) return simple(info);
    if (info === 31 && major === 2) return chunkedBytes();
    if (info === 31 && major === 3) return chunkedText();
    const size = info === 31 && (major === 4 || major === 5) ? undefined : argument(info);
    if (major === 4) {
      const list: Cbor[] = [];
      for (const _ of entries(size)) list.push(value(depth + 1));
      return list;
    }
    if (major === 5) return mapOf(size, depth);
    if (size === undefined) throw new Error('a length of unknown size');
    if (major === 0) return size;
    if (major === 1) return typeof size === 'bigint' ? -1n - size : -1 - size;
    if (major === 2) return take(size);
    if (major === 3) return text.decode(take(size));
    return value(depth + 1);
  }

  const decoded = value(0);
  if (isWhole && place !== bytes.length) throw new Error('bytes follow the value');
  return decoded;
}
