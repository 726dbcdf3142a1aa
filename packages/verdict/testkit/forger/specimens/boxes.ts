import { boxesHash, type NamedSpan } from '../bindings.ts';
import { bytes, u8 } from '../bytes.ts';
import type { Placed } from '../embed/container.ts';
import { intoPng } from '../embed/png.ts';
import { type Forgery, forge } from '../forge.ts';
import { type About, invalid, jpegRecipe, notValid, type Recipe } from '../specimen.ts';
import { jpegBoxes, pngBoxes } from './box-hash/file-of.ts';
import { changeScan } from './data-hash/jpeg-with.ts';

const boxes = (about: About, list: (placed: Placed) => NamedSpan[], more: Partial<Forgery> = {}): Recipe =>
  jpegRecipe({ clause: '15.12.3', ...about }, () => ({ bindings: [boxesHash(list)], ...more }));

/** The box hash's list with one entry changed. */
const changing =
  (name: string, change: (entry: NamedSpan) => NamedSpan[]) =>
  (placed: Placed): NamedSpan[] =>
    jpegBoxes(placed).flatMap((entry) => (entry.name === name ? change(entry) : [entry]));

/** Forged box hashes. */
export const boxHashes: readonly Recipe[] = [
  boxes(
    {
      id: 'boxes-scan-excluded',
      title: 'The scan marked as excluded',
      wrong: 'The box SOS has `excluded: true`, so its hash isn’t compared, and it was changed later.',
      ...invalid,
    },
    changing('SOS', (entry) => [{ ...entry, more: { excluded: true } }]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-table-excluded',
      title: 'A quantization table marked as excluded',
      wrong: 'The box DQT has `excluded: true`.',
      ...invalid,
    },
    changing('DQT', (entry) => [{ ...entry, more: { excluded: true, hash: u8(0) } }]),
  ),
  boxes(
    {
      id: 'boxes-scan-range',
      title: 'A range in the scan left out',
      wrong: 'The box SOS has an exclusion over its image data, which was changed later.',
      ...invalid,
    },
    changing('SOS', (entry) => [
      { ...entry, more: { exclusions: [{ start: 30, length: entry.length - 40, boxIndex: 0 }] } },
    ]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-scan-missing',
      title: 'The scan missing from the list',
      wrong: 'The list of boxes has no SOS.',
      ...invalid,
    },
    changing('SOS', () => []),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-scan-as-store',
      title: 'A scan named like the store',
      wrong: 'The box that contains the image data is called `C2PA`, whose hash isn’t compared.',
      ...invalid,
    },
    changing('SOS', (entry) => [{ ...entry, name: 'C2PA' }]),
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-swapped',
      title: 'Two boxes in another order',
      wrong: 'The list names the last two boxes in the wrong order.',
      ...invalid,
    },
    (placed) => {
      const list = jpegBoxes(placed);
      return [...list.slice(0, -2), ...list.slice(-2).reverse()];
    },
  ),
  boxes(
    {
      id: 'boxes-store-only',
      title: 'A list of only the store',
      wrong: 'The only box on the list is the store.',
      ...invalid,
    },
    (placed) => jpegBoxes(placed).filter(({ name }) => name === 'C2PA'),
    { after: changeScan },
  ),
  boxes(
    { id: 'boxes-empty', title: 'An empty list of boxes', wrong: 'The list of boxes is empty.', ...notValid },
    () => [],
    { after: changeScan },
  ),
  boxes(
    {
      id: 'boxes-appended',
      title: 'Bytes after the last box',
      wrong: 'Bytes that no box covers were added after EOI after the file was signed.',
      ...invalid,
    },
    jpegBoxes,
    { after: ({ file }) => bytes(file, 'a second picture can be put here') },
  ),
  boxes(
    {
      id: 'boxes-changed',
      title: 'A correct box hash and a different image',
      wrong: 'The scan was changed after signing.',
      ...invalid,
    },
    jpegBoxes,
    { after: changeScan },
  ),
  {
    id: 'boxes-png-image-excluded',
    title: 'The image data of a PNG marked as excluded',
    wrong: 'The box IDAT has `excluded: true`.',
    extension: 'png',
    clause: '15.12.3',
    ...invalid,
    make: ({ png }) =>
      forge({
        id: 'boxes-png-image-excluded',
        media: png,
        embed: intoPng,
        bindings: [
          boxesHash((placed) =>
            pngBoxes(placed).map((one) => (one.name === 'IDAT' ? { ...one, more: { excluded: true } } : one)),
          ),
        ],
      }),
  },
];
