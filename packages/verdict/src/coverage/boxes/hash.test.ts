import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { mapped } from '../bmff/testing.ts';
import { bytesSource } from '../bytes.ts';
import { containerOf } from '../containers/index.ts';
import type { RuleInput } from '../types.ts';
import { checkBoxesHash } from './hash.ts';

type Part = string | Uint8Array;
const bytes = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  );
const number =
  (size: number, isLittle = false) =>
  (value: number) => {
    const all = Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256);
    return Uint8Array.from(isLittle ? all : all.reverse());
  };
const [u16, u32, le32] = [number(2), number(4), number(4, true)];

const jumbf = (type: string, ...parts: Part[]) => bytes(u32(bytes(...parts).length + 8), type, ...parts);
const UUID = Uint8Array.from(Buffer.from('6332706100110010800000aa00389b71', 'hex'));
const STORE = jumbf('jumb', jumbf('jumd', UUID, '\x03', 'c2pa\0'), jumbf('free', 'what a manifest holds'));

/** A box of a file: its name in the hash, and its bytes. */
type Boxes = Array<[name: string, content: Uint8Array]>;

const segment = (name: string, marker: number, ...parts: Part[]): Boxes[number] => [
  name,
  bytes(Uint8Array.of(0xff, marker), u16(bytes(...parts).length + 2), ...parts),
];
const scan = bytes(segment('SOS', 0xda, '\x01\x01\x00\x00\x3f\x00')[1], 'entropy\xff\0coded');
const XMP = 'http://ns.adobe.com/xap/1.0/\0<xmp/>';
const app11 = (store: Uint8Array) => segment('C2PA', 0xeb, 'JP', u16(1), u32(1), store);

const JPEG: Boxes = [
  ['SOI', bytes('\xff\xd8')],
  segment('APP0', 0xe0, 'JFIF\0\x01\x02'),
  app11(STORE),
  segment('APP1', 0xe1, 'Exif\0\0', 'II*\0', 'when and where'),
  segment('APP1', 0xe1, XMP),
  segment('APP1', 0xe1, 'of an application'),
  segment('DQT', 0xdb, 'a table'),
  segment('SOF0', 0xc0, '\x08\0\x10\0\x10\x01\x01\x11\0'),
  ['SOS', scan],
  ['RST0', bytes('\xff\xd0', 'entropy')],
  ['RST1', bytes('\xff\xd1', 'of the rest')],
  ['EOI', bytes('\xff\xd9')],
];

const pngChunk = (name: string, type: string, ...parts: Part[]): Boxes[number] => [
  name,
  bytes(u32(bytes(...parts).length), type, ...parts, u32(crc32(bytes(type, ...parts)))),
];
const PNG: Boxes = [
  ['PNGh', bytes('\x89PNG\r\n\x1a\n')],
  pngChunk('IHDR', 'IHDR', u32(1), u32(1), '\x08\0\0\0\0'),
  pngChunk('C2PA', 'caBX', STORE),
  pngChunk('tEXt', 'tEXt', 'Author\0somebody'),
  pngChunk('IDAT', 'IDAT', 'pixels'),
  pngChunk('IEND', 'IEND'),
];

const blocks = (content: Uint8Array) => bytes(Uint8Array.of(content.length), content, '\0');
const GIF: Boxes = [
  ['GIF89a', bytes('GIF89a')],
  ['LSD', bytes(u16(1), u16(1), '\x80\0\0', 'rgbRGB')],
  ['C2PA', bytes('\x21\xff\x0bC2PA_GIF\x01\0\0', blocks(STORE))],
  ['21FE', bytes('\x21\xfe', blocks(bytes('a comment')))],
  ['2C', bytes('\x2c', u16(0), u16(0), u16(1), u16(1), '\x80', 'rgbRGB')],
  ['TBID', bytes('\x02', blocks(bytes('pixels')))],
  ['21FE', bytes('\x21\xfe', blocks(bytes('another comment')))],
  ['3B', bytes('\x3b')],
];

const riffChunk = (name: string, type: string, ...parts: Part[]): Boxes[number] => {
  const content = bytes(...parts);
  return [name, bytes(type, le32(content.length), content, content.length % 2 === 1 ? '\0' : '')];
};
const CHUNKS: Boxes = [
  riffChunk('fmt ', 'fmt ', 'how it sounds'),
  riffChunk('INFO', 'LIST', 'INFO', riffChunk('', 'INAM', 'a name')[1]),
  riffChunk('data', 'data', 'samples'),
  riffChunk('C2PA', 'C2PA', STORE),
];
const RIFF: Boxes = [
  ['WAVE', bytes('RIFF', le32(4 + bytes(...CHUNKS.map(([, one]) => one)).length), 'WAVE')],
  ...CHUNKS,
];

