import type { NamedSpan } from '../../bindings.ts';
import { bytes, u8, u16 } from '../../bytes.ts';
import { segment } from '../../embed/jpeg.ts';
import { type About, invalid, notValid, type Recipe } from '../../specimen.ts';
import { beside, excluding, fileOf, jpegBoxes, type Part } from './file-of.ts';
import {
  DATA,
  EOI,
  EVERY,
  FILL,
  FRAME,
  inJpeg,
  named,
  noRestart,
  RESTARTS,
  SCAN,
  SOI,
} from './jpeg-parts.ts';

const asSdksDo = (isWhole: boolean) => (list: NamedSpan[]) =>
  list.map((one): NamedSpan => {
    if (one.name.startsWith('RST')) return { ...one, length: 2 };
    return one.name === 'SOS' && isWhole ? { ...one, length: one.length + 8 } : one;
  });

/** An image, and a second one with these boxes. Only the box hash reads the second one. */
const secondImage = (about: About, ...boxes: Part[]): Recipe =>
  fileOf(about, 'jpg', () => [...RESTARTS.filter(noRestart), SOI, ...boxes], inJpeg);

/** Second images whose bytes could be divided into boxes in several ways. */
const unclear: readonly Recipe[] = [
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

/** The boxes of a JPEG, which the standard and SDKs divide differently. */
export const jpegFormats: readonly Recipe[] = [
  ...unclear,
  beside(
    {
      id: 'boxes-jpeg-sidecar',
      title: 'A JPEG with a box hash in a sidecar',
      wrong: 'Nothing. The list has an entry for the store, which isn’t in the file.',
      expect: 'Valid',
    },
    'jpg',
    ({ jpeg }) => jpeg,
    (placed) => jpegBoxes(placed).toSpliced(1, 0, { name: 'C2PA', start: 0, length: 0 }),
  ),
  fileOf(
    {
      id: 'boxes-jpeg-restarts-of-sdk',
      title: 'A scan with restarts, all of it a box',
      wrong: 'Nothing. SDKs hash a scan like this, and the markers of restarts a second time.',
      expect: 'Valid',
    },
    'jpg',
    () => RESTARTS,
    inJpeg,
    asSdksDo(true),
  ),
  fileOf(
    {
      id: 'boxes-jpeg-restarts-half',
      title: 'A scan whose data after the first restart isn’t hashed',
      wrong: 'The scan ends at its first restart, and of each restart only the marker is hashed.',
      ...notValid,
    },
    'jpg',
    () => RESTARTS,
    inJpeg,
    asSdksDo(false),
  ),
  fileOf(
    {
      id: 'boxes-jpeg-fill-bytes',
      title: 'Fill bytes before a segment, outside the hash',
      wrong: 'They don’t belong to a box, so no hash covers them.',
      ...invalid,
    },
    'jpg',
    () => RESTARTS.map(([name, content]): Part => [name, name === 'DQT' ? bytes(FILL, content) : content]),
    inJpeg,
    (list) =>
      list.map((one) =>
        one.name === 'DQT'
          ? { ...one, start: one.start + FILL.length, length: one.length - FILL.length }
          : one,
      ),
  ),
  fileOf(
    {
      id: 'boxes-jpeg-two-images',
      title: 'A JPEG with a second image',
      wrong: 'Nothing. The boxes of both are on the list.',
      expect: 'Valid',
    },
    'jpg',
    () => [...RESTARTS.filter(noRestart), ...RESTARTS.filter(noRestart)],
    inJpeg,
  ),
  fileOf(
    {
      id: 'boxes-after-excluded',
      title: 'Bytes after an image marked as excluded',
      wrong: 'The box `c2pa.after` has `excluded: true`, and a second image can be put there.',
      ...notValid,
    },
    'jpg',
    () => [...RESTARTS.filter(noRestart), ['c2pa.after', bytes('a phone writes its own data here')]],
    inJpeg,
    excluding('c2pa.after'),
  ),
];

/** Boxes as the standard names and divides them, and as not every SDK does. */
export const honestJpegs: readonly Recipe[] = [
  fileOf(
    {
      id: 'boxes-jpeg-end-in-segment',
      title: 'A segment that ends like an image',
      wrong: 'Nothing. A preview in Exif ends in FF D9, too, and the image goes on after it.',
      expect: 'Valid',
    },
    'jpg',
    () => [
      SOI,
      named('COM', 0xfe, 'a preview', u8(0xff, 0xd9)),
      named('COM', 0xfe, 'the second byte of the same', u8(0xd9)),
      named('DHT', 0xc4, 'a table', u8(0xff, 0xe1)),
      ...RESTARTS.filter(noRestart).slice(1),
    ],
    inJpeg,
  ),
  fileOf(
    {
      id: 'boxes-jpeg-fill-after-scan',
      title: 'Fill bytes after a scan',
      wrong: 'Nothing. They belong to the scan’s box.',
      expect: 'Valid',
    },
    'jpg',
    () => [SOI, FRAME, ['SOS', bytes(SCAN, DATA, FILL)], EOI],
    inJpeg,
  ),
  fileOf(
    {
      id: 'boxes-jpeg-ends-in-ff',
      title: 'A scan without an end marker, whose last byte is FF',
      wrong: 'Nothing. The box of the scan goes to the end of the file.',
      expect: 'Valid',
    },
    'jpg',
    () => [SOI, FRAME, ['SOS', bytes(SCAN, DATA, u8(0xff))]],
    inJpeg,
  ),
  ...[u8(0xff, 0xe1), u8(0x41, 0xd8)].map((start, index) =>
    fileOf(
      {
        id: `boxes-after-like-${index === 0 ? 'segment' : 'image'}`,
        title: `Bytes after an image that begin like ${index === 0 ? 'a segment' : 'another one'}`,
        wrong: 'Nothing. Only FF D8 begins another image, and the box `c2pa.after` covers anything else.',
        expect: 'Valid',
      },
      'jpg',
      () => [...RESTARTS.filter(noRestart), ['c2pa.after', bytes(start, 'its own data')]],
      inJpeg,
    ),
  ),
  fileOf(
    {
      id: 'boxes-jpeg-every',
      title: 'A JPEG with each kind of segment',
      wrong: 'Nothing. Each is a box.',
      expect: 'Valid',
    },
    'jpg',
    () => EVERY,
    inJpeg,
  ),
  fileOf(
    {
      id: 'boxes-jpeg-restarts',
      title: 'A scan with restarts, each a box with its data',
      wrong: 'Nothing. The standard divides a scan like this.',
      expect: 'Valid',
    },
    'jpg',
    () => RESTARTS,
    inJpeg,
  ),
  fileOf(
    {
      id: 'boxes-after',
      title: 'Bytes after an image with a box hash',
      wrong: 'Nothing. The box `c2pa.after` covers them.',
      expect: 'Valid',
    },
    'jpg',
    () => [...RESTARTS.filter(noRestart), ['c2pa.after', bytes('a phone writes its own data here')]],
    inJpeg,
  ),
];
