import { createHash } from 'node:crypto';

/** Concatenates byte strings and text (Latin-1). */
export function bytes(...parts: ReadonlyArray<Uint8Array | string>): Uint8Array<ArrayBuffer> {
  const all = parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part));
  return Uint8Array.from(Buffer.concat(all));
}

export const u8 = (...values: number[]): Uint8Array<ArrayBuffer> => Uint8Array.from(values);
export const u16 = (value: number): Uint8Array<ArrayBuffer> => u8((value >>> 8) & 255, value & 255);
export const u32 = (value: number): Uint8Array<ArrayBuffer> =>
  u8(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
/** Four bytes, least significant first: RIFF. */
export const u32le = (value: number): Uint8Array<ArrayBuffer> => u32(value).reverse();
export const u64 = (value: number | bigint): Uint8Array<ArrayBuffer> => {
  const buffer = Buffer.alloc(8);
  buffer.writeBigUInt64BE(BigInt(value));
  return Uint8Array.from(buffer);
};

export const readU16 = (from: Uint8Array, at: number): number =>
  Buffer.from(from.subarray(at, at + 2)).readUInt16BE();
export const readU32 = (from: Uint8Array, at: number): number =>
  Buffer.from(from.subarray(at, at + 4)).readUInt32BE();

/** `length` bytes of a file, beginning at `start`. */
export interface Span {
  start: number;
  length: number;
}

/** A copy with some bytes replaced. */
export const splice = (file: Uint8Array, start: number, length: number, put: Uint8Array | string = '') =>
  bytes(file.subarray(0, start), put, file.subarray(start + length));

/** A copy with the bits of one byte flipped at each of these positions. */
export function flip(file: Uint8Array, ...places: number[]): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(file);
  for (const place of places) copy[place] = (copy[place] ?? 0) ^ 0x55;
  return copy;
}

/** The position of text (Latin-1). @throws Error if it isn't there, because the file would silently not be forged */
export function find(file: Uint8Array, text: string, from = 0): number {
  const place = Buffer.from(file.buffer, file.byteOffset, file.length).indexOf(text, from, 'latin1');
  if (place < 0) throw new Error(`"${text}" isn't in these ${file.length} bytes`);
  return place;
}

export const sha = (algorithm: string, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return Uint8Array.from(hash.digest());
};
