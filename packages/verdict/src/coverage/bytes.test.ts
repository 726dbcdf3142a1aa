import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  ALGORITHMS,
  type Algorithm,
  blobSource,
  bytesSource,
  digest,
  isEqual,
  isSame,
  merged,
  overlapOf,
  type Piece,
} from './bytes.ts';

const bytes = Uint8Array.from({ length: 200_000 }, (_, index) => (index * 7919) >>> 3);
const source = bytesSource(bytes);
const algorithms = Object.keys(ALGORITHMS) as Algorithm[];

/** What Node.js says of the same bytes. */
const expected = (parts: readonly Uint8Array[], algorithm: Algorithm) => {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

const CASES: ReadonlyArray<readonly [name: string, pieces: Piece[], parts: Uint8Array[]]> = [
  ['few bytes', [{ start: 5, length: 20 }], [bytes.subarray(5, 25)]],
  ['many bytes', [{ start: 0, length: 150_000 }], [bytes.subarray(0, 150_000)]],
  [
    'bytes in between, and a span beyond the end',
    [{ start: 10, length: 90_000 }, Uint8Array.of(1, 2, 3), { start: 199_990, length: 500_000 }],
    [bytes.subarray(10, 90_010), Uint8Array.of(1, 2, 3), bytes.subarray(199_990)],
  ],
  ['a span after the end', [{ start: 300_000, length: 70_000 }], []],
  [
    'more than fits into memory at once',
    Array.from({ length: 200 }, () => ({ start: 0, length: 200_000 })),
    Array.from({ length: 200 }, () => bytes),
  ],
];

test.each(CASES)('%s', async (_, pieces, parts) => {
  for (const algorithm of algorithms)
    expect(await digest(source, pieces, algorithm)).toEqual(expected(parts, algorithm));
});

test('a source that holds less than it says is hashed as it is', async () => {
  const short = { size: 100_000, read: async () => bytes.subarray(0, 70_000) };
  const found = await digest(short, [{ start: 0, length: 100_000 }], 'sha256');
  expect(found).toEqual(expected([bytes.subarray(0, 70_000)], 'sha256'));
});

test('a span shares a byte with another one, unless it’s empty or beside it', () => {
  const spans = [
    { start: 2, length: 4 },
    { start: 10, length: 5 },
  ];
  const found = (start: number, length: number) => overlapOf({ start, length }, spans);
  expect([found(0, 3), found(5, 9), found(9, 2)]).toEqual([spans[0], spans[0], spans[1]]);
  expect([found(4, 0), found(6, 4), found(15, 9)]).toEqual([undefined, undefined, undefined]);
  const [first, second] = [
    { start: 2, length: 4 },
    { start: 3, length: 4 },
  ];
  expect([isSame(first, { ...first }), isSame(first, second)]).toEqual([true, false]);
  expect(merged([second, first])).toEqual([{ start: 2, length: 5 }]);
});

test('a file’s reads are counted, until they’re stopped', async () => {
  const stop = new AbortController();
  const counts: number[] = [];
  const file = blobSource(new Blob([bytes]), stop.signal, (count) => counts.push(count));
  expect(await file.read({ start: 199_990, length: 20 })).toEqual(bytes.subarray(199_990));
  stop.abort();
  await expect(file.read({ start: 0, length: 5 })).rejects.toThrow(DOMException);
  expect(counts).toEqual([10]);
});

test('bytes that only begin with others aren’t equal to them', () => {
  expect(isEqual(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(isEqual(Uint8Array.of(1), Uint8Array.of(1, 2))).toBe(false);
  expect(isEqual(Uint8Array.of(1, 2), Uint8Array.of(1))).toBe(false);
});
