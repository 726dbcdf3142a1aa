import { boxesHash, type NamedSpan } from '../../bindings.ts';
import { bytes, u8, u32le } from '../../bytes.ts';
import type { Placed } from '../../embed/container.ts';
import { storeExtension, subBlocks } from '../../embed/gif.ts';
import { intoPng } from '../../embed/png.ts';
import { riffChunk } from '../../embed/riff.ts';
import { forge } from '../../forge.ts';
import { invalid, notValid, type Recipe } from '../../specimen.ts';
import { withChunk } from '../png/png-with.ts';
import { beside, contentOf, excluding, fileOf, type Part, partsAsBoxes, pngBoxes } from './file-of.ts';

const TABLE = u8(255, 255, 255, 0, 0, 0);
const comment = (text: string) => bytes(u8(0x21, 0xfe), subBlocks(bytes(text)));
/** A GIF with a global and a local color table, an animation’s control, and comments before and after the image. */
const GIF: readonly Part[] = [
  ['GIF89a', bytes('GIF89a')],
  ['LSD', bytes(u8(1, 0, 1, 0, 0x80, 0, 0), TABLE)],
  ['21FE', comment('before the image')],
  ['21F9', bytes(u8(0x21, 0xf9), subBlocks(u8(0, 0, 0, 0)))],
  ['2C', bytes(u8(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80), TABLE)],
  ['TBID', bytes(u8(2), subBlocks(u8(0x44, 1)))],
  ['21FE', comment('after the image')],
  ['3B', u8(0x3b)],
];
const inGif = { at: 2, put: storeExtension };

/** A second of silence with a title. */
const WAV: readonly Part[] = [
  ['WAVE', bytes('RIFF', u32le(0), 'WAVE')],
  ['fmt ', riffChunk('fmt ', u8(1, 0, 1, 0, 0x40, 0x1f, 0, 0, 0x40, 0x1f, 0, 0, 1, 0, 8, 0))],
  ['INFO', riffChunk('LIST', bytes('INFO', riffChunk('INAM', bytes('silence\0'))))],
  ['data', riffChunk('data', new Uint8Array(801).fill(128))],
];
const inWav = { at: 4, put: (store: Uint8Array) => riffChunk('C2PA', store) };

/** The same with its length, and another RIFF chunk, as in long AVI files. */
const WAV_WITH_SIZE: readonly Part[] = WAV.map(
  ([name, content], index): Part =>
    index === 0 ? [name, bytes('RIFF', u32le(contentOf(WAV).length - 8), 'WAVE')] : [name, content],
);
const SECOND: readonly Part[] = [
  ['more', bytes('RIFF', u32le(24), 'more')],
  ['C2PA', riffChunk('C2PA', bytes('not a store!'))],
];

/** All of a file in one entry with these names. */
const inOne =
  (...names: string[]) =>
  ({ file }: Placed): NamedSpan[] => [{ name: '', start: 0, length: file.length, more: { names } }];

/** A TIFF without fields, and bytes that nothing refers to. */
const TIFF = bytes('II*\0', u32le(8), u8(0, 0), u32le(0), new Uint8Array(600));

