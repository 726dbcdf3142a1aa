import { bytes, u8, u64 } from '../bytes.ts';
import type { Placed } from './container.ts';

/** Sizes of the types that the specimens use: byte, short, long, any bytes, directory, long of 8 bytes. */
const SIZES = { 1: 1, 3: 2, 4: 4, 7: 1, 13: 4, 16: 8 } as const;

export interface Field {
  tag: number;
  type: keyof typeof SIZES;
  /** Or where the values are, for those that aren't next to their directory. */
  values: readonly number[] | { place: number; count: number };
}

/** How a TIFF is written, and what's special about it. */
export interface Tiff {
  order?: 'II' | 'MM';
  /** BigTIFF, with offsets of 8 bytes. */
  isBig?: boolean;
  /** Fields of the first directory, in place of those with the same tag. */
  fields?: readonly Field[];
  /** Fields that the first directory lacks. */
  lacks?: readonly number[];
  /** More pages. */
  pages?: ReadonlyArray<readonly Field[]>;
  /** Directories that refer to each other, from the first one on (SubIFD), which is where cameras put the image. */
  subs?: ReadonlyArray<readonly Field[]>;
  /** Where the last directory says that the next one is. */
  next?: number;
  /** Comes after everything. */
  behind?: Uint8Array;
}

/** Where the image of 8 by 8 pixels is. */
export const PIXELS_AT = 16;
const PIXELS = Uint8Array.from({ length: 64 }, (_, index) => index * 4);
/** Where the store is: right after the image, so that it's the same place in all files. */
export const STORE_AT = PIXELS_AT + PIXELS.length;

export const long = (tag: number, ...values: number[]): Field => ({ tag, type: 4, values });
export const short = (tag: number, ...values: number[]): Field => ({ tag, type: 3, values });
/** The tag with the store. */
export const storeField = (store: Uint8Array): Field => ({
  tag: 0xcd41,
  type: 7,
  values: { place: STORE_AT, count: store.length },
});

/** A page: the size of the image, then its kind, and where it is. */
export const page = (...more: readonly Field[]): Field[] => [
  ...[
    short(256, 8),
    short(257, 8),
    short(258, 8),
    short(259, 1),
    short(262, 1),
    short(277, 1),
    short(278, 8),
  ],
  ...more,
];
const IMAGE = page(long(273, PIXELS_AT), long(279, PIXELS.length));

/** Writes a TIFF with an image and a store. */
export function tiffOf(
  store: Uint8Array,
  {
    order = 'II',
    isBig = false,
    fields = [],
    lacks = [],
    pages = [],
    subs = [],
    next = 0,
    behind = u8(),
  }: Tiff = {},
): Placed {
  const number = (value: number, size: number) => {
    const big = u64(value).subarray(8 - size);
    return order === 'II' ? big.reverse() : big;
  };
  const word = isBig ? 8 : 4;
  const countSize = isBig ? 8 : 2;

  /** A directory, and after it the values that don't fit into it. */
  const directory = (list: readonly Field[], start: number, following: (end: number) => number) => {
    const sorted = [...list].sort((a, b) => a.tag - b.tag);
    let place = start + countSize + sorted.length * (4 + 2 * word) + word;
    const outside: Uint8Array[] = [];
    const entries = sorted.map(({ tag, type, values }) => {
      const head = [number(tag, 2), number(type, 2)];
      if ('place' in values) return bytes(...head, number(values.count, word), number(values.place, word));
      const written = bytes(...values.map((value) => number(value, SIZES[type])));
      const count = number(values.length, word);
      if (written.length <= word)
        return bytes(...head, count, written, new Uint8Array(word - written.length));
      outside.push(written);
      place += written.length;
      return bytes(...head, count, number(place - written.length, word));
    });
    return bytes(number(sorted.length, countSize), ...entries, number(following(place), word), ...outside);
  };

  // The last one comes first, because the one above it has to know its place.
  let subAt = 0;
  let below = u8();
  const above = (list: readonly Field[]) =>
    subAt > 0 ? [...list, { tag: 330, type: 13, values: [subAt] } as const] : list;
  for (const sub of [...subs].reverse()) {
    const start = STORE_AT + store.length + below.length;
    below = bytes(
      below,
      directory(above(sub), start, () => 0),
    );
    subAt = start;
  }
  const kept = [...IMAGE, storeField(store)].filter(
    ({ tag }) => !lacks.includes(tag) && !fields.some((one) => one.tag === tag),
  );
  const first = above([...kept, ...fields]);
  const chain = [first, ...pages];
  const written: Uint8Array[] = [];
  const firstAt = STORE_AT + store.length + below.length;
  let place = firstAt;
  for (const [index, one] of chain.entries()) {
    const put = directory(one, place, (end) => (index === chain.length - 1 ? next : end));
    written.push(put);
    place += put.length;
  }
  const version = number(isBig ? 43 : 42, 2);
  const header = isBig
    ? bytes(order, version, number(8, 2), number(0, 2), number(firstAt, 8))
    : bytes(order, version, number(firstAt, 4), new Uint8Array(8));
  return {
    file: bytes(header, PIXELS, store, below, ...written, behind),
    spans: [{ start: STORE_AT, length: store.length }],
  };
}
