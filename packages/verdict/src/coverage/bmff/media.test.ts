import { expect, test } from 'vitest';
import { box, bytes, COVERED, FRAMES, FTYP, storeBox, u16, u32, u64, verdictOf, zeros } from './testing.ts';

const FREE = box('free', FRAMES);
const MDAT = box('mdat', FRAMES);
const FRONT = bytes(FTYP, storeBox());
const COVERED_FREE = `${COVERED}, padding /free`;

/**
 * A film whose media is 60 bytes between two boxes that the hash leaves out.
 * @param head what says where the media is: `start` is the place of the media, and `before` that of the head
 * @param by moves what it says, and not the media
 */
function filmWith(head: (start: number, before: number) => Uint8Array, by = 0): Uint8Array {
  const before = FRONT.length;
  const start = before + head(0, before).length + FREE.length + 8;
  return bytes(FRONT, head(start + by, before), FREE, MDAT, FREE);
}

/** Whoever reads one byte more or less, or another place, sees that it isn't exactly the media. */
async function expectExact(head: (start: number, before: number) => Uint8Array) {
  expect(await verdictOf(filmWith(head))).toBe(COVERED_FREE);
  // Back to the header of `mdat`, which the hash covers, and a byte further.
  expect(await verdictOf(filmWith(head, -8))).toBe(COVERED_FREE);
  expect(await verdictOf(filmWith(head, -9))).toBe('mismatch');
  expect(await verdictOf(filmWith(head, 1))).toBe('mismatch');
}

interface Track {
  handler?: string;
  /** Contents of the sound or image description; null for a track without one. */
  entry?: Uint8Array | null;
  sizes: Uint8Array;
  /** Samples in the one chunk. */
  samples?: number;
  table?: (start: number) => Uint8Array;
}

const stco = (start: number) => box('stco', u32(0), u32(1), u32(start));

const trackOf = ({ handler = 'vide', entry = zeros(0), sizes, samples = 3, table = stco }: Track) => {
  const stsd = entry ? box('stsd', u32(0), u32(1), entry) : zeros(0);
  const stsc = box('stsc', u32(0), u32(1), u32(1), u32(samples), u32(1));
  const hdlr = handler ? box('hdlr', u32(0), u32(0), handler, zeros(13)) : zeros(0);
  return (start: number) =>
    box(
      'moov',
      box('trak', box('mdia', hdlr, box('minf', box('stbl', stsd, stsc, sizes, table(start))))),
      // Media of a track without samples is nowhere.
      box('trak', box('mdia', hdlr, box('minf', box('stbl', stsd)))),
    );
};

const stz2 = (bits: number, count: number, ...sizes: Uint8Array[]) =>
  box('stz2', u32(0), zeros(3), Uint8Array.of(bits), u32(count), ...sizes);
const one = { sizes: box('stsz', u32(0), u32(60), u32(1)), samples: 1 };

/** A description of sound: its version, channels, and bits, and then what's after the rate. */
const sound = (version: number, channels: number, bits: number, ...more: Uint8Array[]) =>
  box('sowt', zeros(6), u16(1), u16(version), zeros(6), u16(channels), u16(bits), zeros(8), ...more);
const counted = (count: number) => ({ sizes: box('stsz', u32(0), u32(1), u32(count)), samples: count });

test.each<[string, Track]>([
  ['sizes of 32 bits', { sizes: box('stsz', u32(0), u32(0), u32(3), u32(10), u32(20), u32(30)) }],
  ['one size for all samples', { sizes: box('stsz', u32(0), u32(20), u32(3)) }],
  ['sizes of 16 bits', { sizes: stz2(16, 3, u16(10), u16(20), u16(30)) }],
  ['sizes of 8 bits', { sizes: stz2(8, 3, Uint8Array.of(10, 20, 30)) }],
  ['sizes of 4 bits', { sizes: stz2(4, 5, Uint8Array.of(0xfe, 0xdc, 0x60)), samples: 5 }],
  ['offsets of 64 bits', { ...one, table: (start) => box('co64', u32(0), u32(1), u64(start)) }],
  // The type of a box where its count is, as in a `meta` box without version.
  ['a count that looks like a type', { ...one, table: (start) => box('stco', u32(0), 'hdlr', u32(start)) }],
  ['old sound of 16 bits', { handler: 'soun', entry: sound(0, 1, 16), ...counted(30) }],
  ['old sound with two channels', { handler: 'soun', entry: sound(0, 2, 8), ...counted(30) }],
  ['old sound without a size', { handler: 'soun', entry: sound(0, 0, 0), ...counted(60) }],
  [
    'old sound in packets',
    { handler: 'soun', entry: sound(1, 1, 16, u32(4), u32(6), u32(12), u32(2)), ...counted(20) },
  ],
  [
    'old sound without packets',
    { handler: 'soun', entry: sound(1, 1, 16, u32(0), u32(6), u32(9), u32(2)), ...counted(30) },
  ],
  // What would be packets in version 1.
  [
    'old sound of another version',
    { handler: 'soun', entry: sound(0, 1, 16, u32(4), u32(6), u32(12), u32(2)), ...counted(30) },
  ],
  ['samples of a byte without a handler', { handler: '', entry: sound(0, 1, 16), ...counted(60) }],
  ['old sound without a description', { handler: 'soun', entry: null, ...counted(60) }],
  ['samples of a byte that aren’t sound', { handler: 'meta', entry: sound(0, 1, 16), ...counted(60) }],
])('the media of a track is found exactly: %s', (_, track) => expectExact(trackOf(track)));

