import { expect, test } from 'vitest';
import { encodeCbor } from '../../cbor/encode.ts';
import {
  box,
  bytes,
  c2paBox,
  changed,
  film,
  hashedBytes,
  longBox,
  MDAT,
  mapped,
  rootsOf,
  STORE,
  sha,
  USUAL,
  u64,
  verdictOf,
  zeros,
} from './testing.ts';

const MEDIA = Uint8Array.from({ length: 1000 }, (_, index) => (index * 37) % 251);

/** Leaves of the given sizes, starting at a position in a file. */
function leavesOf(file: Uint8Array, from: number, end: number, size: number): Uint8Array[] {
  const leaves: Uint8Array[] = [];
  for (let place = from; place < end; place += size)
    leaves.push(sha(file.subarray(place, Math.min(end, place + size))));
  return leaves;
}

/** The next row; with an odd number, the last hash stays unchanged. */
const above = (row: readonly Uint8Array[]): Uint8Array[] =>
  row.flatMap((left, index) => {
    const right = row[index + 1];
    return index % 2 === 1 ? [] : [right ? sha(left, right) : left];
  });

const rowsOf = (leaves: Uint8Array[]): Uint8Array[][] =>
  leaves.length < 2 ? [leaves] : [leaves, ...rowsOf(above(leaves))];

const mdatOf = (file: Uint8Array, nth = 0) =>
  rootsOf(file).filter(({ type }) => type === 'mdat')[nth] ?? { start: 0, length: 0 };

interface Tree {
  head?: number;
  size?: number;
  row?: number;
  nth?: number;
  more?: object;
}

/** A tree over a movie's media, as SDKs build it: from byte 16 of the box. */
function treeOf(file: Uint8Array, { head = 16, size = 100, row = 0, nth = 0, more }: Tree = {}) {
  const { start, length } = mdatOf(file, nth);
  const rows = rowsOf(leavesOf(file, start + head, start + length, size));
  return {
    uniqueId: 0,
    localId: nth,
    count: rows[0]?.length ?? 0,
    alg: 'sha256',
    hashes: rows[row] ?? [],
    fixedBlockSize: size,
    ...more,
  };
}

type Merkle = NonNullable<Parameters<typeof verdictOf>[1]>['merkle'];

/** The verdict on a movie whose media is hashed with trees. */
function verdictWith(file: Uint8Array, trees: readonly object[], more: object = {}) {
  const holes = rootsOf(file)
    .filter(({ type }) => type === 'mdat')
    .map(({ start, length }) => ({ start: start + 16, length: Math.max(0, length - 16) }));
  const hash = sha(hashedBytes(file, undefined, holes));
  return verdictOf(file, { exclusions: [...USUAL, MDAT], hash, merkle: trees as Merkle, ...more });
}

const FILM = film({ mdat: box('mdat', MEDIA) });
const COVERED = 'covered: required /ftyp, manifest /uuid';

test.each([0, 1, 2, 3, 4])('row %d of a tree', async (row) => {
  expect(await verdictWith(FILM, [treeOf(FILM, { row })])).toBe(COVERED);
});

test.each([
  ['one block', { size: 2000 }],
  ['the whole payload', { size: 2000, more: { fixedBlockSize: null } }],
  ['blocks of other sizes', { size: 496, more: { fixedBlockSize: null, variableBlockSizes: [496, 496] } }],
  ['leaves from the payload on, as the standard says', { head: 8 }],
])('%s', async (_, tree) => expect(await verdictWith(FILM, [treeOf(FILM, tree)])).toBe(COVERED));

test('a box with an 8-byte size, and an almost empty one', async () => {
  const long = film({ mdat: longBox('mdat', MEDIA), media: { in: 'mdat', at: 16 } });
  expect(await verdictWith(long, [treeOf(long)])).toBe(COVERED);
  const small = film({ mdat: box('mdat', MEDIA), after: box('mdat', 'tiny') });
  const none = { uniqueId: 0, localId: 1, count: 0, hashes: [], fixedBlockSize: 100 };
  expect(await verdictWith(small, [treeOf(small), none])).toBe(COVERED);
});

