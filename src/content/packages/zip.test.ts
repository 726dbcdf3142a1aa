import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cachedZip, zipOf } from './zip.ts';

const asZip = (entries: Array<[string, string | Uint8Array]>, folder = 'folder') =>
  cachedZip(folder, new Map(entries));

test('a kept zip has the bytes of a new one', async () => {
  const files = new Map<string, string | Uint8Array>([
    ['a.txt', 'text'],
    ['b.bin', new Uint8Array([0, 1, 2])],
  ]);
  const made = zipOf('folder', files);
  expect(Buffer.compare(await cachedZip('folder', files), made)).toBe(0);
  expect(Buffer.compare(await cachedZip('folder', files), made)).toBe(0);
});

test('an edit of a file, a path, the folder, or the order is followed', async () => {
  const read = async (zip: Promise<Uint8Array>) =>
    Object.entries(unzipSync(await zip)).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
  expect(await read(asZip([['a', '1']]))).toEqual([['folder/a', '1']]);
  expect(await read(asZip([['a', '2']]))).toEqual([['folder/a', '2']]);
  expect(await read(asZip([['b', '2']]))).toEqual([['folder/b', '2']]);
  expect(await read(asZip([['b', '2']], 'other'))).toEqual([['other/b', '2']]);
  const both: Array<[string, string]> = [
    ['a', '1'],
    ['b', '2'],
  ];
  expect(await read(asZip(both))).toEqual([
    ['folder/a', '1'],
    ['folder/b', '2'],
  ]);
  expect(await read(asZip(both.toReversed()))).toEqual([
    ['folder/b', '2'],
    ['folder/a', '1'],
  ]);
});
