import { bytes } from '../../bytes.ts';
import { spanOf } from '../../embed/container.ts';
import { insertSegments } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { EXIF, ICC } from '../segments.ts';
import {
  andSegment,
  changeScan,
  intoJpegFirst,
  invalid,
  jpegWith,
  spanOfSegment,
  toTheEnd,
} from './jpeg-with.ts';

/** Data hashes that exclude visible content. */
export const overImage: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-scan-excluded',
      title: 'The image swapped after signing',
      wrong:
        'The exclusion runs from the store to the end of the file, so no hash covers the image, which was changed later.',
      ...invalid,
    },
    { without: toTheEnd },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-second-range-scan',
      title: 'A second range over the scan',
      wrong: 'A second exclusion covers the image data (SOS), which was changed later.',
      ...invalid,
    },
    { without: andSegment('SOS') },
    { after: changeScan },
  ),
  jpegWith(
    {
      id: 'jpeg-second-range-scan-unchanged',
      title: 'A second range over the scan, nothing changed yet',
      wrong: 'A second exclusion covers the image data (SOS): anyone can change it.',
      ...invalid,
    },
    { without: andSegment('SOS') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-icc',
      title: 'A range over the color profile',
      wrong: 'A second exclusion covers an ICC profile, which determines which colors viewers see.',
      ...invalid,
    },
    { without: andSegment('APP2') },
    { picture: ({ jpeg }) => insertSegments(jpeg, ICC), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-dqt',
      title: 'A range over a quantization table',
      wrong: 'A second exclusion covers the quantization table, which decides how the image looks.',
      ...invalid,
    },
    { without: andSegment('DQT') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-sof',
      title: 'A range over the frame header',
      wrong: 'A second exclusion covers the frame header (SOF0) with the size of the image.',
      ...invalid,
    },
    { without: andSegment('SOF0') },
  ),
  jpegWith(
    {
      id: 'jpeg-range-app1-header',
      title: 'A range over Exif and what follows it',
      wrong: 'The second exclusion begins in Exif and ends in the quantization table.',
      ...invalid,
    },
    {
      without: (placed) => {
        const exif = spanOfSegment(placed.file, 'APP1');
        return [spanOf(placed), { start: exif.start, length: exif.length + 60 }];
      },
    },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-exif-text-and-more',
      title: 'A range from inside Exif to what follows it',
      wrong: 'The second exclusion begins in the content of Exif and ends in the quantization table.',
      ...invalid,
    },
    {
      without: (placed) => {
        const exif = spanOfSegment(placed.file, 'APP1');
        return [spanOf(placed), { start: exif.start + 4, length: exif.length + 60 }];
      },
    },
    { picture: ({ jpeg }) => insertSegments(jpeg, EXIF), embed: intoJpegFirst },
  ),
  jpegWith(
    {
      id: 'jpeg-range-only-elsewhere',
      title: 'A range over the scan and none over the store',
      wrong: 'The only exclusion covers the image data.',
      ...invalid,
    },
    { without: ({ file }) => [spanOfSegment(file, 'SOS')] },
  ),
  jpegWith(
    {
      id: 'jpeg-trailing-uncovered',
      title: 'Bytes after the end of the image, outside the hash',
      wrong: 'A second exclusion covers the bytes after the image, where a second image can be put.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOfSegment(placed.file, 'EOI');
        return [spanOf(placed), { start: start + length, length: placed.file.length - start - length }];
      },
    },
    { picture: ({ jpeg, other }) => bytes(jpeg, other.jpeg) },
  ),
];
