// Draws a short video, writes it as an MP4 file without a video tool, and signs it.
// Usage: node video.mjs [video.mp4] [test-certs]
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Builder, LocalSigner, Reader } from '@contentauth/c2pa-node';
import sharp from 'sharp';

const [output = 'video.mp4', certs = 'test-certs'] = process.argv.slice(2);
const [width, height, frames, rate] = [480, 270, 24, 8];

// #region draw
// The sun sets. sharp turns each drawing into an AVIF file, which contains one frame of AV1 video.
const drawing = (part) => `
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="480" height="270" fill="rgb(${200 - 150 * part}, ${150 - 90 * part}, ${130 - 40 * part})"/>
  <circle cx="330" cy="${60 + 170 * part}" r="36" fill="#fff3d6"/>
  <path d="M0 190 L110 120 L200 180 L300 110 L480 210 V270 H0 Z" fill="#40576b"/>
</svg>`;

function frameOf(avif) {
  const config = avif.indexOf('av1C') + 4;
  const media = avif.subarray(avif.indexOf('mdat') + 4 + 2); // without the two-byte delimiter at the start
  return { config: avif.subarray(config, config + 4), media };
}
const coded = [];
for (let i = 0; i < frames; i++) {
  const avif = sharp(Buffer.from(drawing(i / (frames - 1)))).removeAlpha();
  coded.push(frameOf(await avif.avif({ quality: 60, chromaSubsampling: '4:2:0' }).toBuffer()));
}
// #endregion draw

// #region boxes
// An MP4 file consists of nested boxes: length, name, content.
const u8 = (...values) => Buffer.from(values);
const u16 = (...values) => Buffer.concat(values.map((v) => u8(v >> 8, v & 255)));
const u32 = (...values) => Buffer.concat(values.map((v) => u16(v >>> 16, v & 65_535)));
function box(name, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([u32(content.length + 8), Buffer.from(name), content]);
}
const full = (name, flags, ...parts) => box(name, u32(flags), ...parts); // with version 0 and flags
const zeros = (count) => Buffer.alloc(count);
const matrix = u32(65_536, 0, 0, 0, 65_536, 0, 0, 0, 0x40_00_00_00);
// #endregion boxes

// #region movie
const sizes = coded.map(({ media }) => media.length);
const visual = Buffer.concat([
  zeros(6),
  u16(1),
  zeros(16),
  u16(width, height),
  u32(72 << 16, 72 << 16, 0), // 72 dpi
  u16(1),
  zeros(32),
  u16(24, 65_535),
]);
// A frame begins with its sequence header: a byte for the type, a byte for the length, then the header.
const sequence = coded[0].media.subarray(0, 2 + coded[0].media[1]);
const stbl = (mediaAt) =>
  box(
    'stbl',
    full('stsd', 0, u32(1), box('av01', visual, box('av1C', coded[0].config, sequence))),
    full('stts', 0, u32(1, frames, 1)), // every frame lasts one tick
    full('stsc', 0, u32(1, 1, frames, 1)), // all frames are contiguous
    full('stsz', 0, u32(0, frames, ...sizes)),
    full('stco', 0, u32(1, mediaAt)),
  );
const moov = (mediaAt) =>
  box(
    'moov',
    full('mvhd', 0, u32(0, 0, rate, frames, 65_536), u16(256), zeros(10), matrix, zeros(24), u32(2)),
    box(
      'trak',
      full('tkhd', 3, u32(0, 0, 1, 0, frames), zeros(16), matrix, u32(width << 16, height << 16)),
      box(
        'mdia',
        full('mdhd', 0, u32(0, 0, rate, frames), u16(0x55_c4, 0)), // language: undetermined
        full('hdlr', 0, u32(0), 'vide', zeros(12), 'Film\0'),
        box(
          'minf',
          full('vmhd', 1, zeros(8)),
          box('dinf', full('dref', 0, u32(1), full('url ', 1))),
          stbl(mediaAt),
        ),
      ),
    ),
  );
const ftyp = box('ftyp', 'isom', u32(512), 'isomiso2av01mp41');
const mediaAt = ftyp.length + moov(0).length + 8;
const movie = Buffer.concat([ftyp, moov(mediaAt), box('mdat', ...coded.map(({ media }) => media))]);
// #endregion movie

// #region sign
// The library adds its box after the first one and corrects the offset of the frames.
const builder = Builder.withJson(
  {
    title: 'The sun goes down',
    claim_generator_info: [{ name: 'Docs example', version: '1.0.0' }],
    assertions: [],
  },
  { verify: { verify_after_sign: true }, builder: { created_assertion_labels: ['c2pa.actions'] } },
);
builder.setIntent({ create: 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCreation' });
const signer = LocalSigner.newSigner(
  await readFile(join(certs, 'chain.pem')),
  await readFile(join(certs, 'signer.key')),
  'es256',
);
builder.sign(signer, { buffer: movie, mimeType: 'video/mp4' }, { path: output });
console.log(`${output}: ${(await Reader.fromAsset({ path: output })).json().validation_state}`);
// #endregion sign
