import { deflateSync } from 'node:zlib';
import { bytes, flip, splice, u32 } from '../../bytes.ts';
import { spanOf } from '../../embed/container.ts';
import { chunk, intoPng } from '../../embed/png.ts';
import { storeOf } from '../../manifest.ts';
import { invalid, type Recipe } from '../../specimen.ts';
import { chunkSpan, png, swapImage, withChunk } from './png-with.ts';

/** Forgeries in how a PNG embeds its store, and legitimate trailing data. */
export const chunks: readonly Recipe[] = [
  png(
    {
      id: 'png-trailing-covered',
      title: 'Bytes after IEND, signed with the image',
      wrong: 'Nothing. The hash covers them.',
      expect: 'Valid',
    },
    {},
    { picture: (media) => bytes(media.png, 'data of an app') },
  ),
  png(
    {
      id: 'png-appended',
      title: 'Bytes after IEND, added later',
      wrong: 'Bytes were added to the file after signing.',
      ...invalid,
    },
    {},
    { after: ({ file }) => bytes(file, 'added later') },
  ),
  png(
    {
      id: 'png-two-stores',
      title: 'Two caBX chunks',
      wrong: 'A second store follows the first. Readers could use either one.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const once = intoPng(media, store);
        const { start, length } = spanOf(once);
        return { ...once, file: splice(once.file, start + length, 0, chunk('caBX', store)) };
      },
    },
  ),
  png(
    {
      id: 'png-second-store-covered',
      title: 'Another store before the image, inside the hash',
      wrong: 'The signature covers it, but readers that take the last store use it.',
      expect: 'not Valid',
    },
    {},
    { picture: withChunk('caBX', storeOf()) },
  ),
  png(
    {
      id: 'png-cut-chunk',
      title: 'A chunk that’s longer than the file',
      wrong: 'The length of the last chunk points beyond the end.',
      expect: 'not Valid',
    },
    {},
    {
      picture: (media) => {
        const { start } = chunkSpan(media.png, 'IEND');
        return bytes(media.png.subarray(0, start), u32(4000), 'tEXt', 'cut off');
      },
    },
  ),
  png(
    {
      id: 'png-two-stores-excluded',
      title: 'Two caBX chunks, both inside the exclusion',
      wrong: 'The exclusion covers a second caBX chunk, which can hold anything.',
      expect: 'not Valid',
    },
    {},
    {
      embed: (media, store) => {
        const put = bytes(chunk('caBX', store), chunk('caBX', new Uint8Array(500).fill(7)));
        return { file: splice(media, 33, 0, put), spans: [{ start: 33, length: put.length }] };
      },
    },
  ),
  png(
    {
      id: 'png-trailing-in-chunk',
      title: 'Bytes after the store in its chunk',
      wrong: 'The caBX chunk is larger than the store, and the rest of it can contain anything.',
      ...invalid,
    },
    {},
    { embed: (media, store) => intoPng(media, bytes(store, new Uint8Array(3000).fill(0x42))) },
  ),
  png(
    {
      id: 'png-image-in-range',
      title: 'A second image inside the exclusion',
      wrong: 'The exclusion covers the store’s chunk and an IDAT chunk after it.',
      ...invalid,
    },
    {},
    {
      embed: (media, store) => {
        const put = bytes(chunk('caBX', store), chunk('IDAT', deflateSync(new Uint8Array(1000))));
        return { file: splice(media, 33, 0, put), spans: [{ start: 33, length: put.length }] };
      },
    },
  ),
  png(
    {
      id: 'png-bad-checksum',
      title: 'A wrong checksum of the store’s chunk',
      wrong: 'The checksum of caBX, which is outside the hash, is wrong. PNG readers ignore such a chunk.',
      expect: 'not Valid',
    },
    {},
    {
      after: ({ file, spans }) => {
        const [span] = spans;
        return span ? flip(file, span.start + span.length - 1) : file;
      },
    },
  ),
  png(
    {
      id: 'png-changed',
      title: 'An unchanged manifest and a different image',
      wrong: 'IDAT was replaced after signing.',
      ...invalid,
    },
    {},
    { after: swapImage },
  ),
];
