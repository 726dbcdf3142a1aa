import { expect, test } from 'vitest';
import { box, bytes, FRAMES, FTYP, storeBox, u16, u32, u64, verdictOf } from './testing.ts';

const FRONT = bytes(FTYP, storeBox());

/** `iloc` of one item in one piece, with 4-byte offsets, lengths, and base. */
const iloc = (version: number, method: number, base: number, start: number, length: number, reference = 0) =>
  box(
    'iloc',
    u32(version * 2 ** 24),
    u16(0x4440),
    version === 2 ? u32(1) : u16(1),
    version === 2 ? u32(7) : u16(7),
    version > 0 ? u16(method) : '',
    u16(reference),
    u32(base),
    u16(1),
    u32(start),
    u32(length),
  );

const u64At = (start: number, length: number) => bytes(u64(start), u64(length));

/** `iloc` of one item in one piece, with offsets and lengths of 8 bytes and a number for each piece. */
const wideIloc = (start: number, length: number) =>
  box(
    'iloc',
    u32(2 ** 24),
    u16(0x8804),
    u16(1),
    u16(7),
    u16(0),
    u16(0),
    u16(1),
    u32(1),
    u64At(start, length),
  );

interface Item {
  version?: number;
  method?: number;
  base?: number;
  length?: number;
  reference?: number;
  /** Whether the image is in the box before `mdat`. */
  before?: boolean;
  hidden?: Uint8Array;
  by?: number;
  /** Where files are that items refer to. */
  data?: Uint8Array;
  index?: typeof wideIloc;
}

/** An image: `meta` with an item, a box that's left out, `mdat`. */
function picture(item: Item = {}): Uint8Array {
  const { version = 0, method = 0, base = 0, length = 60, reference = 0, before, by = 0 } = item;
  const { data = bytes(), index = (...at) => iloc(version, method, base, ...at, reference) } = item;
  const hidden = item.hidden ?? box('free', FRAMES);
  const meta = (start: number) =>
    box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), 'pict', u32(0)),
      box('idat', FRAMES),
      data,
      index(start, length),
    );
  const front = FRONT.length + meta(0).length;
  const place = method === 0 ? front + (before ? 8 : hidden.length + 8) : 0;
  return bytes(FRONT, meta(place - base + by), hidden, box('mdat', FRAMES));
}

const COVERED = 'covered: required /ftyp, manifest /uuid, padding /free';

test.each([0, 1, 2])('a picture, with version %d of the index', async (version) => {
  expect(await verdictOf(picture({ version }))).toBe(COVERED);
  expect(await verdictOf(picture({ version, base: 40 }))).toBe(COVERED);
  expect(await verdictOf(picture({ version, before: true }))).toBe('mismatch');
  expect(await verdictOf(picture({ version, before: true, base: 40 }))).toBe('mismatch');
});

test('an image that starts too early or has no length', async () => {
  expect(await verdictOf(picture({ by: -9 }))).toBe('mismatch');
  expect(await verdictOf(picture({ length: 0 }))).toBe(COVERED);
  expect(await verdictOf(picture({ length: 0, before: true }))).toBe('mismatch');
});

test('an image in the index itself, and one made of others', async () => {
  expect(await verdictOf(picture({ version: 1, method: 1 }))).toBe(COVERED);
  expect(await verdictOf(picture({ version: 1, method: 1, by: 110 }))).toBe('mismatch');
  expect(await verdictOf(picture({ version: 1, method: 2 }))).toBe(COVERED);
});

test('an image whose index has numbers of 8 bytes', async () => {
  expect(await verdictOf(picture({ index: wideIloc }))).toBe(COVERED);
  expect(await verdictOf(picture({ index: wideIloc, by: 1 }))).toBe(COVERED);
  expect(await verdictOf(picture({ index: wideIloc, by: -9 }))).toBe('mismatch');
});

test('an image in another file is undecided', async () => {
  const data = (flags: number) => box('dinf', box('dref', u32(0), u32(1), box('url ', u32(flags))));
  expect(await verdictOf(picture({ reference: 1 }))).toBe('unknown');
  expect(await verdictOf(picture({ reference: 1, data: data(0) }))).toBe('unknown');
  expect(await verdictOf(picture({ reference: 1, data: data(1) }))).toBe(COVERED);
});

test('an index that’s truncated or of a later version is undecided', async () => {
  const file = picture();
  const start = Buffer.from(file).indexOf('iloc');
  expect(await verdictOf(bytes(file.subarray(0, start + 10), u16(9), file.subarray(start + 12)))).toBe(
    'unknown',
  );
  expect(
    await verdictOf(bytes(file.subarray(0, start + 4), u32(3 * 2 ** 24), file.subarray(start + 8))),
  ).toBe('unknown');
  expect(await verdictOf(bytes(file.subarray(0, start + 8), u16(0x3440), file.subarray(start + 10)))).toBe(
    'unknown',
  );
});
