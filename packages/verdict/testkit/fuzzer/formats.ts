import { deflateSync } from 'node:zlib';
import type { NamedSpan } from '../forger/bindings.ts';
import { bytes, type Span, splice } from '../forger/bytes.ts';
import { boxesOf, intoBmff } from '../forger/embed/bmff.ts';
import type { Embed, Placed } from '../forger/embed/container.ts';
import { insertSegments, intoJpeg, segment, segmentsOf } from '../forger/embed/jpeg.ts';
import { chunk, chunksOf, intoPng } from '../forger/embed/png.ts';
import { intoRiff, resized, riffChunk, riffChunksOf } from '../forger/embed/riff.ts';
import { baseMedia } from '../forger/media.ts';
import { jpegBoxes, pngBoxes } from '../forger/specimens/box-hash/file-of.ts';
import { EXIF, EXIF_DATA, ICC, XMP, xmpPacket } from '../forger/specimens/segments.ts';

/** The expected result for a file. */
export type Demand =
  /** A byte that the hash must cover is changed (C2PA 2.4, §15.12). */
  | 'never Valid'
  /** Signed according to the standard, to show that the test would notice a Valid. */
  | 'Valid'
  /** Something that's shown or played isn't protected, and the page says so. */
  | 'Partial'
  | 'no harm';

export interface ForgedFile {
  name: string;
  file: Buffer;
  /** Its manifest store. */
  store: Uint8Array;
  demand: Demand;
  /** What was forged, for people who examine a file that caused a failure. */
  about: string;
}

/** A file format to forge. */
export interface Format {
  extension: string;
  media: Uint8Array;
  embed: Embed;
  /** Where the file's parts begin and end, which forgeries target. */
  parts(file: Uint8Array): NamedSpan[];
  /** Its list for a box hash, if the format can have one. */
  boxes?(placed: Placed): NamedSpan[];
}

/** Parts that a signer may exclude (C2PA 2.4, §9.2.6). */
export const METADATA = ['APP1', 'COM', 'eXIf', 'iTXt', 'tEXt', 'EXIF'];

/** Where a change may go unnoticed: the store, and metadata. */
export const mayChange = ({ parts }: Format, { file, spans }: Placed): Span[] => [
  ...spans,
  ...parts(file).filter(({ name }) => METADATA.includes(name)),
];

const withMetadata = {
  jpeg: (jpeg: Uint8Array) => insertSegments(jpeg, EXIF, XMP(), ICC, segment(0xfe, 'a comment')),
  png: (png: Uint8Array) =>
    splice(
      png,
      33,
      0,
      bytes(
        chunk('iCCP', bytes('profile\0\0', deflateSync(new Uint8Array(200)))),
        chunk('eXIf', EXIF_DATA),
        chunk('iTXt', bytes('XML:com.adobe.xmp\0\0\0\0\0', xmpPacket())),
      ),
    ),
  // An extended WebP: flags, then the canvas size minus one.
  webp: (webp: Uint8Array) =>
    resized(
      bytes(
        webp.subarray(0, 12),
        riffChunk('VP8X', Uint8Array.of(8, 0, 0, 0, 159, 0, 0, 119, 0, 0)),
        webp.subarray(12),
        riffChunk('EXIF', EXIF_DATA),
      ),
    ),
};

/** Pictures of three formats, with metadata and without. */
export async function pictures(): Promise<Format[]> {
  const { jpeg, png, webp } = await baseMedia();
  const asJpeg = { extension: 'jpg', embed: intoJpeg(), parts: segmentsOf, boxes: jpegBoxes };
  const asPng = { extension: 'png', embed: intoPng, parts: chunksOf, boxes: pngBoxes };
  const asWebp = { extension: 'webp', embed: intoRiff(), parts: riffChunksOf };
  return [
    { ...asJpeg, media: jpeg },
    { ...asJpeg, media: withMetadata.jpeg(jpeg) },
    { ...asPng, media: png },
    { ...asPng, media: withMetadata.png(png) },
    { ...asWebp, media: webp },
    { ...asWebp, media: withMetadata.webp(webp) },
  ];
}

/** A video. Its boxes are named by their paths. */
export async function film(): Promise<Format> {
  const { mp4 } = await baseMedia();
  const parts = (file: Uint8Array) => boxesOf(file).map(({ path, ...box }) => ({ ...box, name: path }));
  return { extension: 'mp4', media: mp4, embed: intoBmff, parts };
}
