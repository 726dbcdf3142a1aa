import { expect, test } from 'vitest';
import { children, derText, derTime, oid, readDer } from './der.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const ascii = (text: string) => new TextEncoder().encode(text);
const time = (tag: number, text: string) => derTime({ tag, value: ascii(text) })?.toISOString();
const [UTC, GENERALIZED] = [0x17, 0x18];

test('a value has its header, content, and position', () => {
  const outer = readDer(bytesOf('00 30 05 020105 0400 ff'), 1);
  expect(outer.tag).toBe(0x30);
  expect(children(outer).map(({ tag, value }) => [tag, value.length])).toEqual([
    [0x02, 1],
    [0x04, 0],
  ]);
});

test('lengths of up to four bytes are read', () => {
  const long = Uint8Array.from([0x04, 0x82, 0x01, 0x00, ...new Uint8Array(256)]);
  expect(readDer(long).value).toHaveLength(256);
});

test.each([
  ['nothing', ''],
  ['a tag without a length', '30'],
  ['content beyond the end', '04 02 01'],
  ['an indefinite length', '30 80 0000'],
  ['a length of five bytes', '04 85 0000000001 00'],
  ['a length in 127 bytes', `04 ff ${'00'.repeat(127)}`],
  ['a length whose bytes are missing', '04 82 01'],
  ['a length of 4 GB', '04 84 ffffffff'],
  ['a tag of more than one byte', '1f 81 01 00'],
])('%s is rejected', (_, hex) => expect(() => readDer(bytesOf(hex))).toThrow());

test('a value that ends beyond its parent is rejected', () =>
  expect(() => children(readDer(bytesOf('30 03 04 05 01 0000000000')))).toThrow('too early'));

test('more values than any certificate has are rejected', () =>
  expect(() => children({ value: new Uint8Array(4000) })).toThrow('too many values'));

test('damaged values give a value or an Error', () => {
  const seed = bytesOf('30 1b 0603 2a8648 0c05 416c696365 170d 3236303130313030303030305a');
  const visit = (bytes: Uint8Array): void => {
    for (const one of children(readDer(bytes))) {
      oid(one);
      derText(one);
      derTime(one);
    }
  };
  expect(() => visit(seed)).not.toThrow();
  for (let at = 0; at < seed.length; at += 1)
    for (let byte = 0; byte < 256; byte += 1) {
      const damaged = Uint8Array.from(seed);
      damaged[at] = byte;
      try {
        visit(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }
  for (let end = 0; end < seed.length; end += 1) expect(() => visit(seed.subarray(0, end))).toThrow();
});

test.each([
  ['2a864886f70d01010b', '1.2.840.113549.1.1.11'],
  ['551d0f', '2.5.29.15'],
  ['883703', '2.999.3'],
  ['00', '0.0'],
  ['2a818080808080808080808000', `1.2.${2n ** 77n}`],
])('%s is %s', (hex, dotted) => expect(oid({ value: bytesOf(hex) })).toBe(dotted));

test.each([
  ['nothing', ''],
  ['a number without its last byte', '2b06010505070380'],
  ['a number with a leading zero', '2b80060105050703'],
  ['more than 100 bytes', `2b${'06'.repeat(100)}`],
])('%s is not an identifier', (_, hex) =>
  expect(oid({ value: bytesOf(hex) })).toMatch(/^not an OID \([0-9a-f]{0,32}\)$/),
);

test.each([
  [UTC, '260101000000Z', '2026-01-01T00:00:00.000Z'],
  [UTC, '491231235959Z', '2049-12-31T23:59:59.000Z'],
  [UTC, '500101000000Z', '1950-01-01T00:00:00.000Z'],
  [UTC, '240229120000Z', '2024-02-29T12:00:00.000Z'],
  [GENERALIZED, '20500101000000Z', '2050-01-01T00:00:00.000Z'],
  [GENERALIZED, '99991231235959Z', '9999-12-31T23:59:59.000Z'],
])('%d %s is a time', (tag, text, iso) => expect(time(tag, text)).toBe(iso));

test.each([
  [UTC, '260230000000Z'],
  [UTC, '250229000000Z'],
  [UTC, '260431000000Z'],
  [UTC, '260100000000Z'],
  [UTC, '260001000000Z'],
  [UTC, '261301000000Z'],
  [UTC, '260101240000Z'],
  [UTC, '260101006000Z'],
  [UTC, '260101000060Z'],
  [UTC, '2601010000Z'],
  [UTC, '260101000000'],
  [UTC, '260101000000+0100'],
  [UTC, '20260101000000Z'],
  [UTC, ' 60101000000Z'],
  [UTC, '260101000000Z\n'],
  [UTC, '２６0101000000Z'],
  [GENERALIZED, '20260230000000Z'],
  [GENERALIZED, '20260101000000.5Z'],
  [GENERALIZED, '260101000000Z'],
  [GENERALIZED, '120260101000000Z'],
  [0x0c, '20260101000000Z'],
])('%d %j is not a time', (tag, text) => expect(time(tag, text)).toBeUndefined());

test.each([
  [0x0c, '4578 c3a4', 'Exä'],
  [0x13, '4578', 'Ex'],
  [0x14, '4578 e4', 'Exä'],
  [0x1e, '0045 0078', 'Ex'],
  [0x0c, 'efbbbf 4578', '\ufeffEx'],
  [0x1e, 'feff 0045', '\ufeffE'],
])('text with tag %d and bytes %s', (tag, hex, text) => {
  const value = bytesOf(hex);
  expect(derText({ tag, value, raw: value })).toBe(text);
});
