import { broken, undecided } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';

/** A box of an ISO base media file (ISO/IEC 14496-12, 4.2). Offsets count from the start of the file. */
export interface BmffBox extends Span {
  /** Four characters, one for each byte. */
  type: string;
  /** Types from the root: `/moov/trak`. */
  path: string;
  /** Size of the box header, bytes: 8 or 16, and 16 more in a `uuid` box. */
  header: number;
  /** The extended type of a `uuid` box, hexadecimal. */
  userType?: string;
  /** Child boxes, only for containers that this reader knows. */
  children?: BmffBox[];
  /** Version and flags, if the box starts with them. */
  full?: { version: number; flags: number };
}

/** Containers without fields: the first child directly follows the header. */
export const PLAIN_CONTAINERS: ReadonlySet<string> = new Set(
  'moov trak edts mdia minf dinf stbl mvex moof traf mfra udta meco tref'.split(' '),
);

/** Boxes that start with a version and flags, of those that an exclusion could select by them. */
const FULL_BOXES: ReadonlySet<string> = new Set(
  `pdin mvhd tkhd mdhd hdlr nmhd elng stsd stdp stts ctts cslg stss stsh elst dref stsz stz2 stsc stco co64 padb subs
  saiz saio mehd trex mfhd tfhd trun tfra mfro tfdt leva trep assp sbgp sgpd csgp cprt tsel kind meta iloc pitm ipro
  infe iinf iref schm sidx ssix prft vmhd smhd hmhd sthd emsg pssh`.split(/\s+/),
);

/** More than any movie needs; stops a file made of empty boxes. */
const MAX_BOXES = 100_000;
const MAX_DEPTH = 12;

const MALFORMED = 'assertion.bmffHash.mismatch';

/**
 * The boxes of a file, as a tree.
 * @throws Refused when a box is larger than its parent, or when there are too many
 */
export async function readBoxes(source: ByteSource): Promise<BmffBox[]> {
  const read = windowed(source);
  let count = 0;

  const refuse = (parent: string, start: number) =>
    parent === ''
      ? broken(MALFORMED, '18.6.2', `The box at byte ${start} doesn't fit into the file.`)
      : undecided(`The box at byte ${start} doesn't fit into ${parent}.`);

  async function header(start: number, end: number, parent: string): Promise<BmffBox> {
    const view = await read(start, 32);
    const short = view.getUint32(0);
    const type = typeAt(view, 4);
    let head = short === 1 ? 16 : 8;
    if (view.byteLength < head) throw refuse(parent, start);
    let length = short === 1 ? Number(view.getBigUint64(8)) : short;
    // Zero means the rest of the file, and is only allowed in the last box.
    if (short === 0) length = end - start;
    // An unfinished recording: the media that exists is still hashed.
    if (type === 'mdat') length = Math.min(length, end - start);
    const box: BmffBox = { type, path: `${parent}/${type}`, start, length, header: head };
    if (type === 'uuid') {
      if (view.byteLength < head + 16) throw refuse(parent, start);
      box.userType = hex(view, head, 16);
      head += 16;
      box.header = head;
    }
    if (length < head || length > end - start || (short === 0 && parent !== '')) throw refuse(parent, start);
    return box;
  }

  /** QuickTime's `meta` has no version and flags: its first child, `hdlr`, follows directly. */
  async function addFull(box: BmffBox): Promise<void> {
    if (!FULL_BOXES.has(box.type) || box.length < box.header + 4) return;
    const view = await read(box.start + box.header, Math.min(8, box.length - box.header));
    if (view.byteLength >= 8 && typeAt(view, 4) === 'hdlr') return;
    box.full = { version: view.getUint8(0), flags: view.getUint32(0) & 0xffffff };
  }

  async function boxesIn(from: number, end: number, parent: string, depth: number): Promise<BmffBox[]> {
    if (depth > MAX_DEPTH) throw undecided(`Boxes are nested more than ${MAX_DEPTH} deep.`);
    const boxes: BmffBox[] = [];
    // Up to 7 bytes after the last box can't be a box. They're hashed with everything else.
    for (let start = from; start + 8 <= end; ) {
      count += 1;
      if (count > MAX_BOXES) throw undecided(`The file has more than ${MAX_BOXES} boxes.`);
      const box = await header(start, end, parent).catch((error: unknown) => {
        // QuickTime user data ends with four zero bytes, and some of it isn't a list of boxes.
        if (parent.includes('/udta')) return undefined;
        throw error;
      });
      if (!box) break;
      await addFull(box);
      const inside = box.start + box.header + (box.full ? 4 : 0);
      if (PLAIN_CONTAINERS.has(box.type) || box.type === 'meta')
        box.children = await boxesIn(inside, box.start + box.length, box.path, depth + 1);
      boxes.push(box);
      start += box.length;
    }
    return boxes;
  }

  return boxesIn(0, source.size, '', 0);
}

/** A box and all boxes inside it, in file order. */
export function* withDescendants(boxes: readonly BmffBox[]): Generator<BmffBox> {
  for (const box of boxes) {
    yield box;
    if (box.children) yield* withDescendants(box.children);
  }
}

/** Larger than any table in a real file. */
const MAX_TABLE = 64 << 20;

/** The contents of a box that has a version and flags, after these. @throws Refused when it's too large to read */
export async function contentOf(source: ByteSource, box: BmffBox): Promise<DataView> {
  const skipped = box.header + 4;
  const length = box.length - skipped;
  if (length > MAX_TABLE) throw undecided(`The box ${box.path} is too large to read: ${box.length} bytes.`);
  const bytes = await source.read({ start: box.start + skipped, length });
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const HEADER_WINDOW = 4096;

/** Reads small pieces near each other with few reads. */
function windowed(source: ByteSource) {
  let start = 0;
  let bytes: Uint8Array = new Uint8Array(0);
  return async (place: number, length: number): Promise<DataView> => {
    if (place < start || place + length > start + bytes.length) {
      start = place;
      bytes = await source.read({ start, length: Math.min(HEADER_WINDOW, source.size - start) });
    }
    const from = place - start;
    return new DataView(bytes.buffer, bytes.byteOffset + from, Math.min(length, bytes.length - from));
  };
}

const typeAt = (view: DataView, place: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(place + index)));

const hex = (view: DataView, place: number, length: number): string =>
  Array.from({ length }, (_, index) =>
    view
      .getUint8(place + index)
      .toString(16)
      .padStart(2, '0'),
  ).join('');
