import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pdfWithStore } from '../../../tests/support/pdf.ts';
import { truncationOf } from './truncation.ts';

const read = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../samples/manifest-examples/files', name));
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(17),
  Buffer.from('0000000049454e44ae426082', 'hex'),
]);

const whole: ReadonlyArray<readonly [string, Buffer]> = [
  ['image/jpeg', read('created.jpg')],
  ['video/mp4', read('video.mp4')],
  ['audio/wav', read('sound.wav')],
  ['application/c2pa', read('sidecar.c2pa')],
  ['application/pdf', pdfWithStore(read('sidecar.c2pa'))],
  ['image/png', png],
  ['image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>\n')],
];
const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

test.each(whole)('%s: a whole file is not cut off, also with bytes after it', async (type, bytes) => {
  expect(await truncationOf(blob(bytes), type)).toBeUndefined();
  const more = Buffer.concat([bytes, Buffer.from('\0\0\0\0\0\0\0\0 made by a program that appends')]);
  expect(await truncationOf(blob(more), type)).toBeUndefined();
});

test.each(whole)('%s: half of it is', async (type, bytes) => {
  expect(await truncationOf(blob(bytes.subarray(0, bytes.length >> 1)), type)).toMatch(
    /ends before|should be at least/,
  );
});

test.each(['image/png', 'image/jpeg', 'video/mp4', 'image/jxl', 'image/webp', 'image/tiff', 'audio/mpeg'])(
  'every beginning of a few bytes ends without an error: %s',
  async (type) => {
    for (let size = 0; size < 40; size += 1)
      await truncationOf(new Blob([new Uint8Array(size).fill(size)]), type);
  },
);

test('sizes that lie do not keep it busy', async () => {
  // A box of size 8, over and over.
  const many = Buffer.alloc(8 * 100_000);
  for (let place = 0; place < many.length; place += 8) many.writeUInt32BE(8, place);
  expect(await truncationOf(blob(many), 'video/mp4')).toBeUndefined();
});

test('an SVG that closes itself is whole', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1"/>\n';
  expect(await truncationOf(new Blob([svg]), 'image/svg+xml')).toBeUndefined();
  expect(await truncationOf(new Blob([svg.slice(0, -5)]), 'image/svg+xml')).toContain('closing tag');
});

/** The head of a BigTIFF, and a directory without entries after some bytes. */
function bigTiff(isLittle: boolean): Buffer {
  const file = Buffer.alloc(64);
  file.write(isLittle ? 'II' : 'MM');
  const view = new DataView(file.buffer, file.byteOffset);
  view.setUint16(2, 43, isLittle);
  view.setUint16(4, 8, isLittle);
  view.setBigUint64(8, 40n, isLittle);
  return file;
}

test.each([true, false])('a BigTIFF ends after its directory: little-endian %s', async (isLittle) => {
  const file = bigTiff(isLittle);
  expect(await truncationOf(blob(file), 'image/tiff')).toBeUndefined();
  for (const size of [10, 16, 40, 47])
    expect(await truncationOf(blob(file.subarray(0, size)), 'image/tiff')).toContain('directory');
  // Positions of another length: damaged, whatever follows.
  expect(await truncationOf(blob(file.fill(0xff, 4, 8)), 'image/tiff')).toBeUndefined();
});
