import { bytes, find, readU32, type Span, splice, u32, u64 } from '../bytes.ts';
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
    if (length < 8) break;
    at += length;
  }
  return found;
}

export const rootBoxes = (file: Uint8Array): Box[] =>
  boxesOf(file).filter(({ path }) => !path.includes('/', 1));

/** The box with a manifest store. */
export const contentProvenance = (store: Uint8Array, purpose = 'manifest') =>
  box('uuid', C2PA_UUID, u32(0), purpose, '\0', ...(purpose === 'update' ? [] : [u64(0)]), store);

/** Shifts the chunk offsets of a video with one track (`stco` with one entry) by this many bytes. */
export function shiftOffsets(mp4: Uint8Array, by: number): Uint8Array<ArrayBuffer> {
  const entry = find(mp4, 'stco') + 12;
  return splice(mp4, entry, 4, u32(readU32(mp4, entry) + by));
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