test.each([
  ['a count that is too small', { count: 9 }],
  ['a count that is too large', { count: 11 }],
  ['a count that is no number', { count: '10' }],
  ['a negative count', { count: -1 }],
  ['both kinds of blocks', { variableBlockSizes: [992] }],
  ['blocks of no size', { fixedBlockSize: 0 }],
  ['blocks of a negative size', { fixedBlockSize: -100 }],
  ['hashes that are missing', { hashes: null }],
  ['hashes that are text', { hashes: ['abc'] }],
  ['no hashes', { hashes: [] }],
  ['a row that no tree has', { hashes: [zeros(32), zeros(32)].concat(Array(2).fill(zeros(32))) }],
  ['a hash of a beginning', { initHash: zeros(32) }],
])('%s is malformed', async (_, more) =>
  expect(await verdictWith(FILM, [treeOf(FILM, { more })])).toBe('malformed'),
);

test.each([
  ['too short', [100, 100]],
  ['too long', [901, 100]],
  ['negative', [1092, -100]],
  ['with a fraction', [991.5, 0.5]],
])('blocks that are %s are malformed', async (_, variableBlockSizes) => {
  const more = { fixedBlockSize: null, variableBlockSizes, count: 2, hashes: [zeros(32), zeros(32)] };
  expect(await verdictWith(FILM, [treeOf(FILM, { more })])).toBe('malformed');
});

test('trees must cover each media box', async () => {
  const two = film({ mdat: box('mdat', MEDIA), after: box('mdat', MEDIA.toReversed()) });
  const [first, second] = [treeOf(two), treeOf(two, { nth: 1 })];
  expect(await verdictWith(two, [first, second])).toBe(COVERED);
  expect(await verdictWith(two, [first])).toBe('malformed');
  expect(await verdictWith(two, [second, first])).toBe('mismatch');
  expect(await verdictWith(FILM, [first, second])).toBe('malformed');
});

test('a tree alone covers only the media', async () => {
  expect(await verdictWith(FILM, [treeOf(FILM)], { hash: null })).toBe('mismatch');
  expect(await verdictWith(FILM, [treeOf(FILM)], { hash: null, exclusions: USUAL })).toBe('mismatch');
});

test('a tree needs the entry that leaves out exactly what it covers', async () => {
  const other = { xpath: '/mdat', subset: [{ offset: 8, length: 0 }] };
  expect(await verdictWith(FILM, [treeOf(FILM)], { exclusions: [...USUAL, other] })).toBe('mismatch');
  expect(await verdictWith(FILM, [treeOf(FILM)], { exclusions: [...USUAL, { xpath: '/mdat' }] })).toBe(
    'mismatch',
  );
});

test('a change of any byte of the media is found', async () => {
  const tree = treeOf(FILM, { row: 4 });
  const { start, length } = mdatOf(FILM);
  const hash = sha(hashedBytes(FILM, undefined, [{ start: start + 16, length: length - 16 }]));
  expect(await verdictWith(FILM, [tree], { hash })).toBe(COVERED);
  for (let place = start; place < FILM.length; place += 3)
    expect([place, await verdictWith(changed(FILM, place), [tree], { hash })]).toEqual([
      place,
      expect.not.stringContaining('covered'),
    ]);
});

/** The hashes on the path from a leaf to a row. */
const wayOf = (leaves: Uint8Array[], leaf: number, rows: number): Uint8Array[] => {
  const way: Uint8Array[] = [];
  let [row, index] = [leaves, leaf];
  for (let depth = 0; depth < rows; depth += 1) {
    const beside = row[index ^ 1];
    if (beside) way.push(beside);
    row = above(row);
    index >>= 1;
  }
  return way;
};

const proofBox = (location: number, hashes: Uint8Array[], more: object = {}, after = zeros(0)) =>
  c2paBox(
    'merkle',
    Uint8Array.from(
      encodeCbor(
        mapped({ uniqueId: 0, localId: 0, location, hashes, ...more }) as Parameters<typeof encodeCbor>[0],
      ),
    ),
    after,
  );

