import { bytes, u8, u16, u32 } from '../bytes.ts';
import { type Embed, spanOf } from '../embed/container.ts';
import { afterApp0, app11, intoJpeg, segment, segmentsOf } from '../embed/jpeg.ts';
import { forge } from '../forge.ts';
import { storeOf } from '../manifest.ts';
import type { Recipe } from '../specimen.ts';
import { jpegWith, spanOfSegment } from './data-hash/jpeg-with.ts';

const EOI = u8(0xff, 0xd9);
const beforeEnd = (jpeg: Uint8Array) => jpeg.subarray(0, jpeg.length - EOI.length);

/** Inserted after APP0, where the store goes, too. */
const atStart = (jpeg: Uint8Array, ...parts: Uint8Array[]) => {
  const start = afterApp0(jpeg);
  return bytes(jpeg.subarray(0, start), ...parts, jpeg.subarray(start));
};

/** What a scan may contain that looks like a marker: stuffed bytes, all restarts, and fill bytes before them. */
const SCAN = bytes(
  u8(0x11, 0xff, 0x00, 0x22),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((restart) => u8(0xff, 0xd0 + restart, 0x33)),
  u8(0xff, 0xff, 0xd0, 0x44, 0xff, 0x00),
);

/** A second scan, with a header of one component. */
const SECOND_SCAN = bytes(segment(0xda, u8(1, 1, 0, 0, 63, 0)), SCAN);

/** A store that isn't the signer's: an empty one is enough for a reader to take it. */
const OTHER_STORE = storeOf();

type About = Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect'> & Partial<Pick<Recipe, 'clause'>>;

/** A JPEG that's changed before it's signed. */
const ofJpeg = (about: About, change: (jpeg: Uint8Array) => Uint8Array): Recipe => ({
  clause: 'A.3.1',
  ...about,
  extension: 'jpg',
  make: ({ jpeg }) => forge({ id: about.id, media: change(jpeg), embed: intoJpeg() }),
});

/** A store whose box has a length of 64 bits, in two segments that both begin with that head. */
const longBox: Embed = (media, store) => {
  const head = bytes(u32(1), 'jumb', u32(0), u32(store.length + 8));
  const middle = Math.ceil(store.length / 2);
  const all = bytes(
    ...[store.subarray(8, middle), store.subarray(middle)].map((part, index) =>
      segment(0xeb, 'JP', u16(1), u32(index + 1), head, part),
    ),
  );
  const start = afterApp0(media);
  return {
    file: bytes(media.subarray(0, start), all, media.subarray(start)),
    spans: [{ start, length: all.length }],
  };
};

/** A store in two segments with the numbers 1 and 3. */
const withoutPacket2: Embed = (media, store) => {
  const { file, spans } = intoJpeg({ perSegment: Math.ceil(store.length / 2) })(media, store);
  const [, second] = segmentsOf(file).filter(({ name }) => name === 'APP11');
  // After marker, length, JP, and instance: the last byte of the number.
  if (second) file[second.start + 11] = 3;
  return { file, spans };
};

