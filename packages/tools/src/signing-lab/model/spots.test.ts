import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flipByte, spotsOf } from './spots.ts';

const files = join(import.meta.dirname, '../../../../../samples/manifest-examples/files');
const store = new Uint8Array(readFileSync(join(files, 'sidecar.c2pa')));
const report = JSON.parse(readFileSync(join(files, 'sidecar.json'), 'utf8'));
const active: string = report.active_manifest;
const title: string = report.manifests[active].title;

/** A file as a format might keep a store: something before it, the picture after it. */
const before = new Uint8Array(100).fill(1);
const picture = Uint8Array.from({ length: 5000 }, (_, index) => index % 250);
const asset = Uint8Array.from([...before, ...store, ...picture]);

const letter = (place: number, bytes = asset) => String.fromCharCode(bytes[place] ?? 0);
const spots = (bytes = asset) => spotsOf(bytes, store, active, title);

test('a byte of the picture, a letter of the first action, a letter of the title', () => {
  const [inPicture, statement, titled] = spots();
  expect(inPicture).toMatchObject({ kind: 'picture' });
  expect(inPicture?.place).toBeGreaterThan(before.length + store.length);
  expect(statement?.kind).toBe('statement');
  expect(titled?.kind).toBe('title');
  const names = ['c2pa.created', 'c2pa.opened'];
  const text = (place = 0, length = 0) =>
    new TextDecoder().decode(asset.subarray(place - length + 1, place + 1));
  expect(names.some((name) => text(statement?.place, name.length) === name)).toBe(true);
  expect(text(titled?.place, title.length)).toBe(title);
});

test('if the store comes last, the image is before it', () => {
  const [inPicture] = spots(Uint8Array.from([...picture, ...store]));
  expect(inPicture?.kind).toBe('picture');
  expect(inPicture?.place).toBeLessThan(picture.length);
});

test('a byte next to a marker of a JPEG is not chosen', () => {
  const marked = Uint8Array.from(asset);
  const place = spots()[0]?.place ?? 0;
  marked[place] = 0xff;
  const other = spots(marked)[0]?.place ?? 0;
  expect(other).toBeGreaterThan(place + 1);
  expect(letter(other, marked)).not.toBe('\xff');
});

test('offers only bytes that it finds', () => {
  expect(spotsOf(picture, store, active, title)).toEqual([]);
  expect(spotsOf(asset, store, active, 'no such title').map(({ kind }) => kind)).toEqual([
    'picture',
    'statement',
  ]);
  expect(spotsOf(asset, store, 'no such manifest', title).map(({ kind }) => kind)).toEqual(['picture']);
});

test('one bit of one byte differs, and the file itself stays', () => {
  const copy = flipByte(asset, 123);
  expect(copy[123]).toBe((asset[123] ?? 0) ^ 1);
  expect(flipByte(copy, 123)).toEqual(asset);
});
