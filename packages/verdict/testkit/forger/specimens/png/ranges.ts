import { deflateSync } from 'node:zlib';
import { bytes, u32 } from '../../bytes.ts';
import { spanOf } from '../../embed/container.ts';
import { invalid, type Recipe } from '../../specimen.ts';
import { EXIF_DATA, xmpPacket } from '../segments.ts';
import { andChunk, chunkSpan, png, swapImage, withChunk } from './png-with.ts';

/** PNG files whose data hash excludes more than the store. */
export const ranges: readonly Recipe[] = [
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
      title: 'The header of the image outside the hash',
      wrong: 'The exclusion begins at IHDR, which contains the size of the image and how to decode it.',
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
      wrong: 'A second exclusion covers iCCP, which determines which colors viewers see.',
      ...invalid,
    },
    { without: andChunk('iCCP') },
    { picture: withChunk('iCCP', bytes('profile\0\0', deflateSync(new Uint8Array(200)))) },
  ),
  png(
    {
      id: 'png-range-gamma',
      title: 'The gamma outside the hash',
      wrong: 'A second exclusion covers gAMA, and another value can make the image black.',
      ...invalid,
    },
    { without: andChunk('gAMA') },
    { picture: withChunk('gAMA', u32(45_455)) },
  ),
  png(
    {
      id: 'png-range-exif',
      title: 'A range over Exif',
      wrong:
        'Nothing was changed, but anyone can change Exif, which rotates the image. A signer may leave out metadata.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andChunk('eXIf') },
    { picture: withChunk('eXIf', EXIF_DATA) },
  ),
  png(
    {
      id: 'png-range-xmp',
      title: 'A range over XMP',
      wrong: 'Nothing was changed, but anyone can change XMP, which rotates the image in some viewers.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andChunk('iTXt') },
    { picture: withChunk('iTXt', bytes('XML:com.adobe.xmp\0\0\0\0\0', xmpPacket())) },
  ),
  png(
    {
      id: 'png-trailing-uncovered',
      title: 'Bytes after IEND outside the hash',
      wrong: 'A second exclusion covers the bytes after the image.',
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
      id: 'png-without-crc',
      title: 'A range without the chunk’s checksum',
      wrong:
        'The exclusion ends before the checksum of the store’s chunk, which can’t be hashed until the store is complete.',
      expect: 'not Valid',
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start, length: length - 4 }];
      },
    },
  ),
];
