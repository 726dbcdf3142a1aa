import { flip } from '../../bytes.ts';
import { spanOf } from '../../embed/container.ts';
import { insertSegments } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { EXIF, XMP } from '../segments.ts';
import { andSegment, intoJpegFirst, invalid, jpegWith, spanOfSegment } from './jpeg-with.ts';

/** Data hashes that exclude metadata, which a signer may do. */
export const metadata: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-range-exif',
      title: 'A range over Exif',
      wrong:
        'Nothing was changed, but anyone can change Exif, which rotates the image. A signer may leave out metadata.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-exif-changed',
      title: 'A range over Exif, which was changed later',
      wrong: 'Its description was changed. Metadata outside the hash may change, including the orientation.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    {
      picture: ({ jpeg }) => insertSegments(jpeg, EXIF),
      embed: intoJpegFirst,
      after: ({ file }) => flip(file, spanOfSegment(file, 'APP1').start + EXIF.length - 3),
    },
  ),
  jpegWith(
    {
      id: 'jpeg-range-xmp',
      title: 'A range over XMP',
      wrong: 'Nothing was changed, but anyone can change XMP, which rotates the image in some viewers.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andSegment('APP1') },
    { picture: ({ jpeg }) => insertSegments(jpeg, XMP()), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-exif-xmp',
      title: 'A range over Exif and the XMP that follows it',
      wrong: 'Nothing was changed, but anyone can change both, and with them the orientation.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    {
      without: (placed) => {
        const exif = spanOfSegment(placed.file, 'APP1');
        return [spanOf(placed), { start: exif.start, length: exif.length + XMP().length }];
      },
    },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF, XMP()), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-unordered',
      title: 'Two ranges in the wrong order',
      wrong: 'The range over Exif is listed before the store’s range, which begins earlier in the file.',
      ...invalid,
    },
    { without: (placed) => andSegment('APP1')(placed).reverse() },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
];
