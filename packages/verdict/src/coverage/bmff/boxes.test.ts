import { expect, test } from 'vitest';
import { bytesSource } from '../bytes.ts';
import { type BmffBox, readBoxes, withDescendants } from './boxes.ts';
import { box, bytes, longBox, UUID, u32, u64, zeros } from './testing.ts';

const tree = async (...parts: Uint8Array[]) =>
  [...withDescendants(await readBoxes(bytesSource(bytes(...parts))))].map(
    ({ path, start, length }) => `${path} ${start}+${length}`,
  );

test('boxes, and boxes in containers', async () => {
  expect(
    await tree(box('ftyp', 'isom'), box('moov', box('trak', box('tkhd', zeros(4))), box('free', ''))),
  ).toEqual(['/ftyp 0+12', '/moov 12+36', '/moov/trak 20+20', '/moov/trak/tkhd 28+12', '/moov/free 40+8']);
});

test('sizes', async () => {
  expect(await tree(longBox('mdat', 'abc'), bytes(u32(0), 'mdat', 'to the end'))).toEqual([
    '/mdat 0+19',
    '/mdat 19+18',
  ]);
  // An unfinished recording.
  expect(await tree(bytes(u32(900), 'mdat', 'abc'))).toEqual(['/mdat 0+11']);
  expect(await tree(box('free', ''), bytes('seven b'))).toEqual(['/free 0+8']);
});

test.each([
  ['larger than the file', bytes(u32(900), 'free')],
  ['smaller than their header', bytes(u32(7), 'free')],
  ['smaller than their long header', bytes(u32(1), 'free', u64(15))],
  ['too large for a number', bytes(u32(1), 'free', new Uint8Array(8).fill(255))],
  ['cut off in their header', bytes(u32(1), 'free', u32(0))],
  ['too small for their type', box('uuid', 'short')],
  ['larger than what they lie in', box('moov', bytes(u32(100), 'trak'), zeros(8))],
  ['to the end of the file in a container', box('moov', bytes(u32(0), 'trak'))],
])('boxes %s are refused', async (_, file) => {
  await expect(tree(file)).rejects.toThrow(/The box at byte \d+ doesn't fit into/);
});

test('the type of a uuid box', async () => {
  const [found] = await readBoxes(bytesSource(box('uuid', UUID, 'abc')));
  expect(found).toMatchObject({ userType: 'd8fec3d61b0e483c92975828877ec481', header: 24 });
});

test('a QuickTime meta box has no version', async () => {
  const full = (found: BmffBox[]) => found.map((one) => [one.full, one.children?.map(({ type }) => type)]);
  const hdlr = box('hdlr', zeros(20));
  expect(full(await readBoxes(bytesSource(box('meta', hdlr))))).toEqual([[undefined, ['hdlr']]]);
  expect(full(await readBoxes(bytesSource(box('meta', u32(0x01000002), hdlr))))).toEqual([
    [{ version: 1, flags: 2 }, ['hdlr']],
  ]);
  expect(full(await readBoxes(bytesSource(box('meta', u32(0)))))).toEqual([[{ version: 0, flags: 0 }, []]]);
});

test('user data that isn’t a list of boxes', async () => {
  expect(await tree(box('moov', box('udta', box('name', 'x'), u32(0)), box('free', '')))).toHaveLength(4);
  expect(await tree(box('moov', box('udta', bytes(u32(77), 'name', 'x'))))).toHaveLength(2);
});

test('depth and number of boxes are limited', async () => {
  let deep = box('free', '');
  for (let depth = 0; depth < 40; depth += 1) deep = box('moov', deep);
  await expect(tree(deep)).rejects.toThrow('nested');
  const many = new Uint8Array(100_001 * 8);
  for (let place = 0; place < many.length; place += 8) many.set(box('free'), place);
  await expect(tree(many)).rejects.toThrow('more than 100000 boxes');
});

test('only headers are read', async () => {
  let read = 0;
  const head = bytes(box('ftyp', 'isom'), bytes(u32(1), 'mdat', u64(1 << 30)));
  const source = {
    size: head.length - 16 + (1 << 30),
    read: async ({ start, length }: { start: number; length: number }) => {
      read += length;
      return bytes(
        head.subarray(start, start + length),
        zeros(Math.max(0, length - Math.max(0, head.length - start))),
      );
    },
  };
  await readBoxes(source);
  expect(read).toBeLessThan(10_000);
});
