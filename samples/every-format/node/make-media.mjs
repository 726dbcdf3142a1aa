// Creates a minimal file in every media format, so that you can try formats without downloading one.
// `imitated` files have the right container but no image or sound that a player could show.
import sharp from 'sharp';
import { bytes, number } from './bytes.mjs';
import { makeDocuments } from './make-documents.mjs';

const image = sharp({ create: { width: 16, height: 16, channels: 3, background: '#0b5d57' } });

/** A box of ISO base media files (MP4, MOV, HEIF, JPEG XL): length, type, content. */
const box = (type, ...content) => {
  const body = bytes(...content);
  return bytes(number(body.length + 8, 4), type, body);
};
/** A chunk of RIFF files (WAV, AVI): type, length, content. */
const chunk = (type, ...content) => {
  const body = bytes(...content);
  return bytes(type, number(body.length, 4, 'LE'), body, Buffer.alloc(body.length % 2));
};

const movieHeader = box(
  'mvhd',
  Buffer.alloc(12),
  number(1000, 4),
  number(0, 4),
  Buffer.from('00010000', 'hex'),
  Buffer.alloc(76),
);
const movie = (brand) =>
  bytes(box('ftyp', brand, number(0, 4), brand), box('moov', movieHeader), box('mdat', Buffer.alloc(32, 1)));

const waveFormat = bytes(
  number(1, 2, 'LE'),
  number(1, 2, 'LE'),
  number(8000, 4, 'LE'),
  number(8000, 4, 'LE'),
  number(1, 2, 'LE'),
  number(8, 2, 'LE'),
);
// 128 kbit/s, 44.1 kHz: frames of 417 bytes, empty here.
const mp3Frame = bytes(Buffer.from('fffb9000', 'hex'), Buffer.alloc(413));
const flacInfo = bytes(
  number(4096, 2),
  number(4096, 2),
  Buffer.alloc(6),
  Buffer.from('0ac440f000000000', 'hex'),
  Buffer.alloc(16),
);

/** Every format by extension: its MIME type and its bytes. */
export async function makeMedia() {
  const avif = await image.clone().avif().toBuffer();
  const tiff = await image.clone().tiff().toBuffer();
  return [
    { extension: 'jpg', type: 'image/jpeg', data: await image.clone().jpeg().toBuffer() },
    { extension: 'png', type: 'image/png', data: await image.clone().png().toBuffer() },
    { extension: 'webp', type: 'image/webp', data: await image.clone().webp().toBuffer() },
    { extension: 'gif', type: 'image/gif', data: await image.clone().gif().toBuffer() },
    { extension: 'tiff', type: 'image/tiff', data: tiff },
    { extension: 'dng', type: 'image/x-adobe-dng', data: tiff, imitated: true },
    {
      extension: 'svg',
      type: 'image/svg+xml',
      data: bytes(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
      ),
    },
    { extension: 'avif', type: 'image/avif', data: avif },
    {
      extension: 'heic',
      type: 'image/heic',
      data: bytes(avif.toString('latin1').replaceAll('avif', 'heic')),
      imitated: true,
    },
    {
      extension: 'heif',
      type: 'image/heif',
      data: bytes(avif.toString('latin1').replaceAll('avif', 'mif1')),
      imitated: true,
    },
    {
      extension: 'jxl',
      type: 'image/jxl',
      data: bytes(
        box('JXL ', Buffer.from('0d0a870a', 'hex')),
        box('ftyp', 'jxl ', number(0, 4), 'jxl '),
        box('jxlc', Buffer.from('ff0a0000', 'hex')),
      ),
      imitated: true,
    },
    { extension: 'mp4', type: 'video/mp4', data: movie('isom'), imitated: true },
    { extension: 'mov', type: 'video/quicktime', data: movie('qt  '), imitated: true },
    { extension: 'm4v', type: 'video/x-m4v', data: movie('M4V '), imitated: true },
    {
      extension: 'avi',
      type: 'video/x-msvideo',
      data: chunk(
        'RIFF',
        'AVI ',
        chunk('LIST', 'hdrl', chunk('avih', Buffer.alloc(56))),
        chunk('LIST', 'movi'),
      ),
      imitated: true,
    },
    { extension: 'm4a', type: 'audio/mp4', data: movie('M4A '), imitated: true },
    { extension: 'mp3', type: 'audio/mpeg', data: bytes(mp3Frame, mp3Frame, mp3Frame) },
    {
      extension: 'wav',
      type: 'audio/wav',
      data: chunk('RIFF', 'WAVE', chunk('fmt ', waveFormat), chunk('data', Buffer.alloc(800, 128))),
    },
    {
      extension: 'flac',
      type: 'audio/flac',
      data: bytes('fLaC', Buffer.from('80000022', 'hex'), flacInfo),
      imitated: true,
    },
    ...makeDocuments(),
  ];
}
