import { broken, undecided } from '../faults.ts';
import type { ByteSource, FaultKind, Span } from '../types.ts';
import type { BmffBox } from './boxes.ts';

/** The extended type of C2PA's `uuid` boxes (C2PA 2.4, §A.5.1). */
export const C2PA_UUID = 'd8fec3d61b0e483c92975828877ec481';

/** Version and flags, then the purpose. */
const FIXED = 4;
const MAX_PURPOSE = 16;

/** Larger than any real manifest store. */
const MAX_STORE = 256 << 20;

/** A proof has one hash for each level of a tree. */
const MAX_PROOF = 16_384;

const STORE_PURPOSES = ['manifest', 'original', 'update'] as const;
type StorePurpose = (typeof STORE_PURPOSES)[number];

/** A C2PA `uuid` box with a manifest store. */
export interface StoreBox {
  box: BmffBox;
  purpose: StorePurpose;
  /** The offset of the first `merkle` box, according to this box, or 0. */
  merkleOffset: number;
  store: Span;
}

export interface C2paBoxes {
  stores: StoreBox[];
  /** `merkle` boxes in file order, each with the data after its purpose. */
  merkle: Array<{ box: BmffBox; data: Uint8Array }>;
}

const refuse = (message: string, box: BmffBox, kind: FaultKind = 'unreadable store') =>
  broken('assertion.bmffHash.mismatch', 'A.5.3', message, [{ start: box.start, length: box.length }], kind);

/** @throws Refused if a byte isn't zero: nothing unhashed may hide after the content of a box */
async function requireZeros(source: ByteSource, { start, length }: Span, box: BmffBox): Promise<void> {
  const step = 1 << 20;
  for (let from = start; from < start + length; from += step) {
    const bytes = await source.read({ start: from, length: Math.min(step, start + length - from) });
    const found = bytes.findIndex((byte) => byte !== 0);
    if (found >= 0)
      throw refuse(
        `The C2PA box at byte ${box.start} has data after its content, at byte ${from + found}. No hash covers it.`,
        box,
        'added bytes',
      );
  }
}

async function purposeOf(source: ByteSource, box: BmffBox): Promise<{ purpose: string; data: number }> {
  const from = box.start + box.header;
  const bytes = await source.read({
    start: from,
    length: Math.min(FIXED + MAX_PURPOSE, box.start + box.length - from),
  });
  const end = bytes.indexOf(0, FIXED);
  if (box.header !== 24 || end < 0) throw refuse(`The C2PA box at byte ${box.start} has no purpose.`, box);
  if (bytes.subarray(0, FIXED).some((byte) => byte !== 0))
    throw refuse(`The C2PA box at byte ${box.start} has a version or flags other than 0.`, box);
  return { purpose: String.fromCharCode(...bytes.subarray(FIXED, end)), data: from + end + 1 };
}

/** The JUMBF box at the start of a store box's data. */
async function storeIn(source: ByteSource, box: BmffBox, start: number): Promise<Span> {
  const end = box.start + box.length;
  const head = await source.read({ start, length: Math.min(16, end - start) });
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 8 || String.fromCharCode(...head.subarray(4, 8)) !== 'jumb')
    throw refuse(`The C2PA box at byte ${box.start} doesn't hold a manifest store.`, box);
  const short = view.getUint32(0);
  const long = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short;
  const length = long === 0 ? end - start : long;
  if (length < 8 || length > end - start)
    throw refuse(`The manifest store at byte ${start} doesn't fit into its box.`, box);
  if (length > MAX_STORE) throw undecided(`The manifest store is too large to read: ${length} bytes.`);
  return { start, length };
}

async function storeBox(
  source: ByteSource,
  box: BmffBox,
  purpose: StorePurpose,
  data: number,
): Promise<StoreBox> {
  const end = box.start + box.length;
  if (data + 8 > end) throw refuse(`The C2PA box at byte ${box.start} is cut off.`, box);
  const bytes = await source.read({ start: data, length: 8 });
  const merkleOffset = Number(new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0));
  const store = await storeIn(source, box, data + 8);
  const after = store.start + store.length;
  await requireZeros(source, { start: after, length: end - after }, box);
  return { box, purpose, merkleOffset, store };
}

async function merkleData(source: ByteSource, box: BmffBox, start: number): Promise<Uint8Array> {
  const length = box.start + box.length - start;
  if (length > MAX_PROOF) throw refuse(`The Merkle box at byte ${box.start} has ${box.length} bytes.`, box);
  return source.read({ start, length });
}

/**
 * The C2PA boxes of a file. They aren't hashed, so each must contain what its purpose says.
 * @throws Refused for boxes that contain anything but a manifest store or Merkle data, and for too many boxes
 */
export async function c2paBoxesOf(source: ByteSource, roots: readonly BmffBox[]): Promise<C2paBoxes> {
  const found: C2paBoxes = { stores: [], merkle: [] };
  for (const box of roots) {
    if (box.userType !== C2PA_UUID) continue;
    const { purpose, data } = await purposeOf(source, box);
    const storePurpose = STORE_PURPOSES.find((one) => one === purpose);
    if (storePurpose) found.stores.push(await storeBox(source, box, storePurpose, data));
    else if (purpose === 'merkle') found.merkle.push({ box, data: await merkleData(source, box, data) });
    else
      throw refuse(
        `The C2PA box at byte ${box.start} has the unknown purpose ${JSON.stringify(purpose)}.`,
        box,
      );
  }
  requireOneStore(found);
  return found;
}

/** One `manifest`; or one `original` and one `update` (§A.5.3). A file without one has its store elsewhere. */
function requireOneStore({ stores, merkle }: C2paBoxes): void {
  const [first, second, third] = stores;
  if (first && (third || (second && `${first.purpose} ${second.purpose}` !== 'original update')))
    throw refuse(
      `The file has ${stores.length} manifest stores: ${stores.map(({ purpose }) => purpose).join(', ')}.`,
      third?.box ?? second?.box ?? first.box,
      'several stores',
    );
  if (first && !second && first.purpose !== 'manifest')
    throw refuse(`The file has a manifest store for "${first.purpose}" alone.`, first.box);
  for (const { box, merkleOffset } of stores)
    if (merkleOffset !== 0 && !merkle.some((one) => one.box.start === merkleOffset))
      throw refuse(`The C2PA box at byte ${box.start} names a Merkle box that isn't there.`, box);
}
