import { expect, test } from 'vitest';
import { bytes, u8, u32 } from '../../../testkit/forger/bytes.ts';
import { chunk } from '../../../testkit/forger/embed/png.ts';
import { riffChunk } from '../../../testkit/forger/embed/riff.ts';
import { bytesSource } from '../bytes.ts';
import { Refused } from '../faults.ts';
import { pngBoxes, riffBoxes } from './chunks.ts';
import { gifBoxes } from './gif.ts';

const CHUNK = riffChunk('data', bytes('samples!'));
const little = (value: number) => u32(value).reverse();
/** One RIFF chunk whose size is off by some bytes. */
const riff = (form: string, off = 0) => bytes('RIFF', little(4 + CHUNK.length + off), form, CHUNK);

async function namesIn(file: Uint8Array): Promise<string> {
  const names: string[] = [];
  for await (const { name, start, length } of riffBoxes(bytesSource(file)))
    names.push(`${name} ${start}+${length}`);
  return names.join(', ');
}

const BOXES = 'WAVE 0+12, data 12+16';

test.each([
  ['one chunk', riff('WAVE'), BOXES],
  ['a size that’s too large', riff('WAVE', 8), BOXES],
  ['a second RIFF chunk', bytes(riff('WAVE'), riff('AVIX')), `${BOXES}, AVIX 28+12, data 40+16`],
  ['a few bytes after it', bytes(riff('WAVE'), 'end'), BOXES],
  ['the beginning of another RIFF chunk after it', bytes(riff('WAVE'), 'RIFF'), BOXES],
  ['something else after it', bytes(riff('WAVE'), riff('AVIX').fill(65, 0, 4)), BOXES],
  ['a last chunk that’s longer than the file', riff('WAVE').subarray(0, 26), 'WAVE 0+12, data 12+14'],
])('the boxes of a RIFF file with %s', async (_, file, names) => expect(await namesIn(file)).toBe(names));

test('a RIFF file that ends within the head of a chunk isn’t read', async () => {
  await expect(namesIn(bytes(riff('WAVE', 8), 'end'))).rejects.toThrow(Refused);
});

test('a PNG that ends within a chunk isn’t read', async () => {
  const png = bytes('\x89PNG\r\n\x1a\n', chunk('tEXt', bytes('Author\0somebody')), chunk('IEND', u8()));
  const lengthsIn = async (file: Uint8Array) => {
    const lengths: number[] = [];
    for await (const { length } of pngBoxes(bytesSource(file))) lengths.push(length);
    return lengths;
  };
  expect(await lengthsIn(png)).toEqual([8, 27, 12]);
  for (let size = 8; size < png.length; size += 1)
    await expect(lengthsIn(png.subarray(0, size))).rejects.toThrow(Refused);
});

test('a GIF without color tables has none in its boxes', () => {
  const file = bytes('GIF89a', u8(1, 0, 1, 0, 0, 0, 0), ',', u8(0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 68, 0), ';');
  expect([...gifBoxes(file, undefined)].map(({ name, length }) => `${name} ${length}`)).toEqual([
    'GIF89a 6',
    'LSD 7',
    '2C 10',
    'TBID 4',
    '3B 1',
  ]);
  expect(() => [...gifBoxes(file.subarray(0, -1), undefined)]).toThrow('cut off');
});
