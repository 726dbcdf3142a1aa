import { boxes } from '../../jumbf.ts';
import { broken, undecided } from '../faults.ts';
import type { ByteSource, FaultKind } from '../types.ts';
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
  /** JUMBF. */
  store: Uint8Array;
}

export interface C2paBoxes {
  stores: StoreBox[];
  /** `merkle` boxes in file order, each with the data after its purpose. */
  merkle: Array<{ box: BmffBox; data: Uint8Array }>;
}

const refuse = (message: string, box: BmffBox, kind: FaultKind = 'unreadable store') =>
  broken('assertion.bmffHash.mismatch', 'A.5.3', message, [{ start: box.start, length: box.length }], kind);

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

/** The box with a store: the place of Merkle data, the store, and zeros. Nothing unhashed may hide after the store. */
async function storeBox(
  source: ByteSource,
  box: BmffBox,
  purpose: StorePurpose,
  data: number,
): Promise<StoreBox> {
  const length = box.start + box.length - data;
  if (length > MAX_STORE) throw undecided(`The manifest store is too large to read: ${length} bytes.`);
  const bytes = await source.read({ start: data, length });
  const [store] = boxes(bytes, 8, bytes.length);
  if (store?.type !== 'jumb')
    throw refuse(`The C2PA box at byte ${box.start} doesn't hold a whole manifest store.`, box);
  const found = bytes.findIndex((byte, place) => place >= store.to && byte !== 0);
  if (found >= 0)
    throw refuse(
      `The C2PA box at byte ${box.start} has data after its content, at byte ${data + found}. No hash covers it.`,
      box,
      'added bytes',
    );
  const merkleOffset = Number(new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0));
  return { box, purpose, merkleOffset, store: bytes.subarray(store.start, store.to) };
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
  const purposes = stores.map(({ purpose }) => purpose).join(', ');
  const last = stores.at(-1);
  if (last && purposes !== 'manifest' && purposes !== 'original, update')
    throw stores.length > 1
      ? refuse(`The file has ${stores.length} manifest stores: ${purposes}.`, last.box, 'several stores')
      : refuse(`The file has a manifest store for "${purposes}" alone.`, last.box);
  for (const { box, merkleOffset } of stores)
    if (merkleOffset !== 0 && !merkle.some((one) => one.box.start === merkleOffset))
      throw refuse(`The C2PA box at byte ${box.start} names a Merkle box that isn't there.`, box);
}
