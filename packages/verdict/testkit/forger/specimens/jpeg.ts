import { bytes, flip, u8, u32 } from '../bytes.ts';
import type { Embed } from '../embed/container.ts';
import { afterApp0, app11, intoJpeg, segment } from '../embed/jpeg.ts';
import { type Forgery, forge } from '../forge.ts';
import { jsonBox } from '../jumbf.ts';
import type { Recipe } from '../specimen.ts';
import { changeScan } from './data-hash/jpeg-with.ts';

/** Puts bytes where a store belongs; `hold` specifies how many of them belong to the store. */
const inPlace =
  (content: (store: Uint8Array) => { before?: Uint8Array; store: Uint8Array; after?: Uint8Array }): Embed =>
  (media, store) => {
    const { before = u8(), store: held, after = u8() } = content(store);
    const start = afterApp0(media);
    return {
      file: bytes(media.subarray(0, start), before, held, after, media.subarray(start)),
      spans: [{ start: start + before.length, length: held.length }],
    };
  };

const other = jsonBox('example.not-c2pa', { about: 'a box that belongs to another standard' });
const otherSegment = bytes(...app11(other, { instance: 2 }));

/** The two parts of a store, each in a segment. */
const halves = (store: Uint8Array) => app11(store, { perSegment: Math.ceil((store.length - 8) / 2) });

const jpeg = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect'>,
  embed: Embed,
  more: Partial<Forgery> = {},
): Recipe => ({
  clause: '15.12.1.2',
  ...about,
  extension: 'jpg',
  make: (media) => forge({ id: about.id, media: media.jpeg, embed, ...more }),
});

/** Forgeries in how a JPEG embeds its store. */
export const jpegs: readonly Recipe[] = [
  jpeg(
    {
      id: 'jpeg-other-app11',
      title: 'An APP11 segment of another standard beside the store',
      wrong: 'Nothing. The hash covers the other segment, because it doesn’t belong to C2PA.',
      expect: 'Valid',
    },
    inPlace((store) => ({ store: bytes(...app11(store)), after: otherSegment })),
  ),
  jpeg(
    {
      id: 'jpeg-other-app11-excluded',
      title: 'An APP11 segment of another box inside the exclusion',
      wrong: 'The exclusion also covers an APP11 segment that isn’t a part of the store.',
      expect: 'Invalid',
    },
    inPlace((store) => ({ store: bytes(...app11(store), otherSegment) })),
  ),
  jpeg(
    {
      id: 'jpeg-comment-excluded',
      title: 'A comment inside the exclusion',
      wrong: 'The exclusion also covers a COM segment after the store.',
      expect: 'Invalid',
    },
    inPlace((store) => ({ store: bytes(...app11(store), segment(0xfe, 'anything can be put here')) })),
  ),
  jpeg(
    {
      id: 'jpeg-trailing-in-app11',
      title: 'Bytes after the store in its last APP11 segment',
      wrong:
        'The last segment is longer than the rest of the store, so 4,000 other bytes are outside the hash.',
      expect: 'Invalid',
    },
    intoJpeg({ trailing: new Uint8Array(4000).fill(0x41) }),
  ),
  jpeg(
    {
      id: 'jpeg-segments-apart',
      title: 'APP11 segments with a quantization table between them',
      wrong: 'The store’s segments aren’t contiguous, and the exclusion covers the table between them.',
      expect: 'not Valid',
    },
    inPlace((store) => {
      const [first = u8(), second = u8()] = halves(store);
      return { store: bytes(first, segment(0xdb, u8(3), new Uint8Array(64).fill(9)), second) };
    }),
  ),
  jpeg(
    {
      id: 'jpeg-segments-swapped',
      title: 'APP11 segments in the wrong order',
      wrong: 'The second packet of the store comes before the first.',
      expect: 'not Valid',
    },
    inPlace((store) => ({ store: bytes(...halves(store).reverse()) })),
  ),
  jpeg(
    {
      id: 'jpeg-segment-twice',
      title: 'An APP11 segment twice',
      wrong: 'The last packet of the store is repeated with different content.',
      expect: 'not Valid',
    },
    inPlace((store) => {
      const all = halves(store);
      const last = all.at(-1) ?? u8();
      return { store: bytes(...all, flip(last, last.length - 5)) };
    }),
  ),
  jpeg(
    {
      id: 'jpeg-two-stores',
      title: 'Two manifest stores, the second outside the exclusion',
      wrong: 'A second store follows the first in its own APP11 segments. Readers could use either one.',
      expect: 'not Valid',
    },
    inPlace((store) => ({ store: bytes(...app11(store)), after: bytes(...app11(store, { instance: 2 })) })),
  ),
  jpeg(
    {
      id: 'jpeg-two-stores-excluded',
      title: 'Two manifest stores, both inside the exclusion',
      wrong: 'The exclusion covers two stores with box instance numbers of their own.',
      expect: 'not Valid',
    },
    inPlace((store) => ({ store: bytes(...app11(store), ...app11(store, { instance: 2 })) })),
  ),
  jpeg(
    {
      id: 'jpeg-fake-segment-in-app11',
      title: 'An image inside the segments of the store',
      wrong:
        'The store’s box is longer than its content, and the rest of it, which contains a JPEG, is outside the hash.',
      expect: 'not Valid',
    },
    inPlace((store) => {
      const grown = bytes(u32(store.length + 2000), store.subarray(4), new Uint8Array(2000).fill(0xda));
      return { store: bytes(...app11(grown)) };
    }),
  ),
  jpeg(
    {
      id: 'jpeg-scan-changed-in-part',
      title: 'Many APP11 segments and a changed image',
      wrong: 'The scan was changed after signing.',
      expect: 'Invalid',
    },
    intoJpeg({ perSegment: 500 }),
    { after: changeScan },
  ),
  jpeg(
    {
      id: 'jpeg-fill-bytes',
      title: 'Fill bytes between the segments of the store',
      wrong: 'FF bytes are between the segments, inside the exclusion.',
      expect: 'not Valid',
    },
    inPlace((store) => {
      const [first = u8(), second = u8()] = halves(store);
      return { store: bytes(first, new Uint8Array(200).fill(0xff), second) };
    }),
  ),
];