/** Box hashes in other formats, and what counts as a box there. */
export const otherFormats: readonly Recipe[] = [
  fileOf(
    { id: 'gif-boxes', title: 'GIF with a box hash', wrong: 'Nothing.', expect: 'Valid' },
    'gif',
    () => GIF,
    inGif,
  ),
  fileOf(
    {
      id: 'gif-boxes-comment-excluded',
      title: 'A comment after the image of a GIF marked as excluded',
      wrong: 'Nothing. A comment is metadata, and no viewer shows it.',
      expect: 'Valid',
    },
    'gif',
    () => GIF,
    inGif,
    excluding('21FE', 1),
  ),
  fileOf(
    {
      id: 'gif-boxes-control-excluded',
      title: 'The control of an animation marked as excluded',
      wrong: 'It says how long an image is shown and which color is transparent.',
      ...invalid,
    },
    'gif',
    () => GIF,
    inGif,
    excluding('21F9'),
  ),
  fileOf(
    {
      id: 'boxes-wav-format-excluded',
      title: 'The format of a WAV marked as excluded',
      wrong: 'It says how fast the samples play.',
      ...notValid,
    },
    'wav',
    () => WAV,
    inWav,
    excluding('fmt '),
  ),
  {
    id: 'boxes-png-without-head',
    title: 'A box hash without the first bytes of a PNG',
    wrong: 'Nothing. They’re the same in each PNG.',
    expect: 'Valid',
    clause: '18.7.3.2',
    extension: 'png',
    make: ({ png }) =>
      forge({
        id: 'boxes-png-without-head',
        media: png,
        embed: intoPng,
        bindings: [boxesHash((placed) => pngBoxes(placed).slice(1))],
      }),
  },
  beside(
    {
      id: 'boxes-sidecar',
      title: 'A sidecar with a box hash',
      wrong: 'Nothing. The list has an entry for the store, which isn’t in the file.',
      expect: 'Valid',
    },
    'png',
    ({ png }) => png,
    (placed) => pngBoxes(placed).toSpliced(2, 0, { name: 'C2PA', start: 0, length: 0 }),
  ),
  beside(
    {
      id: 'boxes-sidecar-store-grouped',
      title: 'A sidecar whose box hash has the store among other boxes',
      wrong: 'The store has to be in an entry of its own.',
      ...notValid,
    },
    'png',
    ({ png }) => png,
    (placed) => inOne(...pngBoxes(placed).map(({ name }) => name), 'C2PA')(placed),
  ),
  {
    id: 'boxes-png-more-than-store',
    title: 'Bytes after the store in its chunk, and a box hash',
    wrong: 'No hash covers them, because the hash of the store’s box isn’t compared.',
    ...invalid,
    clause: '15.12.3',
    extension: 'png',
    make: ({ png }) =>
      forge({
        id: 'boxes-png-more-than-store',
        media: png,
        embed: (media, store) => intoPng(media, bytes(store, 'and more')),
        bindings: [boxesHash(pngBoxes)],
      }),
  },
  ...['INFO', '21FE'].map(
    (type): Recipe => ({
      id: `boxes-png-${type.toLowerCase()}-excluded`,
      title: `A chunk ${type} of a PNG marked as excluded`,
      wrong: `In ${type === 'INFO' ? 'RIFF' : 'GIF'}, it would be metadata. In a PNG, nobody knows what it is.`,
      ...invalid,
      clause: '15.12.3',
      extension: 'png',
      make: (media) =>
        forge({
          id: `boxes-png-${type}`,
          media: withChunk(type, bytes('anything'))(media),
          embed: intoPng,
          bindings: [boxesHash((placed) => excluding(type)(pngBoxes(placed)))],
        }),
    }),
  ),
  beside(
    {
      id: 'boxes-wav-second-store',
      title: 'A box for a store in a second RIFF chunk',
      wrong: 'The file has no store, and the hash leaves out a box that’s called like one.',
      ...notValid,
    },
    'wav',
    () => bytes(contentOf(WAV_WITH_SIZE), contentOf(SECOND)),
    () => partsAsBoxes([...WAV_WITH_SIZE, ...SECOND]),
  ),
  beside(
    {
      id: 'boxes-tiff',
      title: 'A box hash of a TIFF',
      wrong: 'Nothing is known about boxes in this format.',
      ...notValid,
    },
    'tiff',
    () => TIFF,
    inOne('TIFF'),
  ),
  beside(
    {
      id: 'boxes-mp4',
      title: 'A box hash of an MP4',
      wrong: 'The standard has another hash for boxes of this format.',
      ...notValid,
    },
    'mp4',
    ({ mp4 }) => mp4,
    inOne('ftyp'),
  ),
];

/** Formats and sidecars that the standard allows, and that SDKs don’t read with this hash. */
export const honestFormats: readonly Recipe[] = [
  fileOf(
    { id: 'boxes-wav', title: 'WAV with a box hash', wrong: 'Nothing.', expect: 'Valid' },
    'wav',
    () => WAV,
    inWav,
  ),
  fileOf(
    {
      id: 'boxes-wav-title-excluded',
      title: 'The title of a WAV marked as excluded',
      wrong: 'Nothing. The list INFO is metadata.',
      expect: 'Valid',
    },
    'wav',
    () => WAV,
    inWav,
    excluding('INFO'),
  ),
  beside(
    {
      id: 'boxes-wav-two-chunks',
      title: 'A WAV with a second RIFF chunk and its store in a sidecar',
      wrong: 'Nothing. The hash covers both.',
      expect: 'Valid',
    },
    'wav',
    () =>
      bytes(
        contentOf(WAV_WITH_SIZE),
        contentOf(SECOND.slice(0, 1)),
        riffChunk('data', bytes('and more'.padEnd(12))),
      ),
    () => partsAsBoxes([...WAV_WITH_SIZE, ...SECOND.slice(0, 1), ['data', new Uint8Array(20)]]),
  ),
  beside(
    {
      id: 'boxes-sidecar-no-store',
      title: 'A sidecar with a box hash without an entry for the store',
      wrong: 'Nothing. The file has no box for it.',
      expect: 'Valid',
    },
    'png',
    ({ png }) => png,
    pngBoxes,
  ),
];
