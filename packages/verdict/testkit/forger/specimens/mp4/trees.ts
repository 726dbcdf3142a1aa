import { type BoxExclusion, bmffHash } from '../../bindings.ts';
import { bytes, sha } from '../../bytes.ts';
import type { Forged } from '../../cbor.ts';
import type { Placed } from '../../embed/container.ts';
import type { Forgery } from '../../forge.ts';
import { box } from '../../jumbf.ts';
import type { Media } from '../../media.ts';
import { type About, invalid, notValid, type Recipe } from '../../specimen.ts';
import { at, changeMedia, mp4 } from './film.ts';

type Tree = Readonly<Record<string, Forged | undefined>>;

interface Shape {
  /** Sizes of the blocks; by default, 1,000 bytes each. */
  sizes?: (length: number) => number[];
  /** Where the first block begins in `mdat`. */
  head?: number;
  /** How many rows above the leaves the signed row is. */
  up?: number;
}

const FIXED = 1000;
const inThousands = (length: number) =>
  Array.from({ length: Math.ceil(length / FIXED) }, (_, index) => Math.min(FIXED, length - FIXED * index));
const inThree = (length: number) => [7, 700, length - 707];

/** The row above: each pair of hashes hashed, and the last one of an odd number as it is. */
const above = (row: readonly Uint8Array[]) =>
  row.flatMap((left, index) => {
    const right = row[index + 1];
    return index % 2 === 1 ? [] : [right ? sha('sha256', left, right) : left];
  });

/** The leaves of a tree over the media of a film, and the rows above them. */
export function rowsOf(
  file: Uint8Array,
  up = 0,
  { sizes = inThousands, head = 16 }: Shape = {},
): Uint8Array[][] {
  const mdat = at(file, 'mdat');
  let place = mdat.start + head;
  const leaves = sizes(mdat.length - head).map((size): Uint8Array => {
    place += size;
    return sha('sha256', file.subarray(place - size, place));
  });
  const rows = [leaves];
  for (let level = 0; level < up; level += 1) rows.push(above(rows.at(-1) ?? []));
  return rows;
}

/** A Merkle tree over the media of a film. */
function treeOf({ file }: Placed, { up = 0, ...shape }: Shape = {}) {
  const rows = rowsOf(file, up, shape);
  const mdat = at(file, 'mdat');
  const all = (shape.sizes ?? inThousands)(mdat.length - (shape.head ?? 16));
  const tree = { uniqueId: 0, localId: 0, count: all.length, alg: 'sha256', hashes: rows.at(-1) ?? [] };
  return { all, tree };
}

export const fixed = (placed: Placed, shape?: Shape): Tree => ({
  ...treeOf(placed, shape).tree,
  fixedBlockSize: FIXED,
});

const variable = (placed: Placed, shape: Shape = { sizes: inThree }): Tree => {
  const { all, tree } = treeOf(placed, shape);
  return { ...tree, variableBlockSizes: all };
};

const MDAT = { xpath: '/mdat', subset: { offset: 16, length: 0 } };

/** A film whose hash leaves out the media for Merkle trees. */
export const withTrees = (
  about: About,
  trees: (placed: Placed) => Forged,
  more: Partial<Forgery> & { picture?: (media: Media) => Uint8Array } = {},
  fields: Readonly<Record<string, Forged>> = {},
): Recipe =>
  mp4({ clause: '15.12.2.1', ...about }, [], {
    picture: ({ film }) => film,
    bindings: [(placed) => bmffHash([MDAT], { merkle: trees(placed), ...fields })(placed)],
    ...more,
  });

const fine = { wrong: 'Nothing. The tree covers all of the media.', expect: 'Valid' } as const;

/** Films with Merkle trees, as signers write them. */
export const honestTrees: readonly Recipe[] = [
  withTrees({ id: 'mp4-tree', title: 'Media in blocks of one size', ...fine }, (placed) => [fixed(placed)]),
  withTrees({ id: 'mp4-tree-sizes', title: 'Media in blocks of several sizes', ...fine }, (placed) => [
    variable(placed),
  ]),
  withTrees({ id: 'mp4-tree-one', title: 'Media in one block', ...fine }, (placed) => [
    treeOf(placed, { sizes: (length) => [length] }).tree,
  ]),
];

/** The same as the standard allows it, and SDKs don’t read it. */
export const disputedTrees: readonly Recipe[] = [
  withTrees(
    { id: 'mp4-tree-row', title: 'Media in blocks, and a row above the leaves', ...fine },
    (placed) => [fixed(placed, { up: 2 })],
  ),
  withTrees(
    { id: 'mp4-tree-payload', title: 'Blocks from the start of the media, 8 bytes earlier', ...fine },
    (placed) => [fixed(placed, { head: 8 })],
  ),
];

