import { expect, test } from 'vitest';
import { type Cbor, decodeCbor } from './decode.ts';
import { encodeCbor, tagged } from './encode.ts';

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// Examples from RFC 8949, appendix A.
test.each<[Cbor, string]>([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [100, '1864'],
  [1000, '1903e8'],
  [1_000_000, '1a000f4240'],
  [4_294_967_295, '1affffffff'],
  [-1, '20'],
  [-100, '3863'],
  [-1000, '3903e7'],
  [false, 'f4'],
  [true, 'f5'],
  [null, 'f6'],
  [undefined, 'f7'],
  [Uint8Array.of(1, 2, 3, 4), '4401020304'],
  ['', '60'],
  ['IETF', '6449455446'],
  ['水', '63e6b0b4'],
  [[], '80'],
  [[1, [2, 3]], '8201820203'],
  [new Map([[1, 2]]), 'a10102'],
])('%o', (value, expected) => expect(hexOf(encodeCbor(value))).toBe(expected));

test('a tag precedes its value', () => expect(hexOf(tagged(18, [null]))).toBe('d281f6'));

test.each([23, 24, 255, 256, 65_535, 65_536, 300_000])('%d bytes make the round trip', (length) => {
  const value: Cbor = new Map<Cbor, Cbor>([['bytes', new Uint8Array(length).fill(7)]]);
  expect(decodeCbor(encodeCbor(value))).toEqual(value);
});

test.each([1.5, 2 ** 40, Number.NaN])('%d is rejected', (number) =>
  expect(() => encodeCbor(number)).toThrow(RangeError),
);
