import { expect, test } from 'vitest';
import { bytesSource } from '../bytes.ts';
import { Refused } from '../faults.ts';
import { readBoxes } from './boxes.ts';
import { excludedBoxes } from './excluded-boxes.ts';
import { exclusionsOf } from './exclusions.ts';
import { box, bytes, film, hashedBytes, mapped, sha, USUAL, u32, verdictOf, zeros } from './testing.ts';
import type { Fields } from './values.ts';

type Plain = Parameters<typeof mapped>[0];

/** An entry for parts of a box: offset and length of each. */
const parts = (xpath: string, ...all: Array<[offset: number, length: number]>) => ({
  xpath,
  subset: all.map(([offset, length]) => ({ offset, length })),
});

const bad: Array<[string, Plain | undefined]> = [
  ['no exclusions', undefined],
  ['null', null],
  ['a map', {}],
  ['text', 'abc'],
  ['an empty list', []],
  ['an entry that is text', ['/mdat']],
  ['no path', [{ length: 3 }]],
  ['a path that is a number', [{ xpath: 7 }]],
  ['a path that is a list', [{ xpath: ['/free'] }]],
  ...[
    '',
    '/',
    'free',
    '//free',
    '/free/',
    '/*',
    '/free[0]',
    '/free[01]',
    '/free[-1]',
    '/free[last()]',
    '/free[]',
  ].map((xpath): [string, Plain] => [`the path ${xpath}`, [{ xpath }]]),
  ...[
    '/fre',
    '/frees',
    '/moov/../free',
    '/free[1][2]',
    '/free[1.0]',
    '/free|/mdat',
    ' /free',
    '/free ',
    '/fr€e',
  ].map((xpath): [string, Plain] => [`the path ${xpath}`, [{ xpath }]]),
  ['a negative length', [{ xpath: '/free', length: -8 }]],
  ['a length with a fraction', [{ xpath: '/free', length: 8.5 }]],
  ['a length that is text', [{ xpath: '/free', length: '8' }]],
  ['a length larger than any file', [{ xpath: '/free', length: 2n ** 60n }]],
  ['data that is empty', [{ xpath: '/free', data: [] }]],
  ['data without an offset', [{ xpath: '/free', data: [{ value: zeros(1) }] }]],
  ['data at a negative offset', [{ xpath: '/free', data: [{ offset: -8, value: zeros(1) }] }]],
  ['data without a value', [{ xpath: '/free', data: [{ offset: 8 }] }]],
  ['data that is text', [{ xpath: '/free', data: [{ offset: 8, value: 'abc' }] }]],
  ...[256, -1, 0.5].map((byte): [string, Plain] => [
    `data with the byte ${byte}`,
    [{ xpath: '/free', data: [{ offset: 8, value: [byte] }] }],
  ]),
  ['an empty subset', [{ xpath: '/free', subset: [] }]],
  ['a subset without an offset', [{ xpath: '/free', subset: [{ length: 1 }] }]],
  ['a subset without a length', [{ xpath: '/free', subset: [{ offset: 1 }] }]],
  ['a negative subset', [{ xpath: '/free', subset: [{ offset: 9, length: -1 }] }]],
  ['a subset before the box', [{ xpath: '/free', subset: [{ offset: -9, length: 1 }] }]],
  ['overlapping subsets', [parts('/free', [1, 5], [5, 5])]],
  ['subsets out of order', [parts('/free', [9, 1], [1, 1])]],
  ['a subset after an open-ended one', [parts('/free', [1, 0], [5, 1])]],
  ['flags of 2 bytes', [{ xpath: '/free', flags: zeros(2) }]],
  ['flags that are a number', [{ xpath: '/free', flags: 1 }]],
  ['flags that are a list', [{ xpath: '/free', flags: [0, 0, 1] }]],
  ['exact that is a number', [{ xpath: '/free', exact: 1 }]],
  ['a negative version', [{ xpath: '/free', version: -1 }]],
  ['a version that is text', [{ xpath: '/free', version: '1' }]],
];

test.each(bad)('%s is malformed', async (_, exclusions) => {
  const claimed = mapped({ exclusions: exclusions }) as Fields;
  expect(() => exclusionsOf(claimed)).toThrow(Refused);
  expect(await verdictOf(film(), { exclusions: exclusions ?? null })).toBe('malformed');
});

