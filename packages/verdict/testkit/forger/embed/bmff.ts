import { bytes, readU16, readU32, type Span, splice, u32, u64 } from '../bytes.ts';
import { box } from '../jumbf.ts';
import type { Embed } from './container.ts';

/** The UUID of C2PA boxes (C2PA 2.4, §A.5). */
export const C2PA_UUID = Uint8Array.from(Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex'));

export interface Box extends Span {
  type: string;
  /** `/moov/trak`, without numbers. */
  path: string;
}

const PLAIN = new Set([
  'moov',
  'trak',
  'mdia',
  'minf',
  'stbl',
  'dinf',
  'edts',
  'udta',
  'moof',
  'traf',
  'mvex',
  'iprp',
  'ipco',
]);

/** A file's boxes; children of container boxes follow their parent. */
export function boxesOf(file: Uint8Array, from = 0, to = file.length, parent = ''): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const length = readU32(file, at) || to - at;
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    const path = `${parent}/${type}`;
    found.push({ type, path, start: at, length });
    if (PLAIN.has(type)) found.push(...boxesOf(file, at + 8, at + length, path));
    // A box with version and flags comes before the boxes of an image.
    if (path === '/meta') found.push(...boxesOf(file, at + 12, at + length, path));
    if (length < 8) break;
    at += length;
  }
  return found;
}

export const rootBoxes = (file: Uint8Array): Box[] =>
  boxesOf(file).filter(({ path }) => !path.includes('/', 1));

/** The box with a manifest store. */
export const contentProvenance = (store: Uint8Array, purpose = 'manifest') =>
  box('uuid', C2PA_UUID, u32(0), purpose, '\0', u64(0), store);

/** A box of a file by its path. @throws Error if there's none */
export function boxAt(file: Uint8Array, path: string, nth = 0): Box {
  const found = boxesOf(file).filter((one) => one.path === path)[nth];
  if (!found) throw new Error(`the file has no ${path}`);
  return found;
}

/** Where a film's chunk offsets (`stco`) or an image's item offsets (`iloc`, version 1, one extent each) are in the file. */
export function offsetPlaces(file: Uint8Array, nth?: number): number[] {
  const tables = boxesOf(file).filter(({ type }) => type === 'stco' || type === 'iloc');
  return tables
    .filter((_, index) => nth === undefined || index === nth)
    .flatMap(({ type, start }) =>
      type === 'stco'
        ? Array.from({ length: readU32(file, start + 12) }, (_, index) => start + 16 + 4 * index)
        : Array.from({ length: readU16(file, start + 14) }, (_, index) => start + 24 + 16 * index),
    );
}

/** Shifts all offsets of media in a film or an image by this many bytes. */
export function shiftOffsets(file: Uint8Array, by: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(file);
  for (const place of offsetPlaces(file)) copy.set(u32(readU32(file, place) + by), place);
  return copy;
}

/** Replaces a box by others and adjusts the lengths of the boxes around it, not the offsets of media. */
export function withBox(file: Uint8Array, path: string, put: Uint8Array): Uint8Array<ArrayBuffer> {
  const { start, length } = boxAt(file, path);
  const around = boxesOf(file).filter((one) => one.start < start && one.start + one.length >= start + length);
  return around.reduce(
    (copy, one) => splice(copy, one.start, 4, u32(one.length + put.length - length)),
    splice(file, start, length, put),
  );
}

/** Embeds a store after `ftyp`, as the standard requires. */
export const intoBmff: Embed = (media, store) => {
  const put = contentProvenance(store);
  const start = readU32(media, 0);
  return {
    file: splice(shiftOffsets(media, put.length), start, 0, put),
    spans: [{ start, length: put.length }],
  };
};

export const free = (length: number, content: Uint8Array | string = '') =>
  box('free', bytes(content, new Uint8Array(Math.max(0, length - 8 - content.length))));
