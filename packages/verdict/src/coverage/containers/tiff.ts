import type { ByteSource, Span, Uncovered } from '../types.ts';
import { BrokenContainer, type Container, latin, SeveralStores } from './container.ts';

const C2PA_TAG = 0xcd41;
/** The location of the images: StripOffsets with StripByteCounts, TileOffsets with TileByteCounts. */
const MEDIA_TAGS: ReadonlyArray<readonly [offsets: number, lengths: number]> = [
  [273, 279],
  [324, 325],
];
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  13: 4,
  16: 8,
  17: 8,
};
const MAX_DIRECTORIES = 1000;
const MAX_ENTRIES = 4096;
const MAX_VALUES = 100_000;

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** The position and length of the count. */
  countAt: Span;
  /** The position of the values. */
  data: Span;
}

/** Reads numbers in the file's byte order. */
class Fields {
  readonly #source: ByteSource;
  readonly #isLittle: boolean;

  constructor(source: ByteSource, isLittle: boolean) {
    this.#source = source;
    this.#isLittle = isLittle;
  }

  /** Consecutive integers of the same size. @throws BrokenContainer if the file ends before them */
  async list(start: number, size: number, count: number): Promise<number[]> {
    const bytes = await this.#source.read({ start, length: size * count });
    if (bytes.length < size * count)
      throw new BrokenContainer(`the TIFF ends at byte ${this.#source.size}, within a field`);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return Array.from({ length: count }, (_, index) => this.#at(view, index * size, size));
  }

  async one(start: number, size: number): Promise<number> {
    const [value = 0] = await this.list(start, size, 1);
    return value;
  }

  #at(view: DataView, place: number, size: number): number {
    if (size === 1) return view.getUint8(place);
    if (size === 2) return view.getUint16(place, this.#isLittle);
    if (size === 4) return view.getUint32(place, this.#isLittle);
    return Number(view.getBigUint64(place, this.#isLittle));
  }
}

/** Every entry of the chain of main directories. */
async function entriesOf(fields: Fields): Promise<Entry[]> {
  const isBig = (await fields.one(2, 2)) === 43;
  const word = isBig ? 8 : 4;
  const entrySize = isBig ? 20 : 12;
  const seen = new Set<number>();
  const entries: Entry[] = [];
  let directory = await fields.one(isBig ? 8 : 4, word);
  while (directory !== 0) {
    if (seen.has(directory) || seen.size > MAX_DIRECTORIES)
      throw new BrokenContainer('its directories form a loop');
    seen.add(directory);
    const many = await fields.one(directory, isBig ? 8 : 2);
    if (many > MAX_ENTRIES) throw new BrokenContainer('a TIFF directory has too many entries');
    const first = directory + (isBig ? 8 : 2);
    for (let index = 0; index < many; index += 1)
      entries.push(await entryAt(fields, first + index * entrySize, word));
    directory = await fields.one(first + many * entrySize, word);
  }
  return entries;
}

async function entryAt(fields: Fields, start: number, word: number): Promise<Entry> {
  const [tag = 0, type = 0] = await fields.list(start, 2, 2);
  const [count = 0, value = 0] = await fields.list(start + 4, word, 2);
  const length = count * (SIZES[type] ?? 1);
  const data = { start: length <= word ? start + 4 + word : value, length };
  return { tag, type, count, countAt: { start: start + 4, length: word }, data };
}

/** The ranges of the image, according to the main directories. */
async function mediaOf(fields: Fields, entries: readonly Entry[]): Promise<Span[]> {
  const valuesOf = (entry: Entry | undefined) =>
    entry ? fields.list(entry.data.start, SIZES[entry.type] ?? 4, Math.min(entry.count, MAX_VALUES)) : [];
  const media: Span[] = [];
  for (const [offsets, lengths] of MEDIA_TAGS) {
    const sizes = entries.filter(({ tag }) => tag === lengths);
    for (const [index, entry] of entries.filter(({ tag }) => tag === offsets).entries()) {
      const all = await valuesOf(sizes[index]);
      for (const [place, start] of (await valuesOf(entry)).entries())
        media.push({ start, length: all[place] ?? 1 });
    }
  }
  return media;
}

/**
 * The manifest store of a TIFF or DNG: the data of tag 0xCD41 (C2PA 2.4, §A.3.6). The tag's count changes with the store
 * and may be left out too (§18.5.5).
 * @throws BrokenContainer, SeveralStores
 */
export async function tiffContainer(source: ByteSource): Promise<Container> {
  const isLittle = latin(await source.read({ start: 0, length: 2 })) === 'II';
  const fields = new Fields(source, isLittle);
  const entries = await entriesOf(fields);
  const found = entries.filter(({ tag }) => tag === C2PA_TAG);
  const [entry] = found;
  if (!entry) return { format: 'TIFF', bookkeeping: [], metadata: [] };
  if (found.length > 1)
    throw new SeveralStores(
      `the file has ${found.length} tags 0xCD41`,
      found.map(({ data }) => data),
    );
  if (entry.data.start + entry.data.length > source.size)
    throw new BrokenContainer('the manifest store of tag 0xCD41 is cut off');
  const count: Uncovered = { kind: 'bookkeeping', name: 'count of tag 0xCD41', ...entry.countAt };
  return {
    format: 'TIFF',
    unit: { name: 'tag 0xCD41', ...entry.data },
    store: await source.read(entry.data),
    bookkeeping: [count],
    metadata: [],
    media: await mediaOf(fields, entries),
  };
}
