import { expect, test } from 'vitest';
import { cborOf, Entries, float, Raw, tag, wide } from './cbor.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// The examples in RFC 8949, appendix A, and encodings that no correct writer produces.
test.each([
  [0, '00'],
  [23, '17'],
  [24, '1818'],
  [1000, '1903e8'],
  [1_000_000, '1a000f4240'],
  [1_000_000_000_000, '1b000000e8d4a51000'],
  [18446744073709551615n, '1bffffffffffffffff'],
  [-1, '20'],
  [-1000, '3903e7'],
  [float(1), 'fb3ff0000000000000'],
  [1.1, 'fb3ff199999999999a'],
  [wide(1), '1b0000000000000001'],
  ['IETF', '6449455446'],
  [Uint8Array.of(1, 2), '420102'],
  [[1, [2]], '82018102'],
  [{ a: 1, gone: undefined, b: null }, 'a26161016162f6'],
  [tag(18, []), 'd280'],
  [new Raw(Uint8Array.of(0xff)), 'ff'],
  [new Entries(['a', 1], ['a', 2]), 'a2616101616102'],
])('%o is written as %s', (value, expected) => expect(hex(cborOf(value))).toBe(expected));