type Entry = Record<string, unknown>;

/** An entry for each box, with its hash; some fields can be overridden. */
const listed = (boxes: Boxes, fields: Record<string, Entry> = {}): Entry[] =>
  boxes.map(([name, content]) => ({
    names: [name],
    hash: name === 'C2PA' ? Uint8Array.of(0) : Uint8Array.from(createHash('sha256').update(content).digest()),
    pad: new Uint8Array(0),
    ...fields[name],
  }));

/** One hash over consecutive boxes. */
const grouped = (boxes: Boxes): Entry => ({
  names: boxes.map(([name]) => name),
  hash: Uint8Array.from(
    createHash('sha256')
      .update(bytes(...boxes.map(([, content]) => content)))
      .digest(),
  ),
});

const fileOf = (boxes: Boxes) => bytes(...boxes.map(([, content]) => content));

async function verdictOf(
  file: Uint8Array,
  entries: unknown,
  more: Entry = { alg: 'sha256' },
): Promise<string> {
  const input: RuleInput = {
    source: bytesSource(file),
    assertion: mapped({ boxes: entries, ...more } as Parameters<typeof mapped>[0]) as RuleInput['assertion'],
    label: 'c2pa.hash.boxes',
    isUpdated: false,
    store: STORE,
  };
  const outcome = await checkBoxesHash(input, await containerOf(input.source));
  if ('fault' in outcome) return outcome.fault.code.replace('assertion.boxesHash.', '');
  if ('unknown' in outcome) return 'unknown';
  return outcome.uncovered.map(({ kind, name }) => `${kind} ${name}`).join(', ');
}

const COVERED = 'manifest C2PA';
const files: Array<[string, Boxes]> = [
  ['JPEG', JPEG],
  ['PNG', PNG],
  ['GIF', GIF],
  ['RIFF', RIFF],
];

test.each(files)('each box of a %s file', async (_, boxes) => {
  expect(await verdictOf(fileOf(boxes), listed(boxes))).toBe(COVERED);
});

test.each(files)('boxes of a %s file in groups', async (_, boxes) => {
  const at = boxes.findIndex(([name]) => name === 'C2PA');
  const after = boxes.slice(at + 1);
  const entries = [
    grouped(boxes.slice(0, at)),
    { names: ['C2PA'], hash: null },
    ...(after.length > 0 ? [grouped(after)] : []),
  ];
  expect(await verdictOf(fileOf(boxes), entries)).toBe(COVERED);
});

test.each(files)('a change of any byte of a %s file is found', async (_, boxes) => {
  const file = fileOf(boxes);
  const entries = listed(boxes);
  for (let place = 0; place < file.length; place += 1) {
    const copy = Uint8Array.from(file);
    copy[place] = (copy[place] ?? 0) ^ 0x55;
    const verdict = await verdictOf(copy, entries).catch((error: Error) => `not read: ${error.name}`);
    if (verdict === COVERED) expect(isInStore(boxes, place)).toBe(true);
  }
});

/** Whether a byte belongs to the store's box, which is compared with the validated store before this check. */
function isInStore(boxes: Boxes, place: number): boolean {
  const at = boxes.findIndex(([name]) => name === 'C2PA');
  const start = fileOf(boxes.slice(0, at)).length;
  return place >= start && place < start + (boxes[at]?.[1].length ?? 0);
}

test.each(files)(
  'boxes of a %s file can be neither added, moved nor left out of the list',
  async (_, boxes) => {
    const entries = listed(boxes);
    for (let index = 0; index < boxes.length; index += 1) {
      const [one, next] = [boxes[index], boxes[index + 1]];
      if (!one) continue;
      const without = entries.filter((__, other) => other !== index);
      // Without its name, the signature of a PNG isn't hashed. Nothing else can be there.
      if (one[0] !== 'PNGh')
        expect(await verdictOf(fileOf(boxes), without)).toMatch(/unknownBox|mismatch|malformed/);
      const gone = boxes.filter((__, other) => other !== index);
      expect(await verdictOf(fileOf(gone), entries).catch(() => 'not read')).not.toBe(COVERED);
      const doubled = boxes.toSpliced(index, 0, one);
      expect(await verdictOf(fileOf(doubled), entries).catch(() => 'not read')).not.toBe(COVERED);
      if (!next || Buffer.compare(one[1], next[1]) === 0) continue;
      const swapped = boxes.toSpliced(index, 2, next, one);
      expect(await verdictOf(fileOf(swapped), entries).catch(() => 'not read')).not.toBe(COVERED);
    }
  },
);

