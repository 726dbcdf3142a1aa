import { deflateSync } from 'node:zlib';
import { type DataHashOptions, dataHash } from '../bindings.ts';
import { bytes, flip, type Span, splice, u32 } from '../bytes.ts';
import { type Placed, spanOf } from '../embed/container.ts';
import { chunk, chunksOf, intoPng } from '../embed/png.ts';
import { type Forgery, forge } from '../forge.ts';
import type { Media } from '../media.ts';
import type { Recipe } from '../specimen.ts';
import { EXIF_DATA, xmpPacket } from './segments.ts';

const chunkSpan = (file: Uint8Array, name: string): Span => {
  const found = chunksOf(file).find((one) => one.name === name);
  if (!found) throw new Error(`the PNG has no ${name}`);
  return { start: found.start, length: found.length };
};

const andChunk = (name: string) => (placed: Placed) =>
  [spanOf(placed), chunkSpan(placed.file, name)].sort((a, b) => a.start - b.start);

/** A PNG with one more chunk before its image data. */
const withChunk =
  (type: string, data: Uint8Array) =>
  ({ png }: Media) =>
    splice(png, chunkSpan(png, 'IDAT').start, 0, chunk(type, data));

/** The image data of the other picture in place of its own; its length is that of the exclusion. */
const swapImage = ({ file }: Placed) => {
  const { start, length } = chunkSpan(file, 'IDAT');
  const black = deflateSync(new Uint8Array(160 * 120 * 3 + 120));
  const room = new Uint8Array(Math.max(0, length - 12 - black.length));
  return splice(file, start, length, chunk('IDAT', bytes(black, room)));
};

const png = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect' | 'clause'>,
  options: DataHashOptions,
  {
    picture = (media: Media) => media.png,
    ...more
  }: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
): Recipe => ({
  clause: '15.12.1.1',
  ...about,
  extension: 'png',
  make: (media) =>
    forge({ id: about.id, media: picture(media), embed: intoPng, bindings: [dataHash(options)], ...more }),
});

const invalid = { expect: 'Invalid' } as const;

