import { expect, test } from 'vitest';
import { absenceOf } from './absent.ts';
import { bytesSource } from './bytes.ts';

const segment = (marker: number, text: string) => {
  const length = text.length + 2;
  return `\xff${String.fromCharCode(marker, length >> 8, length & 255)}${text}`;
};
const jpeg = (...segments: string[]) => `\xff\xd8${segments.join('')}\xff\xd9`;
const xmp = (properties: string) =>
  segment(
    0xe1,
    `http://ns.adobe.com/xap/1.0/\0<rdf:Description xmlns:dcterms="http://purl.org/dc/terms/" ${properties}</rdf:Description>`,
  );
const absence = (file: string) => absenceOf(bytesSource(Uint8Array.from(Buffer.from(file, 'latin1'))));

const DRAFT =
  'JP\x02\x11\0\0\0\x01\0\0\0\x25jumb\0\0\0\x1djumdcacb\0\x11\0\x10\x80\0\0\xaa\x008\x9bq\x03cai\0';

test.each([
  'dcterms:provenance="self#jumbf=/c2pa/adobe:urn:uuid:3a46c021/c2pa.claim">',
  "dcterms:provenance = 'self#jumbf=c2pa/urn:c2pa:3a46c021'>",
  '><dcterms:provenance>self#jumbf=cai/cb.adobe/cai.claim</dcterms:provenance>',
])('metadata that names a store in the file: %s', async (properties) => {
  expect(await absence(jpeg(xmp(properties)))).toBe('removed');
});

test('metadata at the end of a large file is found', async () => {
  const other = segment(0xfe, 'x'.repeat(65_000)).repeat(20);
  const named = xmp('dcterms:provenance="self#jumbf=/c2pa/one">');
  expect(await absence(jpeg(other, named))).toBe('removed');
  expect(await absence(jpeg(other))).toBeUndefined();
});

test.each([
  'dcterms:provenance="https://example.com/credentials.c2pa">',
  'dc:source="self#jumbf=/c2pa/one">',
  'dcterms:provenance="" dc:source="self#jumbf=/c2pa/one">',
  'dcterms:provenance="Museum of the City">',
])('no store in the file is named: %s', async (properties) => {
  expect(await absence(jpeg(xmp(properties)))).toBeUndefined();
});

test('a store from a draft of 2020, even if the metadata names it', async () => {
  expect(await absence(jpeg(segment(0xeb, DRAFT)))).toBe('prerelease');
  const named = xmp('dcterms:provenance="self#jumbf=cai/cb.adobe">');
  expect(await absence(jpeg(named, segment(0xeb, DRAFT)))).toBe('prerelease');
});

test('a film that ends in the middle, and has no store, isn’t said to have one', async () => {
  expect(await absence('\0\0\0\x10ftypisom\0\0\0\0\0\0\x01\0moov')).toBeUndefined();
});

test('the same bytes in a comment, in other data, or after another start aren’t a store', async () => {
  expect(await absence(jpeg(segment(0xfe, DRAFT)))).toBeUndefined();
  expect(await absence(jpeg(segment(0xeb, DRAFT.replace('JP', 'HD'))))).toBeUndefined();
  expect(await absence(`a text ${segment(0xeb, DRAFT)}`)).toBeUndefined();
});
