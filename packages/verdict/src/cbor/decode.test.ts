import { expect, test } from 'vitest';
import { type Cbor, type DecodeOptions, decodeCbor } from './decode.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const read = (hex: string, options?: DecodeOptions) =>
  decodeCbor(bytesOf(hex), { isWhole: true, ...options });

// Examples from RFC 8949, appendix A.
test.each<[string, Cbor]>([
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['1b000000e8d4a51000', 1_000_000_000_000],
  ['1bffffffffffffffff', 18_446_744_073_709_551_615n],
  ['3bffffffffffffffff', -18_446_744_073_709_551_616n],
  ['3903e7', -1000],
  ['fa47c35000', 100_000],
  ['fbc010666666666666', -4.1],
  ['f4', false],
  ['f6', null],
  ['f7', undefined],
  ['c074323031332d30332d32315432303a30343a30305a', '2013-03-21T20:04:00Z'],
  ['40', new Uint8Array()],
  ['62c3bc', 'ü'],
  ['64f0908591', '𐅑'],
  ['5f42010243030405ff', Uint8Array.of(1, 2, 3, 4, 5)],
  ['7f657374726561646d696e67ff', 'streaming'],
  ['7fff', ''],
  ['9fff', []],
  ['9f018202039f0405ffff', [1, [2, 3], [4, 5]]],
  [
    'bf6346756ef563416d7421ff',
    new Map<Cbor, Cbor>([
      ['Fun', true],
      ['Amt', -2],
    ]),
  ],
])('%s', (hex, value) => expect(read(hex)).toEqual(value));

test('a byte order mark is part of the text', () => expect(read('63efbbbf')).toBe('\ufeff'));

test('chunks of text are joined at whole characters only', () => {
  expect(read('7f 62c3a9 62c3a9 ff')).toBe('éé');
  expect(() => read('7f 61c3 61a9 ff')).toThrow();
});

test('a byte string in a million chunks is read', () => {
  const chunks = new Uint8Array(2_000_002).fill(0x41);
  chunks[0] = 0x5f;
  chunks[chunks.length - 1] = 0xff;
  for (let at = 2; at < chunks.length - 1; at += 2) chunks[at] = 7;
  expect(decodeCbor(chunks)).toEqual(new Uint8Array(1_000_000).fill(7));
});

test.each([
  ['nothing', ''],
  ['a head without its argument', '19 03'],
  ['reserved lengths', '1c'],
  ['reserved lengths of a string', '7d'],
  ['an integer of indefinite length', '1f'],
  ['a negative integer of indefinite length', '3f'],
  ['a tag of indefinite length', 'df 00'],
  ['a break on its own', 'ff'],
  ['a break as a value', 'a1 01 ff'],
  ['a break as the second half of an entry', 'bf 01 ff'],
  ['a string beyond the end', '62 61'],
  ['a string of 4 GB', '7a ffffffff'],
  ['a string of 2⁶³ bytes', '5b 8000000000000000'],
  ['an array of 4 billion items', '9a ffffffff'],
  ['a map of 2⁶⁴−1 entries', 'bb ffffffffffffffff'],
  ['an array that ends too early', '83 01 02'],
  ['an indefinite array without its end', '9f 01'],
  ['an indefinite string without its end', '5f 41 01'],
  ['text chunks in a byte string', '5f 61 61 ff'],
  ['byte chunks in a text', '7f 41 61 ff'],
  ['a number among chunks', '7f 01 ff'],
  ['chunks within chunks', '7f 7f 61 61 ff ff'],
  ['a tagged chunk', '5f c2 41 01 ff'],
  ['text that splits a character between chunks', '7f 61 c3 61 a9 ff'],
  ['a character of four bytes in two chunks', '7f 62 f09f 62 9880 ff'],
  ['a lone continuation byte', '61 a9'],
  ['an overlong encoding', '62 c080'],
  ['half a surrogate pair', '63 eda080'],
  ['a character above U+10FFFF', '64 f4908080'],
  ['a key twice', 'a2 01 00 01 00'],
  ['a key twice in different lengths', 'a2 01 00 1801 00'],
  ['a text key twice, once in chunks', 'a2 61 61 00 7f 61 61 ff 00'],
  ['a key twice, once tagged', 'a2 01 00 c1 01 00'],
  ['a key twice, once as a float', 'a2 01 00 fa 3f800000 00'],
  ['a list as a key', 'a1 80 00'],
  ['a map as a key', 'a1 a0 00'],
  ['bytes as a key', 'a1 40 00'],
  ['a half-precision float', 'f9 3c00'],
  ['an unassigned simple value', 'e0'],
  ['a simple value in two bytes', 'f8 20'],
  ['a tag without its value', 'c0'],
  ['bytes after the value', '00 00'],
])('%s is rejected', (_, hex) => expect(() => read(hex)).toThrow());

test.each(['81', '9f', 'a100', 'c0', 'd8ff'])('10,000 times %s inside itself is rejected', (head) =>
  expect(() => read(`${head.repeat(10_000)}00`)).toThrow('too deep or too long'),
);

test('floats are rejected where every reader must see the same number', () => {
  expect(() => read('fa40a00000', { isWithoutFloats: true })).toThrow();
  expect(() => read('fb4014000000000000', { isWithoutFloats: true })).toThrow();
});

test('the limit counts items at every level', () => {
  expect(read('82 81 00 81 00', { maxItems: 5 })).toEqual([[0], [0]]);
  expect(() => read('82 81 00 81 00', { maxItems: 4 })).toThrow('too deep or too long');
});

/** A valid value with every type, to be damaged. */
const SEED = bytesOf(
  'bf 63616263 9f 01 1818 3903e7 5f 4101 420203 ff 7f 6161 62c3a9 ff ff 02 a2 01 f5 20 fb3ff199999999999a 03 c0 64f09f9880 ff',
);

test('every shortened text of a valid value is rejected', () => {
  expect(decodeCbor(SEED, { isWhole: true })).toBeInstanceOf(Map);
  for (let end = 0; end < SEED.length; end += 1)
    expect(() => decodeCbor(SEED.subarray(0, end), { isWhole: true }), `${end} bytes`).toThrow();
});

test('any changed byte gives a value or an Error', () => {
  let rejected = 0;
  for (let at = 0; at < SEED.length; at += 1)
    for (let byte = 0; byte < 256; byte += 1) {
      const damaged = Uint8Array.from(SEED);
      damaged[at] = byte;
      try {
        decodeCbor(damaged, { isWhole: true });
      } catch (error) {
        rejected += 1;
        expect(error).toBeInstanceOf(Error);
      }
    }
  expect(rejected).toBeGreaterThan(1000);
});
