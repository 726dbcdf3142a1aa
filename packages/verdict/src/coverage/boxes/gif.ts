import { undecided } from '../faults.ts';
import type { Span } from '../types.ts';
import { C2PA, type FileBox, MAX_BOXES } from './listed.ts';

/** The size of a color table, from its packed field. */
const tableSize = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The boxes of a GIF (C2PA 2.4, §18.7.3.4): a color table belongs to the block that declares it. */
export function* gifBoxes(bytes: Uint8Array, unit: Span | undefined): Generator<FileBox> {
  const at = (place: number): number => {
    const byte = bytes[place];
    if (byte === undefined) throw undecided('The GIF is cut off.');
    return byte;
  };
  /** The end of data sub-blocks, after their terminator. */
  const endOfBlocks = (from: number): number => {
    let place = from;
    while (at(place) > 0) place += 1 + at(place);
    return place + 1;
  };
  yield { name: 'GIF89a', start: 0, length: 6 };
  const screen = 7 + tableSize(at(10));
  yield { name: 'LSD', start: 6, length: screen };
  let place = 6 + screen;
  for (let count = 0; count < MAX_BOXES; count += 1) {
    const start = place;
    const kind = at(start);
    if (kind === 0x3b) {
      yield { name: '3B', start, length: 1 };
      return;
    }
    if (kind === 0x21) {
      const label = at(start + 1);
      place = endOfBlocks(start + 2);
      const name = unit?.start === start ? C2PA : `21${label.toString(16).toUpperCase().padStart(2, '0')}`;
      yield { name, start, length: place - start };
    } else if (kind === 0x2c) {
      const length = 10 + tableSize(at(start + 9));
      yield { name: '2C', start, length };
      place = endOfBlocks(start + length + 1);
      yield { name: 'TBID', start: start + length, length: place - start - length };
    } else throw undecided(`There's no GIF block at byte ${start}.`);
  }
  throw undecided(`The file has more than ${MAX_BOXES} blocks.`);
}
