import { expect, test } from 'vitest';
import { bytes, find, splice, u8, u16, u32 } from '../../testkit/forger/bytes.ts';
import { insertSegments, segment } from '../../testkit/forger/embed/jpeg.ts';
import { chunk } from '../../testkit/forger/embed/png.ts';
import { resized, riffChunk } from '../../testkit/forger/embed/riff.ts';
import { EXIF, EXIF_DATA, IN_RICH_EXIF, richExif, XMP } from '../../testkit/forger/specimens/segments.ts';
import { bytesSource } from './bytes.ts';
import { containerOf } from './containers/index.ts';
import { withShown } from './shown.ts';
import type { Span } from './types.ts';
import { unprotectedIn } from './unprotected.ts';

const BARE = u8(0xff, 0xd8, 0xff, 0xd9);
const jpeg = (...segments: Uint8Array[]) => insertSegments(BARE, ...segments);
const PNG_START = bytes(u8(0x89), 'PNG\r\n', u8(0x1a), '\n');
const png = (...chunks: Uint8Array[]) => bytes(PNG_START, ...chunks, chunk('IEND', u8()));
const riff = (form: string, ...chunks: Uint8Array[]) => resized(bytes('RIFF', u32(0), form, ...chunks));

/** What a range of metadata in a file changes for people who look at it. */
async function shownBy(file: Uint8Array, { start, length }: Span): Promise<readonly string[]> {
  const source = bytesSource(file);
  const range = { start, length, kind: 'metadata', name: 'metadata' } as const;
  return (await withShown(range, await containerOf(source), source)).shows ?? [];
}

/** The range from one text in a file to another one's end. */
const between = (file: Uint8Array, from: string, to: string): Span => {
  const start = find(file, from);
  return { start, length: find(file, to, start) + to.length - start };
};

const WHOLE = jpeg(EXIF);
const TURNED = ['orientation'];
const ALL = ['orientation', 'preview', 'colors'];

const RICH = richExif(u8(1, 2, 3, 4));
const rich = (order: Uint8Array = RICH) => jpeg(segment(0xe1, 'Exif\0\0', order));
/** A part of Exif in the file that `rich` makes. */
const inRich = ({ start, length }: Span): Span => ({ start: 2 + 4 + 6 + start, length });

/** The same Exif with a number of four bytes replaced. */
const patched = (at: number, value: number) => rich(splice(RICH, at, 4, u32(value)));

test.each<[string, Uint8Array, Span, readonly string[]]>([
  ['the preview', rich(), inRich(IN_RICH_EXIF.preview(4)), ['preview']],
  ['where the preview is', rich(), inRich({ start: 66, length: 4 }), ['preview']],
  ['where the second directory is', rich(), inRich({ start: 34, length: 4 }), ALL],
  ['the color space', rich(), inRich(IN_RICH_EXIF.color), ['colors']],
  [
    'a preview after a directory that isn’t there',
    patched(34, 9000),
    inRich({ start: 86, length: 1 }),
    ['preview'],
  ],
  [
    'a preview whose length is missing',
    patched(68, 0x1234_0004),
    inRich({ start: 86, length: 1 }),
    ['preview'],
  ],
  [
    'a byte after colors that aren’t there',
    patched(30, 9000),
    inRich({ start: 86, length: 1 }),
    ['preview', 'colors'],
  ],
  ['a byte after the directory of itself', patched(30, 8), inRich({ start: 86, length: 1 }), ['preview']],
])('in Exif, %s', async (_, file, range, shows) => expect(await shownBy(file, range)).toEqual(shows));

