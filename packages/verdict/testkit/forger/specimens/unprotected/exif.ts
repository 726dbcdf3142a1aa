import { bytes, find, type Span, u8, u16, u32, u32le } from '../../bytes.ts';
import { spanOf } from '../../embed/container.ts';
import { insertSegments, segment } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { intoJpegFirst, jpegWith } from '../data-hash/jpeg-with.ts';

export const TEXT = 'a text that no viewer shows';

type Field = readonly [tag: number, type: 'short' | 'long', value: number];

/** A directory of Exif: its fields, and where the next one is. */
const directory = (fields: readonly Field[], next = 0, count = fields.length): Uint8Array =>
  bytes(
    u16(count),
    ...fields.map(([tag, type, value]) =>
      type === 'short'
        ? bytes(u16(tag), u16(3), u32(1), u16(value), u16(0))
        : bytes(u16(tag), u16(4), u32(1), u32(value)),
    ),
    u32(next),
  );

const ORIENTATION: Field = [0x0112, 'short', 1];
const COLORS = 0x8769;
const INTEROPERABILITY = 0xa005;
const sizeOf = (fields: number) => 2 + 12 * fields + 4;
/** Where the first directory of these files is, after the head. */
const FIRST = 8;

/** Exif whose first directory comes first. */
const exif = (first: Uint8Array, ...more: Array<Uint8Array | string>): Uint8Array =>
  bytes('MM', u16(42), u32(FIRST), first, ...more);

/** The same, with a second directory after the first, and a text last. */
const withSecond = (fields: readonly Field[]) =>
  exif(directory([ORIENTATION], FIRST + sizeOf(1)), directory(fields), TEXT);

const inColors = (fields: readonly Field[], ...more: Array<Uint8Array | string>) =>
  exif(directory([ORIENTATION, [COLORS, 'long', FIRST + sizeOf(2)]]), directory(fields), ...more, TEXT);

export type About = Pick<Recipe, 'id' | 'title' | 'wrong'>;
export const partial = { expect: 'Partial', clause: '9.2.6' } as const;
export const valid = { expect: 'Valid', clause: '9.2.6' } as const;

/** A JPEG with this Exif, of which the hash leaves out a range: by default, the text. */
const jpeg = (about: About & Pick<Recipe, 'expect'>, tiff: Uint8Array, range?: Span): Recipe =>
  jpegWith(
    { clause: '9.2.6', ...about },
    {
      without: (placed) => {
        const start = find(placed.file, 'Exif\0\0') + 6;
        const { start: from, length } = range ?? { start: find(tiff, TEXT), length: TEXT.length };
        return [spanOf(placed), { start: start + from, length }];
      },
    },
    {
      picture: ({ jpeg: media }) => insertSegments(media, segment(0xe1, 'Exif\0\0', tiff)),
      embed: intoJpegFirst,
    },
  );

const unread = 'The range is over a text, but nobody can tell what it is, because Exif can’t be read';

