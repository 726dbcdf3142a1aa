import { bytes, readU16, type Span, splice, u8, u16, u32 } from '../bytes.ts';
import type { Embed } from './container.ts';

/** A JPEG segment: its marker and its position. The scan's data belongs to `SOS`. */
export interface Segment extends Span {
  marker: number;
  /** As in the box hash: `SOI`, `APP1`, `DQT`. */
  name: string;
}

const NAMES: Readonly<Record<number, string>> = {
  216: 'SOI',
  217: 'EOI',
  218: 'SOS',
  219: 'DQT',
  196: 'DHT',
  221: 'DRI',
  254: 'COM',
};

const nameOf = (marker: number) =>
  NAMES[marker] ??
  (marker >= 0xe0 && marker <= 0xef
    ? `APP${marker - 0xe0}`
    : marker < 0xd0
      ? `SOF${marker - 0xc0}`
      : `${marker}`);

/** The segments of a JPEG with one or more scans, up to the end of the image. */
export function segmentsOf(file: Uint8Array): Segment[] {
  const found: Segment[] = [];
  for (let at = 0; at + 1 < file.length; ) {
    const marker = file[at + 1] ?? 0;
    const isBare = marker === 0xd8 || marker === 0xd9;
    let end = at + 2 + (isBare ? 0 : readU16(file, at + 2));
    if (marker === 0xda)
      while (end + 1 < file.length && !(file[end] === 0xff && isMarker(file[end + 1] ?? 0))) end += 1;
    found.push({ marker, name: nameOf(marker), start: at, length: end - at });
    if (marker === 0xd9) break;
    at = end;
  }
  return found;
}

/** In entropy-coded data, FF 00 is a byte of data and FF D0–D7 a restart; every other marker ends it. */
const isMarker = (code: number) => code !== 0 && !(code >= 0xd0 && code <= 0xd7);

export const segment = (marker: number, ...content: ReadonlyArray<Uint8Array | string>) => {
  const body = bytes(...content);
  return bytes(u8(0xff, marker), u16(body.length + 2), body);
};

export interface App11Options {
  /** Box instance number: segments of one box share it. */
  instance?: number;
  /** Bytes of the box in one segment, without the repeated header. */
  perSegment?: number;
  /** Written after the box in the last segment. */
  trailing?: Uint8Array;
  /** Number of the first packet. */
  first?: number;
}

/** A box as APP11 segments (ISO 19566-5): each repeats the box's first eight bytes. */
export function app11(
  store: Uint8Array,
  { instance = 1, perSegment = 60_000, trailing = u8(), first = 1 }: App11Options = {},
): Uint8Array<ArrayBuffer>[] {
  const [head, body] = [store.subarray(0, 8), store.subarray(8)];
  const count = Math.max(1, Math.ceil(body.length / perSegment));
  return Array.from({ length: count }, (_, index) => {
    const part = body.subarray(index * perSegment, (index + 1) * perSegment);
    const end = index === count - 1 ? trailing : u8();
    return segment(0xeb, 'JP', u16(instance), u32(first + index), head, part, end);
  });
}

/** Inserts segments into a JPEG, after SOI or after JFIF's APP0. */
export function insertSegments(jpeg: Uint8Array, ...segments: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return splice(jpeg, afterApp0(jpeg), 0, bytes(...segments));
}

export function afterApp0(jpeg: Uint8Array): number {
  const [soi, next] = segmentsOf(jpeg);
  const last = next?.name === 'APP0' ? next : soi;
  return (last?.start ?? 0) + (last?.length ?? 2);
}

/** Embeds a store in a JPEG. */
export const intoJpeg =
  (options?: App11Options): Embed =>
  (media, store) => {
    const all = bytes(...app11(store, options));
    const start = afterApp0(media);
    return { file: splice(media, start, 0, all), spans: [{ start, length: all.length }] };
  };
