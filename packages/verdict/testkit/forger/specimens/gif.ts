import { type DataHashOptions, dataHash } from '../bindings.ts';
import { bytes, find, splice, u8 } from '../bytes.ts';
import { spanOf } from '../embed/container.ts';
import { application, blocksAt, intoGif, storeExtension, subBlocks } from '../embed/gif.ts';
import { type Forgery, forge } from '../forge.ts';
import { storeOf } from '../manifest.ts';
import type { Media } from '../media.ts';
import { invalid, notValid, type Recipe } from '../specimen.ts';
import { xmpPacket } from './segments.ts';

/** A store that isn't the signer's: an empty one is enough for a reader to take it. */
const OTHER_STORE = storeOf();
const TRAILER = u8(0x3b);

const comment = (text: Uint8Array | string): Uint8Array => bytes(u8(0x21, 0xfe), subBlocks(bytes(text)));

/** A GIF with blocks before those that it has. */
const withBlocks =
  (...blocks: Uint8Array[]) =>
  ({ gif }: Media) =>
    splice(gif, blocksAt(gif), 0, bytes(...blocks));

const LOOP = application('NETSCAPE2.0', u8(1, 0, 0));
const XMP = application('XMP DataXMP', bytes(xmpPacket()));

/** A GIF whose data hash has these options. */
const gif = (
  about: Pick<Recipe, 'id' | 'title' | 'wrong' | 'expect'>,
  picture: (media: Media) => Uint8Array,
  options: DataHashOptions = {},
  more: Partial<Forgery> = {},
): Recipe => ({
  clause: 'A.3.8',
  ...about,
  extension: 'gif',
  make: (media) =>
    forge({ id: about.id, media: picture(media), embed: intoGif, bindings: [dataHash(options)], ...more }),
});

/** Leaves out a block, too. */
const without = (block: Uint8Array): DataHashOptions => ({
  without: (placed) => {
    const start = find(placed.file, Buffer.from(block).toString('latin1'));
    return [spanOf(placed), { start, length: block.length }];
  },
});

/** A picture of one pixel without a global color table: the table is in the image. */
const LOCAL_TABLE = bytes(
  ...['GIF89a', u8(1, 0, 1, 0, 0, 0, 0)],
  ...[u8(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80), u8(255, 255, 255, 0, 0, 0), u8(2, 2, 0x44, 1, 0), TRAILER],
);

/** GIF files: where their blocks are, and what in them a hash may leave out. */
export const gifs: readonly Recipe[] = [
  gif(
    {
      id: 'gif-honest',
      title: 'GIF with a data hash, a comment, and a loop',
      wrong: 'Nothing. The hash covers both.',
      expect: 'Valid',
    },
    withBlocks(comment('a comment'), LOOP),
  ),
  gif(
    {
      id: 'gif-local-table',
      title: 'GIF without a global color table',
      wrong: 'Nothing. The store begins right after the description of the screen.',
      expect: 'Valid',
    },
    () => LOCAL_TABLE,
  ),
  gif(
    {
      id: 'gif-without-image',
      title: 'GIF without an image',
      wrong: 'Nothing. The trailer follows the store.',
      expect: 'Valid',
    },
    () => bytes(LOCAL_TABLE.subarray(0, 13), TRAILER),
  ),
  gif(
    {
      id: 'gif-comment-like-a-store',
      title: 'A comment that begins like a store’s extension',
      wrong: 'Nothing. It isn’t an application extension, and the hash covers it.',
      expect: 'Valid',
    },
    withBlocks(bytes(u8(0x21, 0xfe, 11), 'C2PA_GIF\x01\0\0', subBlocks(OTHER_STORE))),
  ),
  gif(
    {
      id: 'gif-comment-excluded',
      title: 'A comment outside the hash',
      wrong: 'Nothing was changed, but its label is outside the hash, too, so anyone can turn it into XMP.',
      expect: 'Partial',
    },
    withBlocks(comment('a comment')),
    without(comment('a comment')),
  ),
  gif(
    {
      id: 'gif-comment-text',
      title: 'The text of a comment outside the hash',
      wrong: 'Nothing was changed. A comment is metadata, and no viewer shows it.',
      expect: 'Valid',
    },
    withBlocks(comment('a comment')),
    without(bytes('a comment')),
  ),
  gif(
    {
      id: 'gif-xmp-excluded',
      title: 'XMP outside the hash',
      wrong: 'Nothing was changed, but anyone can change XMP, which rotates the image in some viewers.',
      expect: 'Partial',
    },
    withBlocks(XMP),
    without(XMP),
  ),
  gif(
    {
      id: 'gif-loop-excluded',
      title: 'The loop outside the hash',
      wrong: 'It says how often an animation runs, and it isn’t metadata.',
      ...invalid,
    },
    withBlocks(LOOP),
    without(LOOP),
  ),
  gif(
    {
      id: 'gif-image-excluded',
      title: 'The image outside the hash',
      wrong: 'A second exclusion covers everything after the store.',
      ...invalid,
    },
    ({ gif: media }) => media,
    {
      without: (placed) => {
        const { start, length } = spanOf(placed);
        const end = start + length;
        return [spanOf(placed), { start: end, length: placed.file.length - end }];
      },
    },
  ),
  gif(
    {
      id: 'gif-two-stores',
      title: 'A second manifest store before the image',
      wrong: 'The hash covers it, but readers that take the last one use it.',
      ...notValid,
    },
    withBlocks(storeExtension(OTHER_STORE)),
  ),
  gif(
    {
      id: 'gif-cut-block',
      title: 'An extension that’s longer than the file',
      wrong: 'The length of the last sub-block points beyond the end.',
      ...notValid,
    },
    ({ gif: media }) => bytes(media.subarray(0, blocksAt(media)), u8(0x21, 0xfe, 200), 'cut off'),
  ),
  gif(
    {
      id: 'gif-not-a-block',
      title: 'A byte between the store and the image',
      wrong: 'No block begins with it, so readers can differ in where the image begins.',
      ...notValid,
    },
    withBlocks(u8(0x42)),
  ),
  gif(
    {
      id: 'gif-longer-head',
      title: 'An extension that begins like a store’s, with a longer head',
      wrong: 'Nothing. The head has 20 bytes in place of 11, so it isn’t a store, and the hash covers it.',
      expect: 'Valid',
    },
    withBlocks(bytes(u8(0x21, 0xff, 20), 'C2PA_GIF or the like', subBlocks(OTHER_STORE))),
  ),
];
