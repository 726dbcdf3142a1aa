import { expect, test } from 'vitest';
import { encodeCbor } from '../../cbor/encode.ts';
import {
  box,
  bytes,
  c2paBox,
  changed,
  FRAMES,
  FTYP,
  find,
  hashedBytes,
  mapped,
  rootsOf,
  sha,
  storeBox,
  USUAL,
  u32,
  verdictOf,
  zeros,
} from './testing.ts';

const proof = (location: number, more: object = {}) =>
  c2paBox(
    'merkle',
    encodeCbor(
      mapped({ uniqueId: 1, localId: 1, location, hashes: null, ...more }) as Parameters<
        typeof encodeCbor
      >[0],
    ),
  );

/** `tfhd` and `trun` of three samples of 20 bytes each. */
const moof = (data: number, base = u32(1)) =>
  box(
    'moof',
    box('mfhd', zeros(8)),
    box('traf', box('tfhd', u32(0x020010), base, u32(20)), box('trun', u32(1), u32(3), u32(data))),
  );
const SIZE = moof(0).length;

const MOOV = box('moov', box('mvex', box('trex', u32(0), u32(1), u32(1), u32(0), u32(20), u32(0))));
const fragment = (nth: number, data = SIZE + 8, media = FRAMES.map((byte) => byte + nth)) =>
  bytes(proof(nth), moof(data), box('mdat', media));

const movieOf = (...fragments: Uint8Array[]) => bytes(FTYP, storeBox(), MOOV, ...fragments);

/** The assertion for a fragmented movie: a hash of the part before the fragments, and one for each fragment. */
function claimFor(file: Uint8Array, more: object = {}) {
  const roots = rootsOf(file);
  const starts = roots.flatMap(({ type }, index) => (type === 'moof' ? [index] : []));
  const part = (from: number, to?: number) => sha(hashedBytes(file, undefined, [], roots.slice(from, to)));
  const hashes = starts.map((from, nth) => part(from, starts[nth + 1]));
  const initHash = part(0, starts[0]);
  return {
    hash: null,
    merkle: [{ uniqueId: 1, localId: 1, count: hashes.length, initHash, hashes, ...more }],
    exclusions: USUAL,
  };
}

const COVERED = 'covered: required /ftyp, manifest /uuid';
const FILE = movieOf(fragment(0), fragment(1), fragment(2));

test('a fragmented movie', async () => {
  expect(await verdictOf(FILE, claimFor(FILE))).toBe(COVERED);
});

test('a single hash over all fragments', async () => {
  expect(await verdictOf(FILE)).toBe(COVERED);
});

test.each([
  ['a fragment is missing', movieOf(fragment(0), fragment(1))],
  ['a fragment is added', movieOf(fragment(0), fragment(1), fragment(2), fragment(3))],
  ['fragments change places', movieOf(fragment(1), fragment(0), fragment(2))],
  [
    'fragments follow the Merkle boxes of others',
    movieOf(proof(0), fragment(1).subarray(proof(1).length), fragment(1), fragment(2)),
  ],
  ['a fragment has no Merkle box', movieOf(fragment(0), fragment(1), fragment(2).subarray(proof(2).length))],
  [
    'a fragment without a Merkle box is added',
    movieOf(fragment(0), fragment(1), fragment(2), fragment(3).subarray(proof(3).length)),
  ],
  ['a box is added at the end', bytes(FILE, box('abcd', 'more'))],
  ['media is added at the end', bytes(FILE, box('mdat', FRAMES))],
  [
    'a box comes between a Merkle box and its fragment',
    movieOf(fragment(0), proof(1), box('free', ''), fragment(1).subarray(proof(1).length), fragment(2)),
  ],
])('refused: %s', async (_, file) => {
  expect(await verdictOf(file, claimFor(FILE))).toMatch(/^(mismatch|malformed)$/);
});

test.each([
  ['no hash of the beginning', { initHash: null }],
  ['another count', { count: 2 }],
  ['blocks of one size', { fixedBlockSize: 100 }],
  ['blocks of several sizes', { variableBlockSizes: [100] }],
])('malformed: %s', async (_, more) => expect(await verdictOf(FILE, claimFor(FILE, more))).toBe('malformed'));

test('trees that don’t cover every fragment', async () => {
  const { merkle, ...more } = claimFor(FILE);
  const other = { ...merkle[0], localId: 2 };
  expect(await verdictOf(FILE, { ...more, merkle: [other] as typeof merkle })).toMatch(
    /^(mismatch|malformed)$/,
  );
});

test('any change is found', async () => {
  const claimed = claimFor(FILE);
  const boxes = rootsOf(FILE).filter(({ type }) => type === 'moof' || type === 'mdat' || type === 'moov');
  for (const { start, length } of boxes)
    for (let place = start; place < start + length; place += 1)
      expect([place, await verdictOf(changed(FILE, place), claimed)]).toEqual([
        place,
        expect.not.stringContaining('covered'),
      ]);
});

test('fragments in other files are undecided, and their start is checked', async () => {
  const init = movieOf();
  const claimed = claimFor(init, { count: 1, hashes: [zeros(32)] });
  expect(await verdictOf(init, claimed)).toBe('unknown');
  expect(await verdictOf(changed(init, find(init, 'trex') + 9), claimed)).toBe('mismatch');
});

test('media of a fragment must not lie in a box that is left out', async () => {
  const hidden = box('free', FRAMES);
  const after = bytes(fragment(0, SIZE + 8 + 60 + 8), hidden);
  const file = movieOf(after);
  expect(await verdictOf(file, claimFor(file))).toBe('mismatch');
  expect(await verdictOf(file)).toBe('mismatch');
  // The last byte of the last sample.
  const edge = movieOf(bytes(fragment(0, SIZE + 9), hidden));
  expect(await verdictOf(edge, claimFor(edge))).toBe('mismatch');
  const honest = movieOf(bytes(fragment(0), hidden));
  expect(await verdictOf(honest, claimFor(honest))).toBe(`${COVERED}, padding /free`);
});

test('media of the whole must not be left out', async () => {
  const claimed = claimFor(FILE);
  const exclusions = [...USUAL, { xpath: '/mdat' }];
  expect(await verdictOf(FILE, { ...claimed, exclusions })).toBe('mismatch');
  expect(await verdictOf(FILE, { ...claimed, exclusions: [...USUAL, { xpath: '/moof/traf/trun' }] })).toBe(
    'mismatch',
  );
});