test.each<[string, Uint8Array, Span, readonly string[]]>([
  ['all of Exif', WHOLE, { start: 6, length: EXIF.length - 4 }, ALL],
  ['the segment of Exif', WHOLE, { start: 2, length: EXIF.length }, ALL],
  ['the first directory', WHOLE, { start: 2 + 10 + 20, length: 12 }, ALL],
  ['where the first directory is', WHOLE, { start: 2 + 10 + 4, length: 4 }, ALL],
  ['what names Exif', WHOLE, { start: 6, length: 2 }, ALL],
  ['a text after the directory', WHOLE, between(WHOLE, 'a scene', 'a scene'), []],
  ['all of XMP', jpeg(XMP()), { start: 6, length: XMP().length - 4 }, ALL],
  ['the packet of XMP', jpeg(XMP()), { start: 40, length: 60 }, TURNED],
  ['the text of a comment', jpeg(segment(0xfe, 'a comment')), { start: 6, length: 9 }, []],
  ['a whole comment', jpeg(segment(0xfe, 'a comment')), { start: 2, length: 13 }, ALL],
  ['data of Photoshop', jpeg(segment(0xed, 'Photoshop 3.0\0', u16(0))), { start: 20, length: 2 }, []],
])('in JPEG, %s', async (_, file, range, shows) => expect(await shownBy(file, range)).toEqual(shows));

test('what isn’t left out changes nothing', async () => {
  for (const file of [jpeg(EXIF, XMP()), jpeg(XMP(), EXIF)])
    expect(await shownBy(file, between(file, 'a scene', 'a scene'))).toEqual([]);
});

test('in a JPEG with another image, XMP also describes a gain map', async () => {
  const file = bytes(jpeg(XMP()), BARE);
  expect(await shownBy(file, { start: 40, length: 60 })).toEqual(['orientation', 'gainMap']);
  // A whole segment of another kind could have been XMP before.
  const other = bytes(jpeg(segment(0xfe, 'a comment')), BARE);
  expect(await shownBy(other, { start: 2, length: 13 })).toEqual([...ALL, 'gainMap']);
  expect(await shownBy(other, { start: 6, length: 9 })).toEqual([]);
});

test('of a hash that isn’t correct, nothing is said to be unprotected', () => {
  expect(unprotectedIn({ state: 'unknown', size: 4, reason: 'It can’t be read.' })).toEqual([]);
});

const DAMAGED = [
  ['no byte order', bytes('XX', EXIF_DATA.subarray(2))],
  ['a directory outside', bytes(EXIF_DATA.subarray(0, 4), u32(2 ** 31), EXIF_DATA.subarray(8))],
  ['too many entries', bytes(EXIF_DATA.subarray(0, 8), u16(65_535), EXIF_DATA.subarray(10))],
  ['nothing', u8()],
] as const;

test.each(DAMAGED)('Exif with %s doesn’t protect an orientation', async (_, exif) => {
  const file = png(chunk('eXIf', bytes(exif, 'the last bytes')));
  expect(await shownBy(file, between(file, 'last', 'bytes'))).toEqual(ALL);
});

const text = (keyword: string) => png(chunk('tEXt', bytes(keyword, '\0value')));

test.each<[string, Uint8Array, string, string, readonly string[]]>([
  ['the value of a text', text('Title'), 'value', 'value', []],
  ['a text with its keyword', text('Title'), 'Title', 'value', ALL],
  ['the value of a raw profile', text('Raw profile type exif'), 'value', 'value', ALL],
  ['all of XMP', text('XML:com.adobe.xmp'), 'value', 'value', TURNED],
  ['a whole chunk', text('Title'), 'tEXt', 'value', ALL],
  ['a text in Exif', png(chunk('eXIf', EXIF_DATA)), 'a scene', 'a scene', []],
  ['all of Exif', png(chunk('eXIf', EXIF_DATA)), 'MM', 'a scene', ALL],
  ['the time', png(chunk('tIME', bytes('7 bytes'))), '7 bytes', '7 bytes', []],
])('in PNG, %s', async (_, file, from, to, shows) =>
  expect(await shownBy(file, between(file, from, to))).toEqual(shows),
);

test('in WebP, Exif and XMP turn an image; in a sound, nothing does', async () => {
  const exif = riff('WEBP', riffChunk('EXIF', bytes('Exif\0\0', EXIF_DATA)));
  expect(await shownBy(exif, between(exif, 'MM', 'a scene'))).toEqual(ALL);
  expect(await shownBy(exif, between(exif, 'a scene', 'a scene'))).toEqual([]);
  for (const [form, shows] of [
    ['WEBP', TURNED],
    ['WAVE', []],
  ] as const) {
    const xmp = riff(form, riffChunk('XMP ', bytes('<x:xmpmeta/>')));
    expect(await shownBy(xmp, between(xmp, '<x', '/>'))).toEqual(shows);
  }
});
