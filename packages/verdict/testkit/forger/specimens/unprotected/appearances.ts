import { withAnimation } from '../../animation.ts';
import { bmffHash, boxesHash, dataHash } from '../../bindings.ts';
import { bytes, find, readU32, type Span, splice, u8, u16, u32 } from '../../bytes.ts';
import { boxAt, intoBmff, shiftOffsets, withBox } from '../../embed/bmff.ts';
import { type Placed, spanOf } from '../../embed/container.ts';
import { insertSegments, segment, segmentsOf } from '../../embed/jpeg.ts';
import { chunk } from '../../embed/png.ts';
import { forge } from '../../forge.ts';
import { box } from '../../jumbf.ts';
import type { Media } from '../../media.ts';
import type { Recipe } from '../../specimen.ts';
import { jpegBoxes } from '../box-hash/file-of.ts';
import { andSegment, intoJpegFirst, jpegWith, spanOfSegment } from '../data-hash/jpeg-with.ts';
import { inFilm } from '../mp4/film.ts';
import { andChunk as andPngChunk, chunkSpan, png, withChunk } from '../png/png-with.ts';
import { EXIF, EXIF_DATA, ICC, IN_RICH_EXIF, richExif, XMP } from '../segments.ts';
import { andChunk, webp, withExif, withProfile } from '../webp-with.ts';

const partial = { expect: 'Partial' } as const;
const invalid = { expect: 'Invalid' } as const;

/** Sets the orientation to 6, “turn by 90°”, in the first Exif data of a file. */
const turned = ({ file }: Placed): Uint8Array => splice(file, find(file, 'MM\0*\0\0\0\b') + 30, 2, u16(6));

/** A range that begins after the first directory of Exif: only the description's text. */
const exifText = (placed: Placed) => {
  const { start, length } = spanOfSegment(placed.file, 'APP1');
  return [spanOf(placed), { start: start + length - 8, length: 8 }];
};

/** The segment of a comment, or of what replaced it. */
const headerBeforeScan = (file: Uint8Array): Span => {
  const found = segmentsOf(file).find(({ name }) => name === 'COM' || name === 'APP1');
  if (!found) throw new Error('the JPEG has neither a comment nor Exif');
  return { start: found.start, length: found.length };
};

/** A gain map: XMP about it, and a second image after the first. */
const withGainMap = ({ jpeg, other }: Media) =>
  bytes(insertSegments(jpeg, XMP('hdrgm:Version="1.0" hdrgm:GainMapMax="2.3"')), other.jpeg);

/** A film with a cover image in the user data of its `moov`. */
const withCover = ({ mp4, jpeg }: Media) => {
  const { start, length } = boxAt(mp4, '/moov');
  const cover = box('covr', box('data', u32(13), u32(0), jpeg));
  const udta = box(
    'udta',
    box('meta', u32(0), box('hdlr', new Uint8Array(8), 'mdirappl', new Uint8Array(9)), box('ilst', cover)),
  );
  const shifted = shiftOffsets(mp4, udta.length);
  const moov = shifted.subarray(start + 4, start + length);
  return withBox(shifted, '/moov', bytes(u32(length + udta.length), moov, udta));
};

/** A film with an edit list: it begins at its first frame. */
const withEdits = ({ mp4 }: Media) => {
  const { start, length } = boxAt(mp4, '/moov/trak');
  const edts = box('edts', box('elst', u32(0), u32(1), u32(2), u32(0), u16(1), u16(0)));
  const shifted = shiftOffsets(mp4, edts.length);
  const trak = shifted.subarray(start, start + length);
  return withBox(shifted, '/moov/trak', bytes(u32(length + edts.length), trak.subarray(4), edts));
};

/** An AVIF with a color profile among its properties, last, so that no index of them changes. */
const withColors = (avif: Uint8Array) => {
  const { start, length } = boxAt(avif, '/meta/iprp/ipco');
  const colr = box('colr', 'prof', new Uint8Array(128));
  const shifted = shiftOffsets(avif, colr.length);
  const ipco = shifted.subarray(start + 4, start + length);
  return withBox(shifted, '/meta/iprp/ipco', bytes(u32(length + colr.length), ipco, colr));
};

/** Exif with a preview of the picture. */
const withPreview = ({ jpeg }: Media) => insertSegments(jpeg, segment(0xe1, 'Exif\0\0', richExif(jpeg)));