test.each<[string, Track]>([
  ['sizes of 5 bits', { sizes: stz2(5, 3, zeros(3)) }],
  ['sizes that are cut off', { sizes: box('stsz', u32(0), u32(60)) }],
  ['offsets that are cut off', { ...one, table: () => box('stco', u32(0)) }],
])('undecided: %s', async (_, track) => expect(await verdictOf(filmWith(trackOf(track)))).toBe('unknown'));

test('a track without the number of samples in its chunks is undecided', async () => {
  const stbl = (start: number) => box('stbl', one.sizes, stco(start));
  const film = filmWith((start) => box('moov', box('trak', box('mdia', box('minf', stbl(start))))));
  expect(await verdictOf(film)).toBe('unknown');
});

test.each([
  ['in this file', bytes(box('url ', u32(1)), box('url ', u32(1))), COVERED_FREE],
  ['in another file', bytes(box('url ', u32(1)), box('url ', u32(0), 'a')), 'unknown'],
  ['after an entry that is too short', bytes(u32(4), 'url ', u32(1), box('url ', u32(0))), 'unknown'],
  ['nowhere', zeros(0), COVERED_FREE],
])('media %s', async (_, entries, verdict) => {
  const dinf = box('dinf', box('dref', u32(0), u32(2), entries));
  const film = filmWith(() => box('moov', box('trak', box('mdia', box('minf', dinf)))));
  expect(await verdictOf(film)).toBe(verdict);
});

const full = (type: string, flags: number, ...fields: Uint8Array[]) => box(type, u32(flags), ...fields);
const fragment = (...trafs: Uint8Array[][]) =>
  box('moof', full('mfhd', 0, u32(1)), ...trafs.map((parts) => box('traf', ...parts)));
const trex = box('moov', box('mvex', full('trex', 0, u32(1), u32(1), u32(1), u32(20), u32(0))));
const TRACK = u32(1);
/** Counts from the start of the fragment. */
const FROM_MOOF = 0x020000;
const threeOf = (flags: number, offset: number, ...fields: Uint8Array[]) =>
  full('trun', 1 + flags, u32(3), u32(offset), ...fields);
const sized = (...more: Uint8Array[]) => [10, 20, 30].flatMap((size) => [u32(size), ...more]);
const timed = (...more: Uint8Array[]) => [10, 20, 30].flatMap((size) => [u32(900), u32(size), ...more]);
const header = full('tfhd', FROM_MOOF, TRACK);

test.each<[string, (at: number, start: number) => Uint8Array]>([
  ['sizes of samples', (at) => fragment([header, threeOf(0x200, at, ...sized())])],
  ['flags of the first sample', (at) => fragment([header, threeOf(0x204, at, u32(7), ...sized())])],
  ['durations and sizes', (at) => fragment([header, threeOf(0x300, at, ...timed())])],
  ['sizes and flags', (at) => fragment([header, threeOf(0x600, at, ...sized(u32(7)))])],
  ['all fields', (at) => fragment([header, threeOf(0xf04, at, u32(7), ...timed(u32(7), u32(7)))])],
  ['a default size', (at) => fragment([full('tfhd', FROM_MOOF + 16, TRACK, u32(20)), threeOf(0, at)])],
  [
    'all defaults',
    (at) => fragment([full('tfhd', FROM_MOOF + 26, TRACK, u32(1), u32(900), u32(20)), threeOf(0, at)]),
  ],
  ['the size of the movie', (at) => bytes(trex, fragment([header, threeOf(0, at - trex.length)]))],
  [
    'a place in the file',
    (_, start) => fragment([full('tfhd', 17, TRACK, u64(start), u32(20)), full('trun', 0, u32(3))]),
  ],
  [
    'a second run after the first',
    (at) =>
      fragment([header, threeOf(0x200, at, u32(10), u32(20), u32(0)), full('trun', 0x200, u32(1), u32(30))]),
  ],
  [
    'a second track from the start of the fragment',
    (at) =>
      fragment(
        [header, threeOf(0x200, at, u32(5), u32(5), u32(5))],
        [header, threeOf(0x200, at, ...sized())],
      ),
  ],
  [
    'a second track after the media of the first',
    (at) => {
      const next = full('tfhd', 0, TRACK);
      return fragment(
        [next, threeOf(0x200, at, u32(10), u32(20), u32(0))],
        [next, full('trun', 0x200, u32(1), u32(30))],
      );
    },
  ],
  [
    'a second track from where the first one counts',
    (_, start) => {
      const first = full('tfhd', 1, TRACK, u64(start));
      return fragment([first], [full('tfhd', 0, TRACK), full('trun', 0x200, u32(1), u32(60))]);
    },
  ],
])('the media of a fragment is found exactly: %s', (_, put) =>
  expectExact((start, before) => put(start - before, start)),
);