test.each(files)('bytes after a %s file', async (_, boxes) => {
  const file = bytes(fileOf(boxes), 'a trailer');
  const after: Boxes = [...boxes, ['c2pa.after', bytes('a trailer')]];
  expect(await verdictOf(file, listed(boxes))).toBe('unknownBox');
  expect(await verdictOf(file, listed(after))).toBe(COVERED);
  expect(await verdictOf(file, listed(after, { 'c2pa.after': { excluded: true } }))).toBe('mismatch');
});

test.each([
  ['JPEG', JPEG, 'APP1', 'metadata APP1'],
  ['PNG', PNG, 'tEXt', 'metadata tEXt'],
  ['GIF', GIF, '21FE', 'metadata 21FE'],
  ['RIFF', RIFF, 'INFO', 'metadata INFO'],
])('metadata of a %s file may be left out, and nothing else', async (_, boxes, name, metadata) => {
  // The third APP1 of the JPEG isn't known as metadata.
  const known = boxes.filter(([, content]) => !Buffer.from(content).includes('of an application'));
  const verdict = await verdictOf(fileOf(known), listed(known, { [name]: { excluded: true } }));
  expect(verdict.split(', ')).toEqual(expect.arrayContaining(['manifest C2PA', metadata]));
  for (const [other] of known)
    if (other !== name && other !== 'C2PA')
      expect([other, await verdictOf(fileOf(known), listed(known, { [other]: { excluded: true } }))]).toEqual(
        [other, 'mismatch'],
      );
});

test('application segments aren’t metadata', async () => {
  expect(await verdictOf(fileOf(JPEG), listed(JPEG, { APP1: { excluded: true } }))).toBe('mismatch');
});

const rangeIn = (start: number, length: number, more: Entry = {}) => {
  const [, content = new Uint8Array(0)] = PNG.find(([name]) => name === 'tEXt') ?? [];
  const hashed = bytes(content.subarray(0, start), content.subarray(start + length));
  const hash = Uint8Array.from(createHash('sha256').update(hashed).digest());
  return verdictOf(fileOf(PNG), listed(PNG, { tEXt: { hash, exclusions: [{ start, length, ...more }] } }));
};

test('parts of metadata may be left out', async () => {
  expect(await rangeIn(8, 15)).toBe('manifest C2PA, metadata tEXt');
  expect(await rangeIn(9, 3, { boxIndex: 0 })).toBe('manifest C2PA, metadata tEXt');
  expect(await rangeIn(4, 6)).toBe('mismatch');
  expect(await rangeIn(0, 27)).toBe('mismatch');
  expect(await rangeIn(20, 200)).toBe('mismatch');
  expect(await rangeIn(9, 3, { boxIndex: 1 })).toBe('malformed');
  expect(await rangeIn(9, 3, { boxIndex: -1 })).toBe('malformed');
  expect(await rangeIn(9, -3)).toBe('malformed');
});

/** An entry that leaves out parts of its boxes. */
const without = (names: string[], ...exclusions: Entry[]) => [{ names, hash: UUID, exclusions }];

test.each([
  ['no list', undefined],
  ['an empty list', []],
  ['text', ['IHDR']],
  ['an entry without names', [{ hash: UUID }]],
  ['an entry with no names', [{ names: [], hash: UUID }]],
  ['names that are numbers', [{ names: [1], hash: UUID }]],
  ['a hash that is text', [{ names: ['PNGh'], hash: 'abc' }]],
  ['excluded that is a number', [{ names: ['PNGh'], hash: UUID, excluded: 1 }]],
  ['exclusions that are empty', without(['PNGh'])],
  ['a start that’s no whole number', without(['PNGh'], { start: 0.5, length: 1 })],
  [
    'exclusions in another order than the boxes',
    without(['PNGh', 'IHDR'], { start: 0, length: 3, boxIndex: 1 }, { start: 3, length: 1, boxIndex: 0 }),
  ],
  ['exclusions without a start', without(['PNGh'], { length: 1 })],
  ['exclusions over each other', without(['PNGh'], { start: 0, length: 3 }, { start: 2, length: 1 })],
  ['exclusions for no box in particular', without(['PNGh', 'IHDR'], { start: 0, length: 3 })],
  ['the store in a group', [{ names: ['PNGh', 'IHDR', 'C2PA', 'tEXt'], hash: UUID }]],
])('%s is malformed', async (_, entries) => expect(await verdictOf(fileOf(PNG), entries)).toBe('malformed'));