/** How a JPEG can be built: whoever reads its segments differently finds another store, or none. */
export const jpegStructure: readonly Recipe[] = [
  ofJpeg(
    {
      id: 'jpeg-scans',
      title: 'Two scans with restarts, stuffed bytes, and fill bytes',
      wrong: 'Nothing. Bytes in a scan look like markers, and a comment follows the scans.',
      expect: 'Valid',
    },
    (jpeg) =>
      bytes(
        atStart(beforeEnd(jpeg), u8(0xff, 0xff), segment(0xfe, 'fill bytes come before this comment')),
        SCAN,
        // A table between the scans, with bytes that would be a segment if the table weren't one.
        segment(0xc4, u8(0xff, 0xeb, 0xff, 0xff)),
        SECOND_SCAN,
        u8(0xff, 0xff),
        segment(0xfe, 'after the scans'),
        u8(0xff, 0xff),
        EOI,
        u8(1, 2, 3),
      ),
  ),
  ofJpeg(
    {
      id: 'jpeg-markers-alone',
      title: 'Markers without a length before the image',
      wrong:
        'Nothing: TEM and a restart are markers that no length follows. But SDKs don’t read such a file.',
      expect: 'not Valid',
    },
    (jpeg) => atStart(jpeg, u8(0xff, 0x01), u8(0xff, 0xd3)),
  ),
  ofJpeg(
    {
      id: 'jpeg-no-end',
      title: 'A JPEG without an end marker',
      wrong: 'Nothing. The file ends in its scan, and the hash covers all of it.',
      expect: 'Valid',
    },
    beforeEnd,
  ),
  ofJpeg(
    {
      id: 'jpeg-second-store-after-scan',
      title: 'A second manifest store after the scans',
      wrong: 'It’s behind bytes that look like markers. Readers that look for it there could use it.',
      expect: 'not Valid',
    },
    (file) => bytes(beforeEnd(file), SCAN, SECOND_SCAN, ...app11(OTHER_STORE, { instance: 2 }), EOI),
  ),
  ofJpeg(
    {
      id: 'jpeg-marker-without-ff',
      title: 'A second manifest store in what isn’t a segment',
      wrong:
        'A comment’s first byte is 41 instead of FF. Readers that skip it by its length don’t find the store in it, and those that look for the next FF do.',
      expect: 'not Valid',
    },
    (file) => {
      const comment = segment(0xfe, ...app11(OTHER_STORE, { instance: 2 }));
      return bytes(beforeEnd(file), u8(0xff, 0xfe), u16(2), u8(0x41), comment.subarray(1), EOI);
    },
  ),
  ofJpeg(
    {
      id: 'jpeg-cut-segment',
      title: 'A segment that’s longer than the file',
      wrong: 'The length of the last comment points beyond the end.',
      expect: 'not Valid',
    },
    (jpeg) => bytes(beforeEnd(jpeg), u8(0xff, 0xfe), u16(4000), u8(1, 2, 3)),
  ),
  ofJpeg(
    {
      id: 'jpeg-scan-without-length',
      title: 'A scan header with the length 0',
      wrong: 'A length includes its own two bytes, so readers can differ in where the scan begins.',
      expect: 'not Valid',
    },
    (jpeg) => bytes(beforeEnd(jpeg), u8(0xff, 0xda), u16(0), SCAN, EOI),
  ),
  ofJpeg(
    {
      id: 'jpeg-store-of-another-kind',
      title: 'An APP11 segment and a comment that only look like a store',
      wrong: 'Nothing. One doesn’t begin with JP, the other isn’t in APP11, and the hash covers both.',
      expect: 'Valid',
    },
    (file) => {
      const head = bytes(u16(2), u32(1));
      return bytes(
        beforeEnd(file),
        segment(0xeb, 'XP', head, OTHER_STORE),
        segment(0xfe, 'JP', head, OTHER_STORE),
        EOI,
      );
    },
  ),
  {
    id: 'jpeg-long-box',
    title: 'A store whose box has a length of 64 bits',
    wrong:
      'Nothing: each segment repeats the 16 bytes that the box begins with. But SDKs don’t find the store.',
    expect: 'not Valid',
    clause: 'A.3.1',
    extension: 'jpg',
    make: ({ jpeg }) => forge({ id: 'jpeg-long-box', media: jpeg, embed: longBox }),
  },
  {
    id: 'jpeg-packets-from-2',
    title: 'A store whose packets are numbered from 2',
    wrong: 'There’s no first packet. Some readers don’t look at the numbers, and others find no store.',
    expect: 'not Valid',
    clause: 'A.3.1',
    extension: 'jpg',
    make: ({ jpeg }) => forge({ id: 'jpeg-packets-from-2', media: jpeg, embed: intoJpeg({ first: 2 }) }),
  },
  {
    id: 'jpeg-packet-missing',
    title: 'A store whose second packet has the number 3',
    wrong: 'A packet seems to be missing: readers that order packets by number can wait for another one.',
    expect: 'not Valid',
    clause: 'A.3.1',
    extension: 'jpg',
    make: ({ jpeg }) => forge({ id: 'jpeg-packet-missing', media: jpeg, embed: withoutPacket2 }),
  },
  ofJpeg(
    {
      id: 'jpeg-short-app11',
      title: 'An APP11 segment that’s too short for a box',
      wrong: 'Nothing. It holds no box, and the hash covers it.',
      expect: 'Valid',
    },
    (jpeg) => bytes(beforeEnd(jpeg), segment(0xeb, 'JP', u16(2), u32(1)), EOI),
  ),
  jpegWith(
    {
      id: 'jpeg-unknown-app1-excluded',
      title: 'An APP1 segment that’s neither Exif nor XMP, outside the hash',
      wrong: 'Only asset metadata may be left out, and nobody knows what this is.',
      expect: 'Invalid',
      clause: '9.2.6',
    },
    { without: (placed) => [spanOf(placed), spanOfSegment(placed.file, 'APP1')] },
    {
      picture: ({ jpeg }) =>
        bytes(beforeEnd(jpeg), segment(0xe1, 'http://example.org/anything/\0', 'x'), EOI),
    },
  ),
];
