import { superbox, typeUuid } from '../../jumbf.ts';
import {
  BrokenContainer,
  type Container,
  latin,
  type MetadataUnit,
  SeveralStores,
  startsWith,
} from './container.ts';

interface Segment {
  marker: number;
  start: number;
  /** The start of its content, after marker and length. */
  from: number;
  to: number;
}

const APP1 = 0xe1;
const APP11 = 0xeb;
const APP13 = 0xed;
const COM = 0xfe;
const SOS = 0xda;
const EOI = 0xd9;
/** Markers without a length: TEM, RST0–RST7, SOI, EOI. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);

/** The segments of the first image, up to its end. Bytes after that don't belong to a segment and are always hashed. */
function segmentsOf(bytes: Uint8Array): { segments: Segment[]; hasMore: boolean } {
  const segments: Segment[] = [];
  let place = 2;
  while (place + 1 < bytes.length) {
    if (bytes[place] !== 0xff) throw new BrokenContainer(`no JPEG marker at byte ${place}`);
    // Fill bytes can precede a marker; they don't belong to a segment.
    while (bytes[place + 1] === 0xff) place += 1;
    const start = place;
    const marker = bytes[place + 1] ?? 0;
    place += 2;
    if (marker === EOI) return { segments, hasMore: place < bytes.length };
    if (isAlone(marker)) continue;
    const length = ((bytes[place] ?? 0) << 8) | (bytes[place + 1] ?? 0);
    const to = place + length;
    if (length < 2 || to > bytes.length)
      throw new BrokenContainer(`the JPEG segment at byte ${start} is cut off`);
    segments.push({ marker, start, from: place + 2, to });
    place = marker === SOS ? endOfScan(bytes, to) : to;
  }
  return { segments, hasMore: false };
}

/** Where the entropy-coded data after a start of scan ends: at a marker that's neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let place = from; ; place += 1) {
    place = bytes.indexOf(0xff, place);
    if (place < 0) return bytes.length;
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
}

/** `JP`, box instance, packet number: what precedes a JUMBF box in APP11 (ISO 19566-5, D.2). */
const HEAD = 8;

const isJumbf = (bytes: Uint8Array, { marker, from, to }: Segment) =>
  marker === APP11 && to - from > HEAD + 8 && latin(bytes, from, from + 2) === 'JP';

const instanceOf = (bytes: Uint8Array, { from }: Segment) =>
  ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0);

const packetOf = (bytes: Uint8Array, { from }: Segment) =>
  new DataView(bytes.buffer, bytes.byteOffset + from + 4, 4).getUint32(0);

/** Whether a segment starts a box called `c2pa` with the manifest store's type (C2PA 2.4, §15.12.3.1). */
function beginsStore(bytes: Uint8Array, { from, to }: Segment): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + from + HEAD, to - from - HEAD);
  const head = view.getUint32(0) === 1 ? 16 : 8;
  const start = from + HEAD;
  const box = { type: latin(bytes, start + 4, start + 8), start, from: start + head, to };
  return superbox(bytes, box)?.uuid === typeUuid('c2pa');
}

/** The JUMBF box that segments carry: the header of the box is repeated in each and counts once. */
function joined(bytes: Uint8Array, segments: readonly Segment[]): Uint8Array {
  const parts = segments.map(({ from, to }, index) => {
    const start = from + HEAD;
    const isLong = new DataView(bytes.buffer, bytes.byteOffset + start, 4).getUint32(0) === 1;
    return bytes.subarray(index === 0 ? start : start + (isLong ? 16 : 8), to);
  });
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

const APP2 = 0xe2;
const ICC = 'ICC_PROFILE\0';
const METADATA: ReadonlyArray<readonly [marker: number, beginning: string, name: string]> = [
  [APP1, 'Exif\0\0', 'Exif'],
  [APP1, 'http://ns.adobe.com/xap/1.0/\0', 'XMP'],
  [APP1, 'http://ns.adobe.com/xmp/extension/\0', 'extended XMP'],
  [APP13, 'Photoshop 3.0\0', 'Photoshop and IPTC'],
  [COM, '', 'comment'],
];

function metadataUnit(bytes: Uint8Array, { marker, start, from, to }: Segment): MetadataUnit[] {
  const known = METADATA.find(
    ([of, text]) => of === marker && latin(bytes, from, from + text.length) === text,
  );
  return known ? [{ name: known[2], start, content: from, length: to - start }] : [];
}

/**
 * The manifest store of a JPEG 1 file: APP11 segments, one after another (C2PA 2.4, §A.3.1).
 * @throws BrokenContainer, SeveralStores
 */
export function jpegContainer(bytes: Uint8Array): Container {
  const { segments, hasMore } = segmentsOf(bytes);
  const metadata = segments.flatMap((segment) => metadataUnit(bytes, segment));
  const colors = segments
    .filter(({ marker, from }) => marker === APP2 && startsWith(bytes, ICC, from))
    .map(({ start, to }) => ({ start, length: to - start }));
  const jumbf = segments.filter((segment) => isJumbf(bytes, segment));
  const firsts = jumbf.filter((segment) => packetOf(bytes, segment) === 1 && beginsStore(bytes, segment));
  const [first] = firsts;
  if (!first) {
    // Other readers might find a store whose packets are numbered in an unusual way.
    if (jumbf.some((segment) => beginsStore(bytes, segment)))
      throw new BrokenContainer('the APP11 segments of the manifest store are not numbered from 1');
    return { format: 'JPEG', bookkeeping: [], metadata, colors, hasMore };
  }
  const own = jumbf.filter((segment) => instanceOf(bytes, segment) === instanceOf(bytes, first));
  const spans = own.map(({ start, to }) => ({ start, length: to - start }));
  if (firsts.length > 1)
    throw new SeveralStores(`${firsts.length} manifest stores are in APP11 segments`, spans);
  for (const [index, segment] of own.entries()) {
    const before = own[index - 1];
    if (packetOf(bytes, segment) !== index + 1 || (before && before.to !== segment.start))
      throw new SeveralStores('the APP11 segments of the manifest store are not in one piece', spans);
  }
  const end = own.at(-1)?.to ?? first.to;
  return {
    format: 'JPEG',
    unit: { name: 'APP11', start: first.start, length: end - first.start },
    store: joined(bytes, own),
    bookkeeping: [],
    metadata,
    colors,
    hasMore,
  };
}