test('media of a fragment beyond 4 GiB isn’t where the last four bytes of its place say', async () => {
  const tfhd = (start: number) => full('tfhd', 17, TRACK, u64(2 ** 32 + start), u32(20));
  const film = filmWith((start) => fragment([tfhd(start), full('trun', 0, u32(3))]), 1);
  expect(await verdictOf(film)).toBe(COVERED_FREE);
});

test.each([
  ['the header', fragment([full('tfhd', FROM_MOOF)])],
  ['the place in the file', fragment([full('tfhd', 1, TRACK, u32(0))])],
  ['the default size', fragment([full('tfhd', FROM_MOOF + 16, TRACK)])],
  ['the number of samples', fragment([header, full('trun', 0)])],
  ['the offset', fragment([header, full('trun', 1, u32(3))])],
  ['the size of the movie', box('moov', box('mvex', full('trex', 0, TRACK)))],
])('undecided: %s of a fragment is cut off', async (_, moof) =>
  expect(await verdictOf(filmWith(() => moof))).toBe('unknown'),
);

const HIDDEN = box('moof', full('mfhd', 0, u32(2)));
const mfra = (...fields: Uint8Array[]) => box('mfra', box('tfra', ...fields));
const subsegments = (...sizes: number[]) =>
  bytes(u16(0), u16(sizes.length), ...sizes.flatMap((size) => [u32(size), u32(0), u32(0)]));
const sidx = (version: number, first: number, ...sizes: number[]) => {
  const wide = version === 1 ? u64 : u32;
  return box('sidx', u32(version * 2 ** 24), u32(1), u32(900), wide(0), wide(first), subsegments(...sizes));
};

/** An index that says that a fragment is somewhere. The one that's in `free` could be replaced, and the other one can't. */
const indexed = (index: (place: number) => Uint8Array, inFree: boolean, by = 0) => {
  const front = FRONT.length + index(0).length;
  const before = inFree ? box('free', zeros(4), HIDDEN) : bytes(box('free', zeros(4)), HIDDEN);
  return bytes(FRONT, index(front + 12 + by), before, MDAT);
};

test.each<[string, (place: number) => Uint8Array]>([
  ['tfra', (at) => mfra(u32(0), TRACK, u32(0), u32(1), u32(0), u32(at), zeros(3))],
  [
    'the second entry of tfra with 64 bits',
    (at) => {
      const entry = (place: number) => bytes(u64(0), u64(place), zeros(3));
      return mfra(u32(2 ** 24), TRACK, u32(0), u32(2), entry(0), entry(at));
    },
  ],
  [
    'the second entry of tfra, with numbers of 4, 3, and 2 bytes',
    (at) => {
      const entry = (place: number) => bytes(u32(0), u32(place), zeros(9));
      return mfra(u32(0), TRACK, u32(0b111001), u32(2), entry(0), entry(at));
    },
  ],
  ['sidx', (at) => sidx(0, at - FRONT.length - sidx(0, 0, 0).length, 100)],
  ['sidx with 64 bits', (at) => sidx(1, at - FRONT.length - sidx(1, 0, 0).length, 100)],
  ['the second entry of sidx', (at) => sidx(0, 5, at - FRONT.length - sidx(0, 0, 0, 0).length - 5, 100)],
  [
    'an entry of sidx after another index',
    (at) => sidx(0, 0, 2 ** 31 + Math.max(0, at - FRONT.length - sidx(0, 0, 0, 0).length), 100),
  ],
])('a fragment that an index names must be hashed: %s', async (_, index) => {
  expect(await verdictOf(indexed(index, true))).toBe('mismatch');
  // Where no fragment is, and where it’s hashed.
  expect(await verdictOf(indexed(index, true, 1))).toContain(COVERED);
  expect(await verdictOf(indexed(index, false))).toContain(COVERED);
});
