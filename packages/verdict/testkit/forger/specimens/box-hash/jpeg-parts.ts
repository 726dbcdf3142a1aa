import { boxesHash, type NamedSpan } from '../../bindings.ts';
import { bytes, u8, u16 } from '../../bytes.ts';
import { app11, insertSegments, segment } from '../../embed/jpeg.ts';
import { type Forgery, forge } from '../../forge.ts';
import type { About, Recipe } from '../../specimen.ts';
import { intoJpegFirst } from '../data-hash/jpeg-with.ts';
import { jpegBoxes, type Part } from './file-of.ts';

export const inJpeg = { at: 1, put: (store: Uint8Array) => bytes(...app11(store)) };

export const named = (name: string, marker: number, ...content: Array<Uint8Array | string>): Part => [
  name,
  segment(marker, ...content),
];

/** A gray image of 8 × 8 pixels: the tables are too short for a decoder, and each segment has its length. */
export const FRAME = named('SOF0', 0xc0, u8(8), u16(8), u16(8), u8(1, 1, 0x11, 0));
export const SCAN = segment(0xda, u8(1, 1, 0, 0, 63, 0));
export const DATA = u8(0x11, 0xff, 0x00, 0x22);
export const SOI: Part = ['SOI', u8(0xff, 0xd8)];
export const EOI: Part = ['EOI', u8(0xff, 0xd9)];
export const EVERY: readonly Part[] = [
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
  ['SOS', bytes(SCAN, DATA)],
  named('DNL', 0xdc, u16(8)),
  EOI,
];

export const FILL = u8(0xff, 0xff);
export const noRestart = ([name]: Part) => !name.startsWith('RST');

/** A scan with two restarts, as the standard divides it, and as SDKs do: all of it is SOS, and a restart is 2 bytes. */
export const RESTARTS: readonly Part[] = [
  SOI,
  named('DQT', 0xdb, u8(0), new Uint8Array(64).fill(1)),
  FRAME,
  named('DRI', 0xdd, u16(1)),
  ['SOS', bytes(SCAN, DATA)],
  ['RST0', u8(0xff, 0xd0, 0x33, 0xff, 0x00)],
  ['RST1', u8(0xff, 0xd1, 0x44)],
  EOI,
];

export const COMMENT = segment(0xfe, 'a comment');

/** A JPEG with a comment; the list of its box hash is changed. */
export const withComment = (
  about: About,
  change: (list: NamedSpan[]) => NamedSpan[],
  more: Partial<Forgery> = {},
): Recipe => ({
  clause: '15.12.3',
  ...about,
  extension: 'jpg',
  make: ({ jpeg }) =>
    forge({
      id: about.id,
      media: insertSegments(jpeg, COMMENT),
      embed: intoJpegFirst,
      bindings: [boxesHash((placed) => change(jpegBoxes(placed)))],
      ...more,
    }),
});

/** The same; the comment's entry is changed. */
export const withEntry = (about: About, change: (entry: NamedSpan) => NamedSpan[]): Recipe =>
  withComment(about, (list) => list.flatMap((entry) => (entry.name === 'COM' ? change(entry) : [entry])));
