import type { ByteSource, Span, Uncovered } from '../types.ts';
import { BrokenContainer, type Container, latin, SeveralStores } from './container.ts';

const C2PA_TAG = 0xcd41;
/** More images of a file, such as the one that a camera took, next to smaller ones of it. */
const SUB_DIRECTORIES = 330;
/** The location of the images: strips, tiles, and JPEG in files from before 1995, each with its lengths. */
const MEDIA_TAGS: ReadonlyArray<readonly [offsets: number, lengths: number]> = [
  [273, 279],
  [324, 325],
  [513, 514],
];
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  16: 8,
  17: 8,
  18: 8,
};
const MAX_DIRECTORIES = 1000;
const MAX_ENTRIES = 4096;
const MAX_VALUES = 1_000_000;

interface Entry {
  tag: number;
  type: number;
  count: number;
  /** The position and length of the count. */
  countAt: Span;
  /** The position of the values. */
  data: Span;
}

interface Directory {
  span: Span;
  entries: Entry[];
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

/** The chain of main directories, without those that they refer to. */
async function chainOf(fields: Fields, isBig: boolean): Promise<Directory[]> {
  const seen = new Set<number>();
  const chain: Directory[] = [];
  let place = await fields.one(isBig ? 8 : 4, isBig ? 8 : 4);
  while (place !== 0) {
    if (seen.has(place) || seen.size > MAX_DIRECTORIES)
      throw new BrokenContainer('its directories form a loop');
    seen.add(place);
    const { next, ...directory } = await directoryAt(fields, place, isBig);
    chain.push(directory);
    place = next;
  }
  return chain;
}

async function directoryAt(fields: Fields, start: number, isBig: boolean) {
  const [word, countSize, entrySize] = isBig ? [8, 8, 20] : [4, 2, 12];
  const count = await fields.one(start, countSize);
  if (count > MAX_ENTRIES) throw new BrokenContainer('a TIFF directory has too many entries');
  const entries: Entry[] = [];
  for (let index = 0; index < count; index += 1)
    entries.push(await entryAt(fields, start + countSize + index * entrySize, word));
  const end = start + countSize + count * entrySize;
  const next = await fields.one(end, word);
  return { span: { start, length: end + word - start }, entries, next };
}

async function entryAt(fields: Fields, start: number, word: number): Promise<Entry> {
  const [tag = 0, type = 0] = await fields.list(start, 2, 2);
  const [count = 0, value = 0] = await fields.list(start + 4, word, 2);
  const length = count * (SIZES[type] ?? 1);
  const data = { start: length <= word ? start + 4 + word : value, length };
  return { tag, type, count, countAt: { start: start + 4, length: word }, data };
}

/** The numbers in a field. @throws BrokenContainer if there are too many to look at each */
function valuesOf(fields: Fields, { data, type, count }: Entry): Promise<number[]> {
  if (count > MAX_VALUES) throw new BrokenContainer('a field of a TIFF directory has too many values');
  return fields.list(data.start, SIZES[type] ?? 4, count);
}

/** The main directories, and those that they refer to, at any depth. */
async function withSubs(fields: Fields, chain: readonly Directory[], isBig: boolean): Promise<Directory[]> {
  const seen = new Set(chain.map(({ span }) => span.start));
  const all = [...chain];
  for (const { entries } of all)
    for (const entry of entries.filter(({ tag }) => tag === SUB_DIRECTORIES))
      for (const start of await valuesOf(fields, entry)) {
        if (seen.has(start)) continue;
        if (seen.size > MAX_DIRECTORIES) throw new BrokenContainer('it has too many directories');
        seen.add(start);
        all.push(await directoryAt(fields, start, isBig));
      }
  return all;
}

/** The ranges of the images of a directory. Readers guess a length that's missing, and could differ. */
async function imagesOf(fields: Fields, entries: readonly Entry[]): Promise<Span[]> {
  const images: Span[] = [];
  for (const [offsets, lengths] of MEDIA_TAGS) {
    const sizes = entries.filter(({ tag }) => tag === lengths);
    for (const [index, entry] of entries.filter(({ tag }) => tag === offsets).entries()) {
      const all = sizes[index] ? await valuesOf(fields, sizes[index]) : [];
      for (const [place, start] of (await valuesOf(fields, entry)).entries()) {
        const length = all[place];
        if (length === undefined) throw new BrokenContainer('a part of its image has no length');
        images.push({ start, length });
      }
    }
  }
  return images;
}

/** Everything that decides what's shown, apart from the store: directories, the values of their fields, and images. */
async function mediaOf(fields: Fields, chain: readonly Directory[], isBig: boolean): Promise<Span[]> {
  const media: Span[] = [];
  for (const { span, entries } of await withSubs(fields, chain, isBig)) {
    const others = entries.filter(({ tag, type }) => tag !== C2PA_TAG && type in SIZES);
    media.push(span, ...others.map(({ data }) => data), ...(await imagesOf(fields, entries)));
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
  const isBig = (await fields.one(2, 2)) === 43;
  const chain = await chainOf(fields, isBig);
  const found = chain.flatMap(({ entries }) => entries).filter(({ tag }) => tag === C2PA_TAG);
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
    media: await mediaOf(fields, chain, isBig),
  };
}
