import { bytes, u8, u16 } from '../../bytes.ts';
import { segment } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { type About, notValid } from '../recipes.ts';
import { fileOf, type Part } from './file-of.ts';
import { DATA, EOI, FRAME, inJpeg, named, noRestart, RESTARTS, SOI } from './jpeg-parts.ts';

/** An image, and a second one with these boxes. Only the box hash reads the second one. */
const secondImage = (about: About, ...boxes: Part[]): Recipe =>
  fileOf(about, 'jpg', () => [...RESTARTS.filter(noRestart), SOI, ...boxes], inJpeg);

/** Second images whose bytes could be divided into boxes in several ways. */
export const unclear: readonly Recipe[] = [
  secondImage(
    {
      id: 'boxes-jpeg-reserved',
      title: 'A segment with a reserved marker',
      wrong: 'The marker FF 02 has no name, so readers can differ in whether a length follows it.',
      ...notValid,
    },
    named('RES', 0x02, 'x'),
    EOI,
  ),
  secondImage(
    {
      id: 'boxes-jpeg-without-ff',
      title: 'A comment whose marker doesn’t begin with FF',
      wrong: 'Readers that look for the next FF don’t see a comment.',
      ...notValid,
    },
    ['COM', bytes(u8(0x41, 0xfe), u16(3), 'x')],
    EOI,
  ),
  secondImage(
    {
      id: 'boxes-jpeg-byte-between',
      title: 'A byte between two segments, hashed with the first',
      wrong: 'The first segment’s length doesn’t include it, so it belongs to no box.',
      ...notValid,
    },
    ['COM', bytes(segment(0xfe, 'x'), u8(0x41))],
    named('DQT', 0xdb, 'x'),
    EOI,
  ),
  secondImage(
    {
      id: 'boxes-jpeg-scan-without-length',
      title: 'A scan header with the length 0 and a box hash',
      wrong: 'A length includes its own two bytes, so readers can differ in where the scan begins.',
      ...notValid,
    },
    ['SOS', bytes(u8(0xff, 0xda), u16(0), DATA)],
    EOI,
  ),
  secondImage(
    {
      id: 'boxes-jpeg-cut',
      title: 'A box that’s longer than the file',
      wrong: 'The length of the last comment points beyond the end.',
      ...notValid,
    },
    ['COM', bytes(u8(0xff, 0xfe), u16(4000), 'x')],
  ),
  fileOf(
    {
      id: 'boxes-jpeg-byte-in-group',
      title: 'A byte between two segments, in one hash with both',
      wrong: 'It belongs to no box, and some readers skip it until the next FF.',
      ...notValid,
    },
    'jpg',
    () => [...RESTARTS.filter(noRestart), SOI, ['', u8(0x41)], FRAME, EOI],
    inJpeg,
    (list) => {
      const [first, ...others] = list.slice(-4);
      const all = [first, ...others].flatMap((one) => one ?? []);
      const length = all.reduce((sum, one) => sum + one.length, 0);
      const names = all.flatMap(({ name }) => name || []);
      return first ? [...list.slice(0, -4), { ...first, length, more: { names } }] : list;
    },
  ),
];