const full = (type: string, version: number, flags: number, ...rest: Uint8Array[]) =>
  box(type, u32(version * 2 ** 24 + flags), ...rest);

/** Two movies, with tracks that differ in size. */
const FILE = bytes(
  box('moov', full('mvhd', 0, 0, zeros(4)), box('trak', zeros(0)), box('trak', box('tkhd', zeros(20)))),
  box('moov', box('trak', full('tkhd', 1, 7)), box('free', zeros(4)), box('trak', full('tkhd', 0, 3))),
  full('emsg', 1, 5, bytes('abcdef')),
);

async function matches(entry: Record<string, unknown>): Promise<string[]> {
  const source = bytesSource(FILE);
  const entries = exclusionsOf(mapped({ exclusions: [entry as Plain] as Plain }) as Fields);
  const found = await excludedBoxes(source, await readBoxes(source), entries);
  return found.flatMap(({ spans }) => spans.map(({ start, length }) => `${start}+${length}`));
}

test.each([
  ['every box of a path', { xpath: '/moov/trak' }, ['24+8', '32+36', '76+20', '108+20']],
  ['the second of each parent', { xpath: '/moov/trak[2]' }, ['32+36', '108+20']],
  ['the first parent alone', { xpath: '/moov[1]/trak' }, ['24+8', '32+36']],
  ['both indexes', { xpath: '/moov[2]/trak[1]' }, ['76+20']],
  ['an index beyond', { xpath: '/moov/trak[3]' }, []],
  ['a length', { xpath: '/moov/trak', length: 20 }, ['76+20', '108+20']],
  ['a version', { xpath: '/moov/trak/tkhd', version: 1 }, ['84+12']],
  ['a version that no box has', { xpath: '/moov/free', version: 0 }, []],
  ['flags', { xpath: '/moov/trak/tkhd', flags: Uint8Array.of(0, 0, 3) }, ['116+12']],
  [
    'flags at least',
    { xpath: '/moov/trak/tkhd', flags: Uint8Array.of(0, 0, 3), exact: false },
    ['84+12', '116+12'],
  ],
  ['flags for a box without', { xpath: '/moov/free', flags: zeros(3) }, []],
  ['data', { xpath: '/emsg', data: [{ offset: 12, value: bytes('abc') }] }, ['128+18']],
  ['data that differs', { xpath: '/emsg', data: [{ offset: 12, value: bytes('abd') }] }, []],
  [
    'data that goes on in the next box',
    { xpath: '/moov[1]/trak[1]', data: [{ offset: 8, value: u32(36) }] },
    [],
  ],
  ['data beyond the box', { xpath: '/emsg', data: [{ offset: 17, value: bytes('fg') }] }, []],
  ['parts', parts('/emsg', [2, 3], [16, 0]), ['130+3', '144+2']],
  ['parts beyond the box', parts('/emsg', [10, 99], [200, 5]), ['138+8']],
])('matches %s', async (_, entry, spans) => expect(await matches(entry)).toEqual(spans));

test('no path goes through a box with its own fields', async () => {
  const meta = film({ before: box('meta', u32(0), box('hdlr', zeros(24)), box('free', 'x')) });
  const at = (xpath: string) => verdictOf(meta, { exclusions: [{ xpath: '/ftyp' }, { xpath }] });
  expect(await at('/meta/free')).toBe('malformed');
  expect(await at('/moov/trak/mdia/minf/stbl/stsd/avc1')).toBe('malformed');
  expect(await at('/moov/trak/mdia/minf/dinf/dref/url ')).toBe('malformed');
  const other = film({ before: box('abcd', box('free', 'x')) });
  expect(await verdictOf(other, { exclusions: [{ xpath: '/ftyp' }, { xpath: '/abcd/free' }] })).toBe(
    'unknown',
  );
});

test('padding inside a movie may be left out', async () => {
  const source = film({ before: box('moov', box('free', 'room for a box')) });
  const start = Buffer.from(source).indexOf('free') - 4;
  const hash = sha(hashedBytes(source, undefined, [{ start, length: 22 }]));
  expect(await verdictOf(source, { exclusions: [...USUAL, { xpath: '/moov/free' }], hash })).toContain(
    'padding /moov/free',
  );
});
