import { spanOf } from '../../embed/container.ts';
import { insertSegments } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { JFIF } from '../segments.ts';
import { grown, invalid, jpegWith, notValid, toTheEnd, written } from './jpeg-with.ts';

/** Data hashes whose range isn’t that of the store. */
export const aroundStore: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-range-before',
      title: 'A range that begins before the store',
      wrong: 'The store’s exclusion also covers the JFIF segment before it.',
      ...invalid,
    },
    { without: grown(18, 0) },
    { picture: ({ jpeg }) => insertSegments(jpeg, JFIF) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-after',
      title: 'A range that ends after the store',
      wrong: 'The store’s exclusion also covers 40 bytes of the quantization table after it.',
      ...invalid,
    },
    { without: grown(0, 40) },
  ),
  jpegWith(
    {
      id: 'jpeg-range-around',
      title: 'A range around the store',
      wrong: 'The store’s exclusion also covers bytes before and after it.',
      ...invalid,
    },
    { without: grown(18, 40) },
    { picture: ({ jpeg }) => insertSegments(jpeg, JFIF) },
  ),
  jpegWith(
    {
      id: 'jpeg-part-of-store',
      title: 'A range that covers a part of the store',
      wrong: 'The exclusion begins after the APP11 header, so it isn’t as long as the segments.',
      ...notValid,
      clause: '15.12.1.2',
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start: start + 20, length: length - 20 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-no-exclusions',
      title: 'An embedded store without an exclusion',
      wrong: 'The hash would have to cover the manifest store that contains it.',
      ...invalid,
    },
    { without: () => [], ...written(() => []) },
  ),
  jpegWith(
    {
      id: 'jpeg-empty-range',
      title: 'A second range of no bytes',
      wrong: 'Nothing. A range of length 0 leaves nothing out.',
      expect: 'Valid',
    },
    written(({ start, length }) => [
      { start, length },
      { start: start + length + 30, length: 0 },
    ]),
  ),
  jpegWith(
    {
      id: 'jpeg-overlapping',
      title: 'Two ranges that overlap',
      wrong: 'The second range begins inside the first and extends into the scan.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [spanOf(placed), { start: start + 100, length: length + 700 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-overlapping-harmless',
      title: 'Two ranges, one inside the other',
      wrong:
        'The second range is inside the first. Nothing more is left out, but the standard calls this malformed.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [spanOf(placed), { start: start + 10, length: length - 20 }];
      },
    },
  ),
  jpegWith(
    {
      id: 'jpeg-beyond-the-end',
      title: 'A range beyond the end of the file',
      wrong: 'The exclusion is 1,000 bytes longer than the file.',
      ...invalid,
    },
    {
      without: toTheEnd,
      ...written(({ start }, size) => [{ start, length: size - start + 1000 }]),
    },
  ),
];
