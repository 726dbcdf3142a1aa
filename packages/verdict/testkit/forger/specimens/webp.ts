import { bytes, flip, u32le } from '../bytes.ts';
import { spanOf } from '../embed/container.ts';
import { intoRiff, resized, riffChunk } from '../embed/riff.ts';
import { storeOf } from '../manifest.ts';
import type { Recipe } from '../specimen.ts';
import { andChunk, chunkSpan, webp, withExif, withParity } from './webp-with.ts';

const invalid = { expect: 'Invalid' } as const;

/** Forged WebP files. */
export const webps: readonly Recipe[] = [
  webp(
    {
      id: 'webp-image-excluded',
      title: 'The image data outside the hash',
      wrong: 'An exclusion covers the VP8 chunk, which was changed later.',
      ...invalid,
    },
    { without: andChunk('VP8 ') },
    { after: ({ file }) => flip(file, chunkSpan(file, 'VP8 ').start + 60) },
  ),
  {
    id: 'webp-second-image-in-chunk',
    title: 'A second image after the store, in its chunk',
    wrong: 'The C2PA chunk is larger than the store, and the rest of it contains a second VP8 chunk.',
    extension: 'webp',
    expect: 'Invalid',
    clause: '15.12.1.1',
    make: (media) =>
      withParity('even', {
        id: 'webp-second-image-in-chunk',
        media: media.webp,
        embed: intoRiff(media.other.webp.subarray(12)),
      }),
  },
  webp(
    {
      id: 'webp-two-stores',
      title: 'Two C2PA chunks',
      wrong:
        'A second store follows the first. The hash covers it, but readers that take the last one use it.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const once = intoRiff()(media, store);
        return { ...once, file: resized(bytes(once.file, riffChunk('C2PA', storeOf()))) };
      },
    },
  ),
  webp(
    {
      id: 'webp-chunk-cut',
      title: 'A chunk that ends beyond the file',
      wrong: 'Readers can differ in what they do with the chunk that should be there.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const once = intoRiff()(media, store);
        return { ...once, file: resized(bytes(once.file, 'XMP ', u32le(1000), 'cut off ')) };
      },
    },
  ),
  webp(
    {
      id: 'webp-range-exif',
      title: 'A range over Exif',
      wrong:
        'Nothing was changed, but anyone can change Exif, which rotates the image. A signer may leave out metadata.',
      expect: 'Partial',
      clause: '9.2.6',
    },
    { without: andChunk('EXIF') },
    { picture: withExif },
  ),
  webp(
    {
      id: 'webp-header-excluded',
      title: 'The canvas outside the hash',
      wrong: 'An exclusion covers VP8X, which contains the size of the image and whether it’s animated.',
      ...invalid,
    },
    { without: andChunk('VP8X') },
    // With a padding byte, which is a second range that the hash may leave out.
    { picture: withExif, parity: 'odd' },
  ),
  webp(
    {
      id: 'webp-behind-the-end',
      title: 'Bytes after the RIFF chunk outside the hash',
      wrong: 'A second exclusion covers bytes past the end stated in the header.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [spanOf(placed), { start: start + length, length: placed.file.length - start - length }];
      },
    },
    {
      embed: (media, store) => {
        const once = intoRiff()(media, store);
        return { ...once, file: bytes(once.file, riffChunk('VP8 ', new Uint8Array(400))) };
      },
    },
  ),
  webp(
    {
      id: 'webp-byte-behind-store',
      title: 'A zero after a store of even length outside the hash',
      wrong: 'Only a store of odd length has a padding byte. This one isn’t part of the file’s chunk.',
      ...invalid,
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start, length: length + 1 }];
      },
    },
    {
      embed: (media, store) => {
        const once = intoRiff()(media, store);
        return { ...once, file: bytes(once.file, Uint8Array.of(0)) };
      },
    },
  ),
  webp(
    {
      id: 'honest-webp',
      title: 'WebP with a data hash',
      wrong: 'Nothing. The kit signs it as the standard asks for.',
      expect: 'Valid',
    },
    {},
  ),
  webp(
    {
      id: 'honest-webp-padded',
      title: 'A store of odd length, its padding byte outside the hash',
      wrong: 'Nothing. RIFF pads an odd chunk with a zero, which the exclusion covers along with the chunk.',
      expect: 'Valid',
    },
    {},
    { parity: 'odd' },
  ),
  webp(
    {
      id: 'honest-webp-padding-hashed',
      title: 'A store of odd length, its padding byte in the hash',
      wrong: 'Nothing. RIFF pads an odd chunk with a zero, which the hash covers.',
      expect: 'Valid',
    },
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        return [{ start, length: length - 1 }];
      },
    },
    { parity: 'odd' },
  ),
  webp(
    {
      id: 'webp-odd-padding',
      title: 'A padding byte that isn’t zero',
      wrong: 'The byte that pads the store’s chunk to an even length is 0x55 instead of 0.',
      expect: 'not Valid',
    },
    {},
    {
      parity: 'odd',
      embed: (media, store) => {
        const put = bytes('C2PA', u32le(store.length), store, Uint8Array.of(0x55));
        return { file: resized(bytes(media, put)), spans: [{ start: media.length, length: put.length }] };
      },
    },
  ),
  webp(
    {
      id: 'webp-changed',
      title: 'An unchanged manifest and a different image',
      wrong: 'The VP8 chunk was changed after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => flip(file, chunkSpan(file, 'VP8 ').start + 60) },
  ),
];
