import { undecided } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, contentOf, withDescendants } from './boxes.ts';
import { isSelfContained } from './sample-tables.ts';

/** Reads consecutive numbers of 0, 4, or 8 bytes. */
class Cursor {
  readonly #view: DataView;
  readonly #what: string;
  #place = 0;

  constructor(view: DataView, what: string) {
    this.#view = view;
    this.#what = what;
  }

  next(size: number): number {
    const place = this.#place;
    if (place + size > this.#view.byteLength) throw undecided(`${this.#what} is cut off.`);
    this.#place += size;
    if (size === 0) return 0;
    if (size === 1) return this.#view.getUint8(place);
    if (size === 2) return this.#view.getUint16(place);
    if (size === 4) return this.#view.getUint32(place);
    if (size === 8) return Number(this.#view.getBigUint64(place));
    throw undecided(`${this.#what} has fields of ${size} bytes.`);
  }
}

/** A piece of an item: from the start of the file, or from the start of the data of `idat`. */
interface ItemExtent extends Span {
  isInIdat: boolean;
}

/** `iloc` (ISO/IEC 14496-12, 8.11.3). Construction method 2 refers to pieces of other items, which are checked with those items. */
async function* locations(source: ByteSource, iloc: BmffBox, isExternal: () => Promise<boolean>) {
  const cursor = new Cursor(await contentOf(source, iloc), iloc.path);
  const version = iloc.full?.version ?? 0;
  if (version > 2) throw undecided(`${iloc.path} has version ${version}.`);
  const sizes = cursor.next(2);
  const wide = version === 2 ? 4 : 2;
  const count = cursor.next(wide);
  for (let item = 0; item < count; item += 1) {
    cursor.next(wide); // the item's number
    const method = version > 0 ? cursor.next(2) & 15 : 0;
    if (cursor.next(2) !== 0 && (await isExternal()))
      throw undecided('An item is in another file, which no hash of this file covers.');
    const base = cursor.next((sizes >> 4) & 15);
    const extents = cursor.next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      if (version > 0) cursor.next(sizes & 15);
      const start = base + cursor.next(sizes >> 12);
      // A length of 0 means the whole source, so its start is enough.
      const length = Math.max(1, cursor.next((sizes >> 8) & 15));
      if (method < 2) yield { start, length, isInIdat: method === 1 } satisfies ItemExtent;
    }
  }
}

/** The extents of the items of all `meta` boxes. */
export async function* itemExtents(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<Span> {
  for (const meta of withDescendants(roots)) {
    if (meta.type !== 'meta') continue;
    const child = (type: string) => meta.children?.find((one) => one.type === type);
    const idat = child('idat');
    const dref = child('dinf')?.children?.find(({ type }) => type === 'dref');
    const isExternal = async () => !dref || !(await isSelfContained(source, dref));
    for (const iloc of meta.children ?? []) {
      if (iloc.type !== 'iloc') continue;
      for await (const { start, length, isInIdat } of locations(source, iloc, isExternal))
        if (!isInIdat) yield { start, length };
        else if (idat) yield { start: idat.start + idat.header + start, length };
    }
  }
}
