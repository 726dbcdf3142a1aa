import { dataHash } from '../../bindings.ts';
import { bytes, find, u8, u32le } from '../../bytes.ts';
import { type Placed, spanOf } from '../../embed/container.ts';
import { insertSegments, segment } from '../../embed/jpeg.ts';
import { intoRiff, resized, riffChunk } from '../../embed/riff.ts';
import { forge } from '../../forge.ts';
import type { Recipe } from '../../specimen.ts';
import { intoJpegFirst, jpegWith } from '../data-hash/jpeg-with.ts';
import { png, withChunk } from '../png/png-with.ts';
import { EXIF, xmpPacket } from '../segments.ts';
import { webp, withExif } from '../webp-with.ts';
import { type About, partial, TEXT, valid } from './exif.ts';

/** The range of a text in a file, after the store or before it. */
const textOf = (text: string) => ({
  without: (placed: Placed) =>
    [spanOf(placed), { start: find(placed.file, text), length: text.length }].sort(
      (a, b) => a.start - b.start,
    ),
});

const pngText = (about: About & Pick<Recipe, 'expect'>, type: string, content: string, left: string) =>
  png({ clause: '9.2.6', ...about }, textOf(left), { picture: withChunk(type, bytes(content)) });

const SOUND = resized(
  bytes(
    'RIFF',
    u32le(0),
    'WAVE',
    riffChunk('fmt ', u8(1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0)),
    riffChunk('XMP ', bytes(xmpPacket())),
    riffChunk('data', new Uint8Array(800).fill(128)),
  ),
);

/** Ranges over texts in other metadata, which viewers may or may not read as Exif or XMP. */
export const texts: readonly Recipe[] = [
  jpegWith(
    {
      id: 'jpeg-comment-beside-exif',
      title: 'The text of a comment, between Exif and a second image',
      wrong: 'Nothing. The hash covers Exif, and no viewer shows the comment.',
      ...valid,
    },
    textOf(TEXT),
    {
      picture: ({ jpeg: media, other }) =>
        bytes(insertSegments(media, EXIF, segment(0xfe, TEXT)), other.jpeg),
      embed: intoJpegFirst,
    },
  ),
  webp(
    {
      id: 'webp-exif-text',
      title: 'A text in the Exif of a WebP',
      wrong: 'Nothing. The hash covers the orientation.',
      ...valid,
    },
    textOf('a scene'),
    { picture: withExif },
  ),
  {
    id: 'wav-xmp-excluded',
    title: 'XMP of a sound outside the hash',
    wrong: 'Nothing. It can’t rotate anything.',
    ...valid,
    extension: 'wav',
    make: () =>
      forge({
        id: 'wav-xmp-excluded',
        media: SOUND,
        embed: intoRiff(),
        bindings: [dataHash(textOf(xmpPacket()))],
      }),
  },
  pngText(
    { id: 'png-text', title: 'A text in a PNG', wrong: 'Nothing. No viewer shows it.', ...valid },
    'tEXt',
    `Comment\0${TEXT}`,
    TEXT,
  ),
  pngText(
    {
      id: 'png-keyword-excluded',
      title: 'A text in a PNG with its keyword',
      wrong: 'The keyword is outside the hash, too, so the text can become Exif.',
      ...partial,
    },
    'tEXt',
    `Comment\0${TEXT}`,
    `Comment\0${TEXT}`,
  ),
  pngText(
    {
      id: 'png-raw-profile',
      title: 'Exif in a text of a PNG',
      wrong: 'The range is over Exif in hexadecimal digits, which some viewers read.',
      ...partial,
    },
    'tEXt',
    `Raw profile type exif\0${TEXT}`,
    TEXT,
  ),
  pngText(
    {
      id: 'png-xmp',
      title: 'XMP in a PNG outside the hash',
      wrong: 'XMP rotates the image in some viewers.',
      ...partial,
    },
    'iTXt',
    `XML:com.adobe.xmp\0\0\0\0\0${xmpPacket()}`,
    xmpPacket(),
  ),
  pngText(
    {
      id: 'png-international-text',
      title: 'An international text in a PNG',
      wrong: 'Nothing. It isn’t XMP.',
      ...valid,
    },
    'iTXt',
    `Comment\0\0\0\0\0${TEXT}`,
    TEXT,
  ),
];
