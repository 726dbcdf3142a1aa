import { bytes, u8 } from './bytes.ts';

/** A value of ASN.1 in DER. */
export function der(tag: number, ...content: ReadonlyArray<Uint8Array | string>): Uint8Array<ArrayBuffer> {
  const body = bytes(...content);
  const { length } = body;
  if (length < 0x80) return bytes(u8(tag, length), body);
  const digits = length < 0x100 ? [length] : [length >> 8, length & 255];
  return bytes(u8(tag, 0x80 | digits.length, ...digits), body);
}

export const sequence = (...content: Uint8Array[]) => der(0x30, ...content);
export const set = (...content: Uint8Array[]) => der(0x31, ...content);
export const octets = (content: Uint8Array) => der(0x04, content);
/** A whole number below 128. */
export const small = (value: number) => der(0x02, u8(value));

/** An OBJECT IDENTIFIER from its dotted numbers. */
export function oid(dotted: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const digits = (value: number): number[] =>
    value < 128 ? [value] : [...digits(Math.floor(value / 128)).map((one) => one | 128), value & 127];
  return der(0x06, u8(first * 40 + second, ...rest.flatMap(digits)));
}

/** GeneralizedTime has a resolution of one second here. */
export const time = (when: Date) => der(0x18, `${when.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`);

/** Converts ECDSA's concatenated r and s to two numbers in DER. */
export function ecdsaDer(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const number = (half: Uint8Array) => {
    const from = half.findIndex((byte) => byte !== 0);
    const digits = half.subarray(Math.max(from, 0));
    return der(0x02, (digits[0] ?? 0) > 127 ? bytes(u8(0), digits) : digits);
  };
  return sequence(number(raw.subarray(0, raw.length / 2)), number(raw.subarray(raw.length / 2)));
}