/** Merkle trees that leave out media, or that can be read in two ways. */
export const trees: readonly Recipe[] = [
  withTrees(
    {
      id: 'mp4-tree-changed',
      title: 'A Merkle tree and different media',
      wrong: 'A byte of a block was changed after signing.',
      ...invalid,
    },
    (placed) => [fixed(placed)],
    { after: changeMedia },
  ),
  withTrees(
    {
      id: 'mp4-tree-short',
      title: 'Blocks that end before the media',
      wrong: 'The sizes of the blocks add up to less than the media, whose end no hash covers.',
      ...notValid,
    },
    (placed) => [variable(placed, { sizes: (length) => [7, 700, length - 1000] })],
  ),
  withTrees(
    {
      id: 'mp4-tree-long',
      title: 'Blocks that end after the media',
      wrong: 'The sizes of the blocks add up to more than the media.',
      ...notValid,
    },
    (placed) => [{ ...variable(placed), variableBlockSizes: [7, 700, 1 << 20] }],
  ),
  withTrees(
    {
      id: 'mp4-tree-count',
      title: 'A count of leaves that isn’t the number of blocks',
      wrong: '`count` is one more than there are blocks.',
      ...notValid,
    },
    (placed) => {
      const tree = variable(placed);
      return [{ ...tree, count: 4 }];
    },
  ),
  withTrees(
    {
      id: 'mp4-tree-fixed-count',
      title: 'A count of leaves that doesn’t fit the size of blocks',
      wrong: '`count` is 2, and there are more blocks.',
      ...notValid,
    },
    (placed) => [{ ...fixed(placed), count: 2 }],
  ),
  withTrees(
    {
      id: 'mp4-tree-both-sizes',
      title: 'Blocks of one size and of several',
      wrong: 'The tree says how long blocks are in two ways.',
      ...notValid,
    },
    (placed) => [{ ...variable(placed), fixedBlockSize: FIXED }],
  ),
  ...[
    ['zero', 'Blocks of 0 bytes', { fixedBlockSize: 0 }],
    ['negative', 'A block with a negative size', { fixedBlockSize: undefined, variableBlockSizes: [-1, 1] }],
    ['huge', 'A tree with more leaves than any file has', { count: 1 << 21 }],
    ['no-hashes', 'A tree without hashes', { hashes: [] }],
    ['hashes-text', 'Texts in place of hashes', { hashes: ['a text'] }],
    ['no-list', 'A text in place of the hashes', { hashes: 'a text' }],
    ['weak', 'A tree with MD5', { alg: 'md5' }],
    ['init', 'A hash for the start of fragments', { initHash: new Uint8Array(32) }],
    ['no-count', 'A tree without a count', { count: undefined }],
  ].map(([name, title, fields]) =>
    withTrees(
      {
        id: `mp4-tree-${name}`,
        title: String(title),
        wrong: 'The standard allows no such tree in a film without fragments.',
        ...notValid,
      },
      (placed) => [{ ...fixed(placed), ...(fields as Tree) }],
    ),
  ),
  withTrees(
    {
      id: 'mp4-tree-impossible-row',
      title: 'A row that the tree doesn’t have',
      wrong: 'The tree has three leaves, and its signed row two of their hashes.',
      ...notValid,
    },
    (placed) => {
      const tree = treeOf(placed, { sizes: inThree });
      return [{ ...tree.tree, variableBlockSizes: tree.all, hashes: tree.tree.hashes.slice(0, 2) }];
    },
  ),
  withTrees(
    {
      id: 'mp4-tree-none',
      title: 'An empty list of trees',
      wrong: 'The hash leaves out the media, and no tree covers them.',
      ...notValid,
    },
    () => [],
  ),
  withTrees(
    {
      id: 'mp4-tree-two',
      title: 'Two trees for one box of media',
      wrong: 'Readers can take either.',
      ...notValid,
    },
    (placed) => [fixed(placed), { ...fixed(placed), localId: 1 }],
  ),
  withTrees(
    {
      id: 'mp4-tree-second-media',
      title: 'A second box of media without a tree',
      wrong: 'The tree covers only the first.',
      ...notValid,
    },
    (placed) => [fixed(placed)],
    { picture: ({ film }) => bytes(film, box('mdat', new Uint8Array(400))) },
  ),
  withTrees(
    {
      id: 'mp4-tree-live',
      title: 'A number of a live stream’s segment',
      wrong: 'The hash is said to be for one segment, so it isn’t known what it covers.',
      ...notValid,
    },
    (placed) => [fixed(placed)],
    {},
    { sequenceNumber: 1 },
  ),
  ...[
    [
      'more',
      'more of the media than the tree covers',
      'The first 8 bytes of the media',
      [{ ...MDAT, subset: { offset: 8, length: 0 } }],
    ],
    ['movie', 'the description of the film', 'Which frames play', [MDAT, { ...MDAT, xpath: '/moov' }]],
  ].map(([name, what, part, left]) =>
    withTrees(
      {
        id: `mp4-tree-${name}-left-out`,
        title: `A Merkle tree, and a hash that leaves out ${what}`,
        wrong: `${part} can be changed unnoticed, because neither the tree nor the hash covers it.`,
        ...invalid,
      },
      (placed) => [fixed(placed)],
      { bindings: [(placed) => bmffHash(left as BoxExclusion[], { merkle: [fixed(placed)] })(placed)] },
    ),
  ),
  mp4(
    {
      id: 'mp4-tree-alone',
      title: 'A Merkle tree without a hash',
      wrong: 'The tree covers the media, and nothing covers the rest of the film.',
      clause: '15.12.2',
      ...notValid,
    },
    [],
    {
      picture: ({ film }) => film,
      bindings: [
        (placed) => {
          const fields = { merkle: [fixed(placed)], hash: null };
          return bmffHash([MDAT], fields)(placed);
        },
      ],
    },
  ),
];