/** What a range in Exif changes for people who look at the image. */
export const exifRanges: readonly Recipe[] = [
  jpeg(
    {
      id: 'exif-text',
      title: 'A text after all directories',
      wrong: 'Nothing. No viewer shows it.',
      ...valid,
    },
    inColors([[0xa001, 'short', 1]]),
  ),
  jpeg(
    {
      id: 'exif-text-little-endian',
      title: 'A text in Exif whose numbers begin with their last byte',
      wrong: 'Nothing. No viewer shows it.',
      ...valid,
    },
    bytes('II', u8(42, 0), u32le(8), u8(1, 0, 0x12, 1, 3, 0), u32le(1), u32le(1), u32le(0), TEXT),
  ),
  jpeg(
    {
      id: 'exif-orientation-only',
      title: 'Only the orientation outside the hash',
      wrong: 'The range is over the value of one field, which rotates the image.',
      ...partial,
    },
    exif(directory([ORIENTATION]), TEXT),
    { start: FIRST + 10, length: 2 },
  ),
  jpeg(
    {
      id: 'exif-head-excluded',
      title: 'The place of the first directory outside the hash',
      wrong: 'The range is over the number that says where the directory with the orientation is.',
      ...partial,
    },
    exif(directory([ORIENTATION]), TEXT),
    { start: 4, length: 4 },
  ),
  jpeg(
    {
      id: 'exif-too-short',
      title: 'Exif of six bytes',
      wrong: 'Two of them are outside the hash.',
      ...partial,
    },
    bytes('MM', u16(42), u16(0)),
    { start: 4, length: 2 },
  ),
  jpeg(
    { id: 'exif-unknown-order', title: 'Exif in an unknown order', wrong: `${unread}.`, ...partial },
    bytes('XX', exif(directory([ORIENTATION]), TEXT).subarray(2)),
  ),
  jpeg(
    { id: 'exif-first-elsewhere', title: 'A directory far behind the end', wrong: `${unread}.`, ...partial },
    bytes('MM', u16(42), u32(0x7fff_0000), TEXT),
  ),
  jpeg(
    {
      id: 'exif-first-too-long',
      title: 'A directory that’s longer than Exif',
      wrong: `${unread}.`,
      ...partial,
    },
    bytes('MM', u16(42), u32(8 + TEXT.length), TEXT, directory([ORIENTATION], 0, 30)),
  ),
  jpeg(
    {
      id: 'exif-many-fields',
      title: 'A directory with more fields than any camera writes',
      wrong: 'The range is over a text, and readers can stop before the last of the 1,001 fields.',
      ...partial,
    },
    exif(directory(Array.from({ length: 1001 }, (_, index): Field => [index + 1, 'short', 1])), TEXT),
  ),
  jpeg(
    {
      id: 'exif-colors-twice',
      title: 'Two directories for the color space',
      wrong: 'The range is over the second one. Readers could use either.',
      ...partial,
    },
    exif(
      directory([
        [COLORS, 'long', FIRST + sizeOf(2)],
        [COLORS, 'long', FIRST + sizeOf(2) + sizeOf(1)],
      ]),
      directory([[0xa001, 'short', 1]]),
      directory([[0xa001, 'short', 2]]),
    ),
    { start: FIRST + sizeOf(2) + sizeOf(1), length: sizeOf(1) },
  ),
  jpeg(
    {
      id: 'exif-colors-elsewhere',
      title: 'A directory for the color space that isn’t there',
      wrong: 'Its place is behind the end of Exif, so it’s unknown what the range over a text is.',
      ...partial,
    },
    exif(directory([ORIENTATION, [COLORS, 'long', 60_000]]), TEXT),
  ),
  jpeg(
    {
      id: 'exif-interoperability',
      title: 'The interoperability of the color space outside the hash',
      wrong: 'The range is over a directory that can turn sRGB into Adobe RGB.',
      ...partial,
    },
    inColors(
      [[INTEROPERABILITY, 'long', FIRST + sizeOf(2) + sizeOf(1)]],
      directory([[1, 'long', 0x5239_3800]]),
    ),
    { start: FIRST + sizeOf(2) + sizeOf(1), length: sizeOf(1) },
  ),
  jpeg(
    {
      id: 'exif-interoperability-circle',
      title: 'A directory that refers to itself',
      wrong:
        'Nothing that a viewer shows: the range is over a text. But who follows the directory never ends.',
      ...valid,
    },
    inColors(
      [[INTEROPERABILITY, 'long', FIRST + sizeOf(2) + sizeOf(1)]],
      directory([[INTEROPERABILITY, 'long', FIRST + sizeOf(2) + sizeOf(1)]]),
    ),
  ),
  jpeg(
    {
      id: 'exif-preview',
      title: 'A text after the preview',
      wrong: 'Nothing. The preview is in the hash, and its length is a number of two bytes.',
      ...valid,
    },
    exif(
      directory([ORIENTATION], FIRST + sizeOf(1)),
      directory([
        [0x0201, 'long', FIRST + sizeOf(1) + sizeOf(2)],
        [0x0202, 'short', 4],
      ]),
      'JPEG',
      TEXT,
    ),
  ),
  jpeg(
    {
      id: 'exif-preview-directory',
      title: 'The place of the preview outside the hash',
      wrong: 'The range is over the directory that says where the preview is.',
      ...partial,
    },
    withSecond([
      [0x0201, 'long', FIRST],
      [0x0202, 'long', 8],
    ]),
    { start: FIRST + sizeOf(1) + 10, length: 4 },
  ),
  jpeg(
    {
      id: 'exif-preview-without-place',
      title: 'A preview without a place',
      wrong: 'The range over a text could be the preview.',
      ...partial,
    },
    withSecond([[0x0202, 'long', 8]]),
  ),
  jpeg(
    {
      id: 'exif-preview-without-length',
      title: 'A preview without a length',
      wrong: 'The range over a text could be the preview.',
      ...partial,
    },
    withSecond([[0x0201, 'long', FIRST]]),
  ),
  jpeg(
    {
      id: 'exif-preview-elsewhere',
      title: 'A directory for the preview that isn’t there',
      wrong: 'Its place is behind the end of Exif, so it’s unknown what the range over a text is.',
      ...partial,
    },
    exif(directory([ORIENTATION], 60_000), TEXT),
  ),
];
