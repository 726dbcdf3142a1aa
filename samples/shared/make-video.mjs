// Draws a short video and writes it as an MP4 file without a video tool, so that nothing needs to be downloaded.
// Usage: node make-video.mjs [video.mp4] [frames]
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const [file = 'video.mp4', count = '16'] = process.argv.slice(2);
const [width, height, rate, frames] = [320, 180, 8, Number(count)];

// A ball crosses the image. An AVIF file contains one key frame of AV1 video.
const drawing = (x) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="320" height="180" fill="#23395b"/>
  <circle cx="${20 + 280 * x}" cy="${140 - 100 * Math.sin(Math.PI * x)}" r="18" fill="#ffd166"/>
  <rect y="158" width="320" height="22" fill="#16202a"/>
</svg>`;
const coded = [];
let configuration;
for (let i = 0; i < frames; i++) {
  const image = sharp(Buffer.from(drawing(i / Math.max(1, frames - 1)))).removeAlpha();
  const avif = await image.avif({ quality: 50, chromaSubsampling: '4:2:0' }).toBuffer();
  const at = avif.indexOf('av1C') + 4;
  configuration ??= avif.subarray(at, at + 4);
  coded.push(avif.subarray(avif.indexOf('mdat') + 6)); // after the two-byte delimiter
}

// An MP4 file consists of nested boxes: length, name, content.
const u16 = (...values) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values) => u16(...values.flatMap((value) => [value >>> 16, value & 65_535]));
const zeros = (length) => Buffer.alloc(length);
function box(name, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
}
const matrix = u32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40000000);
const size = u16(width, height);
const entry = [
  zeros(6),
  u16(1),
  zeros(16),
  size,
  u32(72 << 16, 72 << 16, 0),
  u16(1),
  zeros(32),
  u16(24, 65_535),
];
// Each frame begins with the sequence header: a byte for its type, a byte for its length, then the header.
const sequence = coded[0].subarray(0, 2 + coded[0][1]);

const table = (offset) =>
  box(
    'stbl',
    box('stsd', u32(0, 1), box('av01', ...entry, box('av1C', configuration, sequence))),
    box('stts', u32(0, 1, frames, 1)), // each frame lasts one tick
    box('stsc', u32(0, 1, 1, frames, 1)), // all are contiguous
    box('stsz', u32(0, 0, frames, ...coded.map(({ length }) => length))),
    box('stco', u32(0, 1, offset)),
  );
const moov = (offset) =>
  box(
    'moov',
    box('mvhd', u32(0, 0, 0, rate, frames, 65_536), u16(256), zeros(10), matrix, zeros(24), u32(2)),
    box(
      'trak',
      box('tkhd', u32(3, 0, 0, 1, 0, frames), zeros(16), matrix, u32(width << 16, height << 16)),
      box(
        'mdia',
        box('mdhd', u32(0, 0, 0, rate, frames), u16(0x55c4, 0)), // language: undetermined
        box('hdlr', u32(0, 0), 'vide', zeros(12), 'Film\0'),
        box(
          'minf',
          box('vmhd', u32(1), zeros(8)),
          box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
          table(offset),
        ),
      ),
    ),
  );

const ftyp = box('ftyp', 'isom', u32(512), 'isomiso2av01mp41');
const mdat = box('mdat', ...coded);
const movie = Buffer.concat([ftyp, moov(ftyp.length + moov(0).length + 8), mdat]);
await writeFile(file, movie);
console.log(`${file}: ${frames} frames, ${movie.length} bytes`);