/** Forged PNG files. */
export const pngs: readonly Recipe[] = [
  png(
    {
      id: 'png-image-excluded',
      title: 'The image data outside the hash',
      wrong: 'A second exclusion covers IDAT, which was replaced later.',
      ...invalid,
    },
    { without: andChunk('IDAT') },
    { after: swapImage },
  ),
  png(
    {
      id: 'png-range-to-the-end',
      title: 'A range from the store to the end',
      wrong: 'The store’s exclusion covers everything that follows it.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start } = spanOf(placed);
        return [{ start, length: placed.file.length - start }];
      },
    },
    { after: swapImage },
  ),
  png(
    {
      id: 'png-header-excluded',
      title: 'The header of the picture outside the hash',
      wrong: 'The exclusion begins at IHDR, which says how large the picture is and how to read it.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { length } = spanOf(placed);
        return [{ start: 8, length: length + 25 }];
      },
    },
  ),
  png(
    {
      id: 'png-range-color-profile',
      title: 'The color profile outside the hash',
      wrong: 'A second exclusion covers iCCP, which decides what colors a reader sees.',
      ...invalid,
    },
    { without: andChunk('iCCP') },
    { picture: withChunk('iCCP', bytes('profile\0\0', deflateSync(new Uint8Array(200)))) },
  ),
  png(
    {
      id: 'png-range-gamma',
      title: 'The gamma outside the hash',
      wrong: 'A second exclusion covers gAMA: another value makes a picture black.',
      ...invalid,
    },
    { without: andChunk('gAMA') },
    { picture: withChunk('gAMA', u32(45_455)) },
  ),
  png(
    {
      id: 'png-range-exif',
      title: 'A range over Exif',
      wrong: 'Nothing, but anyone can change the Exif data unnoticed: a signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: andChunk('eXIf') },
    { picture: withChunk('eXIf', EXIF_DATA) },
  ),
  png(
    {
      id: 'png-range-xmp',
      title: 'A range over XMP',
      wrong: 'Nothing, but anyone can change the XMP data unnoticed: a signer may leave out metadata.',
      expect: 'Valid',
      clause: '9.2.6',
    },
    { without: andChunk('iTXt') },
    { picture: withChunk('iTXt', bytes('XML:com.adobe.xmp\0\0\0\0\0', xmpPacket())) },
  ),
  png(
    {
      id: 'png-trailing-covered',
      title: 'Bytes behind IEND, signed with the picture',
      wrong: 'Nothing: the hash covers them.',
      expect: 'Valid',
    },
    {},
    { picture: (media) => bytes(media.png, 'data of an app') },
  ),
  png(
    {
      id: 'png-trailing-uncovered',
      title: 'Bytes behind IEND outside the hash',
      wrong: 'A second exclusion covers what lies behind the picture.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = chunkSpan(placed.file, 'IEND');
        return [spanOf(placed), { start: start + length, length: placed.file.length - start - length }];
      },
    },
    { picture: (media) => bytes(media.png, media.other.png) },
  ),
  png(
    {
      id: 'png-appended',
      title: 'Bytes behind IEND, added later',
      wrong: 'Bytes were added to the file after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => bytes(file, 'added later') },
  ),
  png(
    {
      id: 'png-two-stores',
      title: 'Two caBX chunks',
      wrong: 'A second store follows the first. A reader may take either.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const once = intoPng(media, store);
        const { start, length } = spanOf(once);
        return { ...once, file: splice(once.file, start + length, 0, chunk('caBX', store)) };
      },
    },
  ),
  png(
    {
      id: 'png-two-stores-excluded',
      title: 'Two caBX chunks, both inside the exclusion',
      wrong: 'The exclusion covers a second caBX chunk, which can hold anything.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const put = bytes(chunk('caBX', store), chunk('caBX', new Uint8Array(500).fill(7)));
        return { file: splice(media, 33, 0, put), spans: [{ start: 33, length: put.length }] };
      },
    },
  ),
  png(
    {
      id: 'png-trailing-in-chunk',
      title: 'Bytes behind the store in its chunk',
      wrong: 'The caBX chunk is larger than the store: the rest of it can hold anything.',
      ...invalid,
    },
    {},
    { embed: (media, store) => intoPng(media, bytes(store, new Uint8Array(3000).fill(0x42))) },
  ),
  png(
    {
      id: 'png-image-in-range',
      title: 'A second image inside the exclusion',
      wrong: 'The exclusion covers the store’s chunk and an IDAT chunk behind it.',
      ...invalid,
    },
    {},
    {
      embed: (media, store) => {
        const put = bytes(chunk('caBX', store), chunk('IDAT', deflateSync(new Uint8Array(1000))));
        return { file: splice(media, 33, 0, put), spans: [{ start: 33, length: put.length }] };
      },
    },
  ),
  png(
    {
      id: 'png-without-crc',
      title: 'A range without the chunk’s checksum',
      wrong:
        'The exclusion ends before the checksum of the store’s chunk, which can’t be hashed before the store is known.',
      expect: 'not Valid',
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start, length: length - 4 }];
      },
    },
  ),
  png(
    {
      id: 'png-bad-checksum',
      title: 'A wrong checksum of the store’s chunk',
      wrong: 'The checksum of caBX, outside the hash, doesn’t fit. PNG readers drop such a chunk.',
      expect: 'not Valid',
    },
    {},
    {
      after: ({ file, spans }) => {
        const [span] = spans;
        return span ? flip(file, span.start + span.length - 1) : file;
      },
    },
  ),
  png(
    {
      id: 'png-changed',
      title: 'An honest manifest and another picture',
      wrong: 'IDAT was replaced after signing.',
      ...invalid,
    },
    {},
    { after: swapImage },
  ),
];
