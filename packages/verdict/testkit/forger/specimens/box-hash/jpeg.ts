import type { NamedSpan } from '../../bindings.ts';
import { bytes, u8, u16 } from '../../bytes.ts';
import { app11, segment } from '../../embed/jpeg.ts';
import type { Recipe } from '../../specimen.ts';
import { invalid, notValid } from '../recipes.ts';
import { excluding, fileOf, type Part } from './file-of.ts';

const inJpeg = { at: 1, put: (store: Uint8Array) => bytes(...app11(store)) };

const named = (name: string, marker: number, ...content: Array<Uint8Array | string>): Part => [
  name,
  segment(marker, ...content),
];

/** A gray image of 8 × 8 pixels: the tables are too short for a decoder, and each segment has its length. */
const FRAME = named('SOF0', 0xc0, u8(8), u16(8), u16(8), u8(1, 1, 0x11, 0));
const SCAN = segment(0xda, u8(1, 1, 0, 0, 63, 0));
const SOI: Part = ['SOI', u8(0xff, 0xd8)];
const EOI: Part = ['EOI', u8(0xff, 0xd9)];
const EVERY: readonly Part[] = [
  SOI,
  ...Array.from({ length: 16 }, (_, index) => named(`APP${index}`, 0xe0 + index, `segment ${index}`)),
  named('DQT', 0xdb, u8(0), new Uint8Array(64).fill(1)),
  named('DHT', 0xc4, u8(0), new Uint8Array(16)),
  named('DAC', 0xcc, u8(0, 0)),
  named('DRI', 0xdd, u16(1)),
  named('DHP', 0xde, u8(8), u16(8), u16(8), u8(1, 1, 0x11, 0)),
  named('EXP', 0xdf, u8(0)),
  named('JPG', 0xc8, 'x'),
  named('JPG0', 0xf0, 'x'),
  named('JPG13', 0xfd, 'x'),
  named('COM', 0xfe, 'x'),
  ['TEM', u8(0xff, 0x01)],
  FRAME,
  named('SOF15', 0xcf, 'x'),
  ['SOS', bytes(SCAN, u8(0x11, 0xff, 0x00, 0x22))],
  named('DNL', 0xdc, u16(8)),
  EOI,
];

const FILL = u8(0xff, 0xff);
const noRestart = ([name]: Part) => !name.startsWith('RST');

/** A scan with two restarts, as the standard divides it, and as SDKs do: all of it is SOS, and a restart is 2 bytes. */
const RESTARTS: readonly Part[] = [
  SOI,
  named('DQT', 0xdb, u8(0), new Uint8Array(64).fill(1)),
  FRAME,
  named('DRI', 0xdd, u16(1)),
  ['SOS', bytes(SCAN, u8(0x11, 0xff, 0x00, 0x22))],
  ['RST0', u8(0xff, 0xd0, 0x33, 0xff, 0x00)],
  ['RST1', u8(0xff, 0xd1, 0x44)],
  EOI,
];
const asSdksDo = (isWhole: boolean) => (list: NamedSpan[]) =>
  list.map((one): NamedSpan => {
    if (one.name.startsWith('RST')) return { ...one, length: 2 };
    return one.name === 'SOS' && isWhole ? { ...one, length: one.length + 8 } : one;
  });

/** The boxes of a JPEG, which the standard and SDKs divide differently. */
export const jpegFormats: readonly Recipe[] = [
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