test('exclusions of a later box begin anywhere in it', async () => {
  const [first, ...rest] = PNG.slice(3, 4);
  if (!first || rest.length > 0) throw new Error('the PNG has a text');
  const [name, content] = first;
  const twice = PNG.toSpliced(3, 0, first);
  const without = bytes(content.subarray(0, 20), content.subarray(23));
  const other = bytes(content.subarray(0, 8), content.subarray(11));
  const entry = {
    names: [name, name],
    hash: Uint8Array.from(createHash('sha256').update(bytes(without, other)).digest()),
    exclusions: [
      { start: 20, length: 3, boxIndex: 0 },
      { start: 8, length: 3, boxIndex: 1 },
    ],
  };
  const entries = [...listed(PNG.slice(0, 3)), entry, ...listed(PNG.slice(4))];
  expect(await verdictOf(fileOf(twice), entries)).toBe('manifest C2PA, metadata tEXt, metadata tEXt');
});

test('algorithms', async () => {
  expect(await verdictOf(fileOf(PNG), listed(PNG), {})).toBe('algorithm.unsupported');
  expect(await verdictOf(fileOf(PNG), listed(PNG), { alg: 'md5' })).toBe('algorithm.unsupported');
  const own = Object.fromEntries(PNG.map(([name]) => [name, { alg: 'sha256' }]));
  expect(await verdictOf(fileOf(PNG), listed(PNG, own), {})).toBe(COVERED);
});

test('a missing hash is malformed', async () => {
  expect(await verdictOf(fileOf(PNG), listed(PNG, { IDAT: { hash: null } }))).toBe('mismatch');
});

test('the signature of a PNG, which never differs, may be missing from the list', async () => {
  expect(await verdictOf(fileOf(PNG), listed(PNG.slice(1)))).toBe('bookkeeping PNGh, manifest C2PA');
});

test('bytes between the boxes of a JPEG are covered by a hash over both', async () => {
  const filled = JPEG.map(([name, content]): Boxes[number] => [
    name,
    name === 'DQT' ? bytes('\xff\xff', content) : content,
  ]);
  const file = fileOf(filled);
  expect(await verdictOf(file, listed(JPEG))).toBe('mismatch');
  const at = 3;
  expect(await verdictOf(file, [...listed(filled.slice(0, at)), grouped(filled.slice(at))])).toBe(COVERED);
});

test('SDKs hash all of a scan as SOS, and the marker of a restart alone', async () => {
  const whole = bytes(scan, '\xff\xd0entropy', '\xff\xd1of the rest');
  const sdk = JPEG.map(([name, content]): Boxes[number] =>
    name === 'SOS' ? [name, whole] : [name, name.startsWith('RST') ? content.subarray(0, 2) : content],
  );
  expect(await verdictOf(fileOf(JPEG), listed(sdk))).toBe(COVERED);
  // Without it, the data after a restart isn't hashed.
  const half = JPEG.map(([name, content]): Boxes[number] => [
    name,
    name.startsWith('RST') ? content.subarray(0, 2) : content,
  ]);
  expect(await verdictOf(fileOf(JPEG), listed(half))).toBe('mismatch');
});

test('a sidecar', async () => {
  const bare = PNG.filter(([name]) => name !== 'C2PA');
  expect(await verdictOf(fileOf(bare), listed(PNG))).toBe('');
  expect(await verdictOf(fileOf(bare), listed(bare))).toBe('');
});

test('a hash of more boxes than the file has', async () => {
  expect(await verdictOf(fileOf(PNG), listed([...PNG, pngChunk('tEXt', 'tEXt', 'more')]))).toBe('unknownBox');
});

test('a store in a second RIFF chunk isn’t the validated one', async () => {
  const second = riffChunk('C2PA', 'C2PA', 'anything');
  const file: Boxes = [...RIFF, ['AVIX', bytes('RIFF', le32(4 + second[1].length), 'AVIX')], second];
  expect(await verdictOf(fileOf(file), listed(file))).toBe('mismatch');
});

test('two images in one JPEG', async () => {
  const second = JPEG.filter(([name]) => name !== 'C2PA');
  const both: Boxes = [...JPEG, ...second];
  expect(await verdictOf(fileOf(both), listed(both))).toBe(COVERED);
  expect(await verdictOf(fileOf(both), listed(JPEG))).toBe('unknownBox');
});

test('formats without this hash are undecided', async () => {
  expect(await verdictOf(bytes('%PDF-1.7'), listed(PNG))).toBe('unknown');
});