/** A movie followed by a proof for each leaf. */
function proven(row: number, proof = (leaf: number, way: Uint8Array[]) => proofBox(leaf, way)) {
  const { start, length } = mdatOf(FILM);
  const leaves = leavesOf(FILM, start + 16, start + length, 100);
  const file = bytes(FILM, ...leaves.map((_, leaf) => proof(leaf, wayOf(leaves, leaf, row))));
  return verdictWith(file, [treeOf(file, { row })]);
}

test('proofs for a player', async () => {
  expect(await proven(2)).toBe(COVERED);
  expect(await proven(4)).toBe(COVERED);
  expect(await proven(2, (leaf, way) => proofBox(leaf, way, {}, zeros(leaf)))).toBe(COVERED);
});

test.each([
  ['in another order', (leaf: number, way: Uint8Array[]) => proofBox(9 - leaf, way)],
  [
    'with other hashes',
    (leaf: number, way: Uint8Array[]) =>
      proofBox(
        leaf,
        way.map((hash) => changed(hash, 0)),
      ),
  ],
  ['with fewer hashes', (leaf: number, way: Uint8Array[]) => proofBox(leaf, way.slice(1))],
  ['of another set', (leaf: number, way: Uint8Array[]) => proofBox(leaf, way, { uniqueId: 7 })],
  ['of another tree', (leaf: number, way: Uint8Array[]) => proofBox(leaf, way, { localId: 7 })],
  ['with more in them', (leaf: number, way: Uint8Array[]) => proofBox(leaf, way, { note: MEDIA })],
  ['with hashes of any size', (leaf: number, way: Uint8Array[]) => proofBox(leaf, [...way, MEDIA])],
  ['with data after them', (leaf: number, way: Uint8Array[]) => proofBox(leaf, way, {}, bytes('\0more'))],
  ['that are left out', (leaf: number, way: Uint8Array[]) => (leaf === 3 ? zeros(0) : proofBox(leaf, way))],
])('proofs %s are refused', async (_, proof) => {
  expect(await proven(2, proof)).toMatch(/^(mismatch|malformed)$/);
});

test('proofs with blocks of several sizes, and with one block', async () => {
  const { start, length } = mdatOf(FILM);
  const none = { fixedBlockSize: null };
  const leaves = leavesOf(FILM, start + 16, start + length, 496);
  const two = bytes(FILM, ...leaves.map((_, leaf) => proofBox(leaf, wayOf(leaves, leaf, 1))));
  const sizes = { ...none, variableBlockSizes: [496, 496] };
  expect(await verdictWith(two, [treeOf(two, { size: 496, row: 1, more: sizes })])).toBe(COVERED);
  const one = bytes(FILM, proofBox(0, []));
  expect(await verdictWith(one, [treeOf(one, { size: 2000, more: none })])).toBe(COVERED);
});

test('several hashes of media without blocks are malformed', async () => {
  const more = { fixedBlockSize: null, count: 2, hashes: [zeros(32), zeros(32)] };
  expect(await verdictWith(FILM, [treeOf(FILM, { more })])).toBe('malformed');
});

test('the place of the first proof, in the box with the store', async () => {
  const proof = proofBox(0, []);
  const at = (by: number, tail = proof) => {
    const store = (place: number) => c2paBox('manifest', u64(place), STORE);
    const file = (place: number) => bytes(film({ mdat: box('mdat', MEDIA), c2pa: store(place) }), tail);
    const signed = file(file(0).length - proof.length + by);
    return verdictWith(signed, [treeOf(signed, { size: 2000, more: { fixedBlockSize: null } })]);
  };
  expect(await at(0)).toBe(COVERED);
  expect(await at(1)).toBe('mismatch');
});

test('a leaf for each chunk of a track, as older SDKs wrote, is undecided', async () => {
  const file = bytes(FILM, proofBox(0, []), proofBox(1, []));
  const more = { fixedBlockSize: null, count: 2, hashes: [zeros(32), zeros(32)] };
  expect(await verdictWith(file, [treeOf(file, { more })])).toBe('unknown');
});