/** The store's range, and one in the Exif of `withPreview`. */
const inExif =
  (span: (preview: number) => Span) =>
  (placed: Placed): Span[] => {
    const tiff = find(placed.file, 'Exif\0\0') + 6;
    const { start, length } = span(readU32(placed.file, tiff + 78));
    return [spanOf(placed), { start: tiff + start, length }];
  };

const film = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect'>,
  xpath: string,
  media: (media: Media) => Uint8Array,
  extension: 'mp4' | 'avif' = 'mp4',
): Recipe => ({
  clause: '9.2.6',
  ...about,
  extension,
  make: (all) =>
    forge({ id: about.id, media: media(all), embed: intoBmff, bindings: [bmffHash([{ xpath }])] }),
});

/** Files whose hash leaves out other data that changes what people see: orientation, brightness, cover image. */
export const appearances: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-exif-turned',
      title: 'A JPEG that was rotated',
      wrong: 'The signer left out Exif, and its orientation was set to 6 after signing.',
      ...partial,
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst, after: turned },
  ),
  jpegWith(
    {
      id: 'jpeg-exif-text',
      title: 'A range over a text in Exif',
      wrong: 'Nothing. The range covers a description, and the hash covers the orientation.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: exifText },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-comment-text',
      title: 'A range over the text of a comment',
      wrong: 'Nothing. A comment doesn’t change what any viewer shows.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    {
      without: (placed) => {
        const { start, length } = spanOfSegment(placed.file, 'COM');
        return [spanOf(placed), { start: start + 4, length: length - 4 }];
      },
    },
    { picture: ({ jpeg }) => insertSegments(jpeg, segment(0xfe, 'a comment')), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-comment-became-exif',
      title: 'A comment that became Exif',
      wrong: 'The signer left out a whole comment, and Exif of the same length replaced it after signing.',
      ...partial,
      clause: '9.2.6',
    },
    { without: (placed) => [spanOf(placed), headerBeforeScan(placed.file)] },
    {
      picture: ({ jpeg }) => insertSegments(jpeg, segment(0xfe, new Uint8Array(EXIF.length - 4))),
      embed: intoJpegFirst,
      after: ({ file }) =>
        turned({ file: splice(file, headerBeforeScan(file).start, EXIF.length, EXIF), spans: [] }),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-gain-map',
      title: 'A gain map’s description outside the hash',
      wrong: 'The signer left out XMP, which says how bright an HDR screen shows the image. It was changed.',
      ...partial,
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    {
      picture: withGainMap,
      embed: intoJpegFirst,
      after: ({ file }) => splice(file, find(file, '"2.3"') + 1, 3, '9.9'),
    },
  ),
  {
    id: 'jpeg-preview-replaced',
    title: 'A JPEG with a different preview',
    wrong: 'The signer left out the small image in Exif, which was replaced. File managers show it.',
    extension: 'jpg',
    clause: '9.2.6',
    ...partial,
    make: (media) =>
      forge({
        id: 'jpeg-preview-replaced',
        media: withPreview(media),
        embed: intoJpegFirst,
        bindings: [dataHash({ without: inExif(IN_RICH_EXIF.preview) })],
        after: ({ file }) => {
          const tiff = find(file, 'Exif\0\0') + 6;
          const { start, length } = IN_RICH_EXIF.preview(readU32(file, tiff + 78));
          const preview = bytes(media.other.jpeg, new Uint8Array(length)).subarray(0, length);
          return splice(file, tiff + start, length, preview);
        },
      }),
  },
  jpegWith(
    {
      id: 'jpeg-color-space-changed',
      title: 'A JPEG with a different color space',
      wrong: 'The signer left out the color space in Exif, which was changed from sRGB to Adobe RGB.',
      ...partial,
      clause: '9.2.6',
    },
    { without: inExif(() => IN_RICH_EXIF.color) },
    {
      picture: withPreview,
      embed: intoJpegFirst,
      after: ({ file }) =>
        splice(file, find(file, 'Exif\0\0') + 6 + IN_RICH_EXIF.color.start + 10, 2, u16(2)),
    },
  ),
  webp(
    {
      id: 'webp-range-color-profile',
      title: 'The color profile of a WebP outside the hash',
      wrong: 'A second exclusion covers ICCP, which determines which colors viewers see.',
      ...invalid,
    },
    { without: andChunk('ICCP') },
    { picture: withProfile },
  ),
  {
    id: 'boxes-color-profile-excluded',
    title: 'A box hash without the color profile',
    wrong: 'The box APP2 has `excluded: true`, and it contains an ICC profile.',
    extension: 'jpg',
    clause: '15.12.3',
    ...invalid,
    make: ({ jpeg }) =>
      forge({
        id: 'boxes-color-profile-excluded',
        media: insertSegments(jpeg, ICC),
        embed: intoJpegFirst,
        bindings: [
          boxesHash((placed) =>
            jpegBoxes(placed).map((one) =>
              one.name === 'APP2' ? { ...one, more: { excluded: true, hash: u8(0) } } : one,
            ),
          ),
        ],
      }),
  },
  {
    id: 'avif-animation-shown',
    title: 'An image that became an animation',
    wrong:
      'The hash has to leave out `ftyp`. Its brand was changed to `avis`, so the animation in the file is shown.',
    extension: 'avif',
    clause: 'A.5.6',
    ...partial,
    make: ({ avif }) =>
      forge({
        id: 'avif-animation-shown',
        media: withAnimation(avif),
        embed: intoBmff,
        bindings: [bmffHash()],
        after: ({ file }) => splice(file, 8, 4, 'avis'),
      }),
  },
  {
    id: 'boxes-exif-turned',
    title: 'A box hash without Exif, and a rotated image',
    wrong: 'The box APP1 has `excluded: true`, and its orientation was set to 6 after signing.',
    extension: 'jpg',
    clause: '9.2.6',
    ...partial,
    make: ({ jpeg }) =>
      forge({
        id: 'boxes-exif-turned',
        media: insertSegments(jpeg, EXIF),
        embed: intoJpegFirst,
        bindings: [
          boxesHash((placed) =>
            jpegBoxes(placed).map((one) =>
              one.name === 'APP1' ? { ...one, more: { excluded: true, hash: u8(0) } } : one,
            ),
          ),
        ],
        after: turned,
      }),
  },
  png(
    {
      id: 'png-exif-turned',
      title: 'A PNG that was rotated',
      wrong: 'The signer left out eXIf with its checksum, and the orientation was set to 6 after signing.',
      ...partial,
      clause: '9.2.6',
    },
    { without: andPngChunk('eXIf') },
    {
      picture: withChunk('eXIf', EXIF_DATA),
      after: ({ file }) => {
        const { start, length } = chunkSpan(file, 'eXIf');
        return splice(file, start, length, chunk('eXIf', splice(EXIF_DATA, 30, 2, u16(6))));
      },
    },
  ),
  webp(
    {
      id: 'webp-exif-turned',
      title: 'A WebP that was rotated',
      wrong: 'The signer left out EXIF, and the orientation was set to 6 after signing.',
      ...partial,
      clause: '9.2.6',
    },
    { without: andChunk('EXIF') },
    { picture: withExif, after: turned },
  ),
  film(
    {
      id: 'mp4-cover-excluded',
      title: 'A cover image outside the hash',
      wrong: 'The signer left out `udta`, which contains the image that players show before the video.',
      ...partial,
    },
    '/moov/udta',
    withCover,
  ),
  film(
    {
      id: 'mp4-edit-list-excluded',
      title: 'The edit list outside the hash',
      wrong: 'The exclusion covers `edts`, which says which parts of the video play.',
      ...invalid,
    },
    '/moov/trak/edts',
    withEdits,
  ),
  film(
    {
      id: 'mp4-timing-excluded',
      title: 'The time of each frame outside the hash',
      wrong: 'The exclusion covers `stts`, which says how long each frame is shown.',
      ...invalid,
    },
    '/moov/trak/mdia/minf/stbl/stts',
    ({ mp4 }) => inFilm(mp4, 'stts', () => box('stts', u32(0), u32(1), u32(2), u32(1))),
  ),
  film(
    {
      id: 'avif-color-profile-excluded',
      title: 'The color profile of an AVIF outside the hash',
      wrong: 'The exclusion covers `colr`, which determines which colors viewers see.',
      ...invalid,
    },
    '/meta/iprp/ipco/colr',
    ({ avif }) => withColors(avif),
    'avif',
  ),
  film(
    {
      id: 'avif-properties-excluded',
      title: 'Rotation and crop outside the hash',
      wrong: 'The exclusion covers `iprp`, which says how an image is rotated, mirrored, and cropped.',
      ...invalid,
    },
    '/meta/iprp',
    ({ avif }) => avif,
    'avif',
  ),
];
