import { expect, test } from 'vitest';
import { bytesSource } from '../bytes.ts';
import { checkBmffHash } from './hash.ts';
import {
  box,
  bytes,
  COVERED,
  changed,
  FRAMES,
  film,
  find,
  hashedBytes,
  inputOf,
  longBox,
  rootsOf,
  STORE,
  sha,
  storeBox,
  USUAL,
  UUID,
  u16,
  u32,
  u64,
  verdictOf,
  zeros,
} from './testing.ts';

const FREE = 'covered: required /ftyp, manifest /uuid, padding /free';
const XMP = Uint8Array.from(Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'));
const mfra = (offset: number) =>
  box('mfra', box('tfra', u32(0), u32(1), u32(0), u32(1), u32(0), u32(offset), bytes('\x01\x01\x01')));

test.each([
  ['a film', film(), COVERED],
  ['sizes of 8 bytes', film({ mdat: longBox('mdat', FRAMES), media: { in: 'mdat', at: 16 } }), COVERED],
  ['a last box to the end of the file', film({ mdat: bytes(u32(0), 'mdat', FRAMES) }), COVERED],
  ['two boxes of media', film({ after: box('mdat', 'more') }), COVERED],
  ['padding with a name in it', film({ before: box('free', 'made by an encoder') }), FREE],
  [
    'an index of fragments',
    film({ after: mfra(9) }),
    'covered: required /ftyp, manifest /uuid, required /mfra',
  ],
  ['zeros after the store', film({ c2pa: storeBox('manifest', STORE, zeros(5000)) }), COVERED],
  ['a store beside the file', film({ c2pa: zeros(0) }), 'covered: required /ftyp'],
  ['other user data', film({ before: box('uuid', XMP, '<x/>') }), COVERED, ['ftyp', 'free', 'mfra']],
])('%s is covered', async (_, file, verdict, whole?: string[]) => {
  const hash =
    whole &&
    sha(
      bytes(
        ...rootsOf(file)
          .slice(2)
          .flatMap((root) => [u64(root.start), file.subarray(root.start, root.start + root.length)]),
      ),
    );
  expect(await verdictOf(file, hash && { hash })).toBe(verdict);
});

test('SDKs before 2026 wrote absent fields as null', async () => {
  const empty = { length: null, subset: null, version: null, flags: null, exact: null };
  const exclusions = [
    { xpath: '/uuid', ...empty, data: [{ offset: 8, value: [...UUID] }] },
    { xpath: '/ftyp', ...empty, data: null },
  ];
  expect(await verdictOf(film(), { exclusions, more: { merkle: null } })).toBe(COVERED);
});

test('the algorithm comes from the claim when the assertion doesn’t name one', async () => {
  expect(await verdictOf(film(), { alg: null })).toBe(COVERED);
  expect(await verdictOf(film(), { alg: 'sha1' })).toBe('algorithm.unsupported');
  expect(await verdictOf(film(), { alg: 'toString' })).toBe('algorithm.unsupported');
  expect(await verdictOf(film(), { alg: ['sha256'] })).toBe('algorithm.unsupported');
});

/** Leaves out everything that a forger wants, with a matching hash. */
const forged = (
  file: Uint8Array,
  entry: object,
  whole: string[],
  holes: Array<{ start: number; length: number }> = [],
) =>
  verdictOf(file, {
    exclusions: [...USUAL, entry as (typeof USUAL)[number]],
    hash: sha(hashedBytes(file, ['ftyp', 'uuid', 'free', 'mfra', ...whole], holes)),
  });

test('media, and what a player needs to find it, must not be left out', async () => {
  const file = film();
  const mdat = rootsOf(file).at(-1) ?? { start: 0, length: 0 };
  const span = (type: string, from: number, length: number) => [
    { start: find(file, type) - 4 + from, length },
  ];
  const inMdat = (from: number, length: number) => [{ start: mdat.start + from, length }];
  expect(await forged(file, { xpath: '/mdat' }, ['mdat'])).toBe('mismatch');
  expect(await forged(file, { xpath: '/mdat[1]' }, ['mdat'])).toBe('mismatch');
  expect(
    await forged(file, { xpath: '/mdat', subset: [{ offset: 16, length: 0 }] }, [], inMdat(16, 52)),
  ).toBe('mismatch');
  expect(await forged(file, { xpath: '/mdat', subset: [{ offset: 40, length: 4 }] }, [], inMdat(40, 4))).toBe(
    'mismatch',
  );
  expect(await forged(file, { xpath: '/moov' }, ['moov'])).toBe('mismatch');
  expect(
    await forged(file, { xpath: '/moov', subset: [{ offset: 200, length: 1 }] }, [], span('moov', 200, 1)),
  ).toBe('mismatch');
  expect(
    await forged(
      file,
      { xpath: '/moov/trak' },
      [],
      [{ start: find(file, 'trak') - 4, length: mdat.start - find(file, 'trak') + 4 }],
    ),
  ).toBe('mismatch');
  expect(await forged(file, { xpath: '/moov/trak/tkhd' }, [], span('tkhd', 0, 92))).toBe('mismatch');
  expect(await forged(file, { xpath: '/moov/trak/mdia/minf/stbl/stsz' }, [], span('stsz', 0, 32))).toBe(
    'mismatch',
  );
});

test('earlier editions left out the location of media, in exactly one way', async () => {
  const file = film();
  const xpath = '/moov/trak/mdia/minf/stbl/stco';
  const stco = find(file, 'stco') - 4;
  const old = { xpath, subset: [{ offset: 16, length: 0 }] };
  const hash = sha(hashedBytes(file, undefined, [{ start: stco + 16, length: 8 }]));
  const claimed = { exclusions: [...USUAL, old], hash };
  expect(await verdictOf(file, { ...claimed, label: 'c2pa.hash.bmff.v2' })).toBe(
    `${COVERED}, other ${xpath}`,
  );
  expect(await verdictOf(file, claimed)).toBe('mismatch');
  const other = {
    exclusions: [...USUAL, { xpath, subset: [{ offset: 15, length: 0 }] }],
    hash: sha(hashedBytes(file, undefined, [{ start: stco + 15, length: 9 }])),
  };
  expect(await verdictOf(file, { ...other, label: 'c2pa.hash.bmff.v2' })).toBe('mismatch');
  // With the table outside the hash, anyone can point it at another box that is outside too.
  const tempting = film({ before: box('free', FRAMES) });
  const free = rootsOf(tempting)[2]?.start ?? 0;
  const table = find(tempting, 'stco') + 12;
  const pointed = bytes(
    tempting.subarray(0, table),
    u32(free + 8),
    u32(free + 38),
    tempting.subarray(table + 8),
  );
  const holes = [{ start: table, length: 8 }];
  const signed = { exclusions: [...USUAL, old], hash: sha(hashedBytes(tempting, undefined, holes)) };
  expect(await verdictOf(tempting, { ...signed, label: 'c2pa.hash.bmff.v2' })).toContain('padding /free');
  expect(await verdictOf(pointed, { ...signed, label: 'c2pa.hash.bmff.v2' })).toBe('mismatch');
});

test('earlier editions left out where fragments are, only with a flag', async () => {
  const moof = box('moof', box('traf', box('tfhd', u32(0x010000), u32(1), zeros(8))));
  const file = film({ after: moof });
  const start = find(file, 'tfhd') - 4 + 16;
  const verdictWith = (flags: Record<string, Uint8Array>) =>
    verdictOf(file, {
      exclusions: [...USUAL, { xpath: '/moof/traf/tfhd', subset: [{ offset: 16, length: 8 }], ...flags }],
      hash: sha(hashedBytes(file, undefined, [{ start, length: 8 }])),
      label: 'c2pa.hash.bmff.v2',
    });
  expect(await verdictWith({ flags: Uint8Array.of(1, 0, 0) })).toBe(`${COVERED}, other /moof/traf/tfhd`);
  expect(await verdictWith({})).toBe('mismatch');
});

test('only a film with an image and an animation shows what its type says', async () => {
  const meta = (...inside: Uint8Array[]) => box('meta', u32(0), box('hdlr', zeros(24)), ...inside);
  const shown = async (file: Uint8Array) => {
    const outcome = await checkBmffHash(inputOf(file));
    return 'uncovered' in outcome && outcome.uncovered.find(({ name }) => name === '/ftyp')?.shows;
  };
  const items = meta(box('iloc', u32(0), u32(0)));
  expect(await shown(film({ before: items }))).toEqual(['animation']);
  expect(await shown(film({ before: meta() }))).toBeUndefined();
  const still = bytes(film({ before: items }));
  still.set(Buffer.from('skip'), find(still, 'moov'));
  expect(await shown(still)).toBeUndefined();
});

test.each([
  ['free', film({ before: box('free', FRAMES), media: { in: 'before', at: 8 } })],
  ['free at the end', film({ after: box('free', FRAMES), media: { in: 'after', at: 8 } })],
  ['the last byte in free', film({ after: box('free', FRAMES), media: { in: 'mdat', at: 9 } })],
  ['skip', film({ after: box('skip', FRAMES), media: { in: 'after', at: 8 } })],
  ['the index', film({ after: box('mfra', box('abcd', FRAMES)), media: { in: 'after', at: 16 } })],
  ['the store', film({ media: { in: 'mdat', at: 60 - (rootsOf(film()).at(-1)?.start ?? 0) } })],
])('media in %s is refused', async (_, file) => expect(await verdictOf(file)).toBe('mismatch'));

test('an index that anyone can change must not point at a fragment that anyone can add', async () => {
  const hidden = box('free', zeros(4), box('moof', box('mfhd', zeros(8))));
  const file = film({ after: hidden });
  const place = file.length - box('moof', box('mfhd', zeros(8))).length;
  expect(await verdictOf(film({ after: bytes(hidden, mfra(place)) }))).toBe('mismatch');
  expect(await verdictOf(film({ after: bytes(hidden, mfra(place + 1)) }))).toContain('covered');
});

test('boxes that hold no media may be left out', async () => {
  const pssh = film({ before: box('emsg', u32(0), 'a message') });
  expect(await forged(pssh, { xpath: '/emsg' }, ['emsg'])).toBe(`${COVERED}, other /emsg`);
  const xmp = film({ before: box('uuid', XMP, '<x/>') });
  expect(await forged(xmp, { xpath: '/uuid', data: [{ offset: 8, value: XMP }] }, [])).toBe(
    `${COVERED}, metadata /uuid`,
  );
});

test('an unknown box is undecided', async () => {
  const own = film({ before: box('uuid', zeros(16), 'a preview?') });
  expect(await forged(own, { xpath: '/uuid' }, [])).toBe('unknown');
  const other = film({ before: box('PREV', 'a preview?') });
  expect(await forged(other, { xpath: '/PREV' }, ['PREV'])).toBe('unknown');
});

test('nothing but a hash or a tree binds a film', async () => {
  expect(await verdictOf(film(), { hash: null })).toBe('malformed');
});

test('a box that’s larger than its parent is undecided', async () => {
  expect(await verdictOf(film({ before: box('moov', u32(100), 'trak') }))).toBe('unknown');
});

test('an entry that matches nothing leaves out nothing', async () => {
  for (const xpath of ['/MDAT', '/mdat[2]', '/moov/trak[2]', '/abcd/efgh'])
    expect([xpath, await forged(film(), { xpath }, [])]).toEqual([xpath, COVERED]);
});

test.each([
  ['a second ftyp', bytes(film(), box('ftyp', 'avif', u32(0), 'an attack'))],
  ['a second index', bytes(film({ after: mfra(1) }), mfra(2))],
  ['another box', bytes(film(), box('abcd', 'more'))],
  ['bytes that are no box', bytes(film(), 'more')],
  ['a box that is too large', bytes(film(), u32(900), 'moov')],
  ['another box of media', bytes(film(), box('mdat', FRAMES))],
])('%s cannot be added', async (_, file) => {
  expect(await verdictOf(file, { hash: sha(hashedBytes(film())) })).toBe('mismatch');
});

test('boxes can’t swap places', async () => {
  const [a, b] = [box('mdat', 'first!'), box('mdat', 'second')];
  const hash = sha(hashedBytes(film({ mdat: box('mdat', FRAMES, a), after: b })));
  expect(await verdictOf(film({ mdat: box('mdat', FRAMES, b), after: a }), { hash })).toBe('mismatch');
});

test('any change outside the excluded parts is found', async () => {
  const file = film({ before: box('free', 'abc'), after: bytes(mfra(1), box('udta', 'end')) });
  const input = inputOf(file);
  const outcome = await checkBmffHash(input);
  if (!('uncovered' in outcome)) throw new Error('the film is not covered');
  const isFree = (place: number) =>
    outcome.uncovered.some(({ start, length }) => place >= start && place < start + length);
  let tried = 0;
  for (let place = 0; place < file.length; place += 1) {
    if (isFree(place)) continue;
    tried += 1;
    for (const value of [0, 255, undefined]) {
      const copy = changed(file, place, value);
      if (copy[place] === file[place]) continue;
      expect([place, 'uncovered' in (await checkBmffHash({ ...input, source: bytesSource(copy) }))]).toEqual([
        place,
        false,
      ]);
    }
  }
  expect(tried).toBeGreaterThanOrEqual(500);
});

test('changed or truncated input never makes it throw', async () => {
  const file = film({ before: box('free', 'abc'), after: mfra(1) });
  const input = inputOf(file);
  for (let place = 0; place < file.length; place += 1) {
    await checkBmffHash({ ...input, source: bytesSource(file.subarray(0, place)) });
    await checkBmffHash({ ...input, source: bytesSource(changed(file, place, 0xff)) });
  }
});

test('a track in another file is undecided', async () => {
  const file = film();
  const flags = find(file, 'url ') + 7;
  expect(await verdictOf(changed(file, flags, 0))).toBe('unknown');
});

test('assertions of other versions are undecided', async () => {
  for (const label of ['c2pa.hash.bmff', 'c2pa.hash.bmff.v4', 'c2pa.hash.bmff__1', 'c2pa.hash.bmffx.v3'])
    expect(await verdictOf(film(), { label })).toBe('unknown');
  expect(await verdictOf(film(), { label: 'c2pa.hash.bmff.v3__1' })).toBe(COVERED);
});

test('a compressed movie is undecided', async () => {
  const file = bytes(film({ after: box('moov', box('cmov', u16(0))) }));
  expect(await verdictOf(file)).toBe('unknown');
});
