// A toy watermark that shows how a number in the pixels can survive resizing and recompression. Never ship it.
// The image is split into 8 x 8 cells, and each cell's brightness is moved to the nearest even or odd step.
// Usage: node toy-watermark.mjs embed photo.jpg marked.jpg 00c0ffee0001
//        node toy-watermark.mjs extract marked.jpg
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

const GRID = 8;
const STEP = 10; // levels out of 256; more is more robust and more visible
const MARK = '1010011100101101'; // the first 16 cells say "a number follows", 48 cells carry it

/** Raw pixels, and the cell of each pixel. */
async function open(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const cellOf = (x, y) => Math.floor((y * GRID) / info.height) * GRID + Math.floor((x * GRID) / info.width);
  const sums = Array.from({ length: GRID * GRID }, () => ({ light: 0, count: 0 }));
  for (let y = 0, at = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++, at += 3) {
      const sum = sums[cellOf(x, y)];
      sum.light += 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
      sum.count++;
    }
  return { data, info, cellOf, means: sums.map(({ light, count }) => light / count) };
}

/** A copy of the image that contains 12 hexadecimal digits, as JPEG. */
export async function embed(file, id) {
  const bits = [...MARK, ...BigInt(`0x${id}`).toString(2).padStart(48, '0')].map(Number);
  const { data, info, cellOf, means } = await open(file);
  const shifts = means.map((mean, i) => {
    const low = Math.floor(mean / STEP); // the wanted parity is at this step or at a neighbor
    const steps = [low - 1, low, low + 1, low + 2].filter((s) => s > 1 && s < 24 && s % 2 === bits[i]);
    return Math.min(...steps.map((s) => Math.abs(s * STEP - mean))) === 0
      ? 0
      : steps.map((s) => s * STEP - mean).sort((a, b) => Math.abs(a) - Math.abs(b))[0];
  });
  for (let y = 0, at = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      for (let c = 0; c < 3; c++, at++)
        data[at] = Math.max(0, Math.min(255, data[at] + shifts[cellOf(x, y)]));
  return sharp(data, { raw: info }).jpeg({ quality: 90 }).toBuffer();
}

/** The 12 digits, or null if the first 16 cells don't announce any. */
export async function extract(file) {
  const bits = (await open(file)).means.map((mean) => Math.round(mean / STEP) % 2).join('');
  if (!bits.startsWith(MARK)) return null;
  return BigInt(`0b${bits.slice(MARK.length)}`)
    .toString(16)
    .padStart(12, '0');
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [command, source = 'photo.jpg', destination = 'marked.jpg', id = '00c0ffee0001'] = argv.slice(2);
  if (command === 'embed') await sharp(await embed(source, id)).toFile(destination);
  else console.log((await extract(source)) ?? 'no toy watermark found');
}
