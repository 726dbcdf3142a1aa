/** An ASN.1 value in DER, with the position of its content. */
export interface Der {
  /** The whole first byte: 0x30 is a SEQUENCE, 0xa0 the first context-specific tag. */
  tag: number;
  /** Its content. */
  value: Uint8Array;
  /** Header and content. */
  raw: Uint8Array;
}

/** Reads one value. @throws Error if the bytes aren't DER */
export function readDer(bytes: Uint8Array, from = 0): Der {
  const tag = bytes[from];
  let length = bytes[from + 1];
  if (tag === undefined || length === undefined) throw new Error('the data ends too early');
  if ((tag & 0x1f) === 0x1f) throw new Error('a tag of more than one byte');
  let start = from + 2;
  if (length >= 0x80) {
    const size = length & 0x7f;
    if (size === 0 || size > 4) throw new Error('a length that DER does not allow');
    length = 0;
    for (let index = 0; index < size; index += 1) length = length * 256 + (bytes[start + index] ?? 0);
    start += size;
  }
  if (start + length > bytes.length) throw new Error('the data ends too early');
  return { tag, value: bytes.subarray(start, start + length), raw: bytes.subarray(from, start + length) };
}

/** The values inside a constructed one. @throws Error if they aren't DER, or there are more than in any certificate */
export function children({ value }: Pick<Der, 'value'>): Der[] {
  const found: Der[] = [];
  for (let place = 0; place < value.length; ) {
    const next = readDer(value, place);
    found.push(next);
    place += next.raw.length;
    if (found.length > 1000) throw new Error('too many values');
  }
  return found;
}

/** An OBJECT IDENTIFIER in dotted form: `1.2.840.113549.1.1.11`. */
export function oid({ value }: Pick<Der, 'value'>): string {
  const numbers: bigint[] = [];
  let number = 0n;
  for (const byte of value.subarray(0, 100)) {
    number = number * 128n + BigInt(byte & 0x7f);
    if (byte & 0x80) continue;
    numbers.push(number);
    number = 0n;
  }
  const [first = 0n, ...rest] = numbers;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...rest].join('.');
}

/** Text in any of the string types that certificates use. */
export function derText({ tag, value }: Der): string {
  // BMPString; the others are UTF-8, a subset of it, or conventionally Latin-1.
  if (tag === 0x1e) return new TextDecoder('utf-16be').decode(value);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(value);
  } catch {
    return new TextDecoder('latin1').decode(value);
  }
}

/** A UTCTime or GeneralizedTime. @returns undefined if it isn't one */
export function derTime({ tag, value }: Der): Date | undefined {
  const text = String.fromCharCode(...value.subarray(0, 20));
  const [, year = '', rest = ''] =
    (tag === 0x17 ? /^(\d{2})(\d{10})Z$/ : /^(\d{4})(\d{10})Z$/).exec(text) ?? [];
  if (!rest) return undefined;
  const full = year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`;
  const [month, day, hour, minute, second] = rest.match(/../g) ?? [];
  const time = new Date(`${full}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** Bytes as hexadecimal digits. @param between the separator between two bytes */
export const hex = (bytes: Uint8Array, between = ''): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);
