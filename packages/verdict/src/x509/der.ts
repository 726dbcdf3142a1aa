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
    if (size === 0 || size > 4) throw new Error('a length that DER doesn’t allow');
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

/** More than any object identifier that a certificate needs. */
const MAX_OID_BYTES = 100;

/**
 * An OBJECT IDENTIFIER in dotted form: `1.2.840.113549.1.1.11`. Bytes that aren't one become a text that equals no
 * identifier: a reader that ignored the rest would take a malformed identifier for a known one.
 * @see https://www.itu.int/rec/T-REC-X.690-202102-I/en clause 8.19
 */
export function oid({ value }: Pick<Der, 'value'>): string {
  const numbers: bigint[] = [];
  let number = 0n;
  let isComplete = true;
  for (const byte of value.subarray(0, MAX_OID_BYTES)) {
    // A number in more bytes than it needs.
    if (isComplete && byte === 0x80) return notAnOid(value);
    number = number * 128n + BigInt(byte & 0x7f);
    isComplete = (byte & 0x80) === 0;
    if (!isComplete) continue;
    numbers.push(number);
    number = 0n;
  }
  const [first, ...rest] = numbers;
  if (first === undefined || !isComplete || value.length > MAX_OID_BYTES) return notAnOid(value);
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...rest].join('.');
}

const notAnOid = (value: Uint8Array): string => `not an OID (${hex(value.subarray(0, 16))})`;

/** Text in any of the string types that certificates use. A byte order mark is a character like any other. */
export function derText({ tag, value }: Der): string {
  // BMPString; the others are UTF-8, a subset of it, or conventionally Latin-1.
  if (tag === 0x1e) return new TextDecoder('utf-16be', { ignoreBOM: true }).decode(value);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(value);
  } catch {
    return new TextDecoder('latin1').decode(value);
  }
}

const TIMES: Readonly<Record<number, RegExp>> = {
  23: /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/,
  24: /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/,
};

/**
 * A UTCTime or GeneralizedTime in the only forms that certificates allow.
 * @returns undefined if it isn't one, or no such day or time exists
 * @see https://www.rfc-editor.org/rfc/rfc5280.html#section-4.1.2.5
 */
export function derTime({ tag, value }: Pick<Der, 'tag' | 'value'>): Date | undefined {
  const match = TIMES[tag]?.exec(String.fromCharCode(...value.subarray(0, 20)));
  if (!match) return undefined;
  const [, year = '', month, day, hour, minute, second] = match;
  const full = year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`;
  const written = `${full}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const time = new Date(written);
  // `Date` turns February 30 into March 2, and 24:00 into the next day.
  return Number.isNaN(time.getTime()) || time.toISOString() !== written ? undefined : time;
}

/** Bytes as hexadecimal digits. @param between the separator between two bytes */
export const hex = (bytes: Uint8Array, between = ''): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(between);
