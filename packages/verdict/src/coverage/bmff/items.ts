import { undecided } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, contentOf, withDescendants } from './boxes.ts';
import { isSelfContained, uint64 } from './sample-tables.ts';

/** Reads consecutive numbers of 0, 2, 4, or 8 bytes. */
function numbersIn(view: DataView): (size: number) => number {
  let place = 0;
  return (size) => {
    place += size;
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(place - 2);
    if (size === 4) return view.getUint32(place - 4);
    if (size === 8) return uint64(view, place - 8);
    throw undecided(`The index of an image has fields of ${size} bytes.`);
  };
}

/** A piece of an item: from the start of the file, or from the start of the data of `idat`. */
interface ItemExtent extends Span {
  isInIdat: boolean;
}

/** `iloc` (ISO/IEC 14496-12, 8.11.3). Construction method 2 refers to pieces of other items, which are checked with those items. */
async function* locations(source: ByteSource, iloc: BmffBox, isExternal: () => Promise<boolean>) {
  const next = numbersIn(await contentOf(source, iloc));
  const version = iloc.full?.version ?? 0;
  if (version > 2) throw undecided(`${iloc.path} has version ${version}.`);
  const sizes = next(2);
  const wide = version === 2 ? 4 : 2;
  const count = next(wide);
  for (let item = 0; item < count; item += 1) {
    next(wide); // the item's number
    const method = version > 0 ? next(2) & 15 : 0;
    if (next(2) !== 0 && (await isExternal()))
      throw undecided('An item is in another file, which no hash of this file covers.');
    const base = next((sizes >> 4) & 15);
    const extents = next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) next(sizes & 15);
      const start = base + next(sizes >> 12);
      // A length of 0 means the whole source, so its start is enough.
      const length = Math.max(1, next((sizes >> 8) & 15));
      if (method < 2) yield { start, length, isInIdat: method === 1 } satisfies ItemExtent;
    }
  }
}

/** The extents of all items. */
export async function* itemExtents(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<Span> {
  for (const { children = [] } of withDescendants(roots)) {
    const child = (type: string) => children.find((one) => one.type === type);
    const idat = child('idat');
    const dref = child('dinf')?.children?.find(({ type }) => type === 'dref');
    const isExternal = async () => !dref || !(await isSelfContained(source, dref));
    for (const iloc of children) {
      if (iloc.type !== 'iloc') continue;
      for await (const { start, length, isInIdat } of locations(source, iloc, isExternal))
        if (!isInIdat) yield { start, length };
        else if (idat) yield { start: idat.start + idat.header + start, length };
    }
  }
}
