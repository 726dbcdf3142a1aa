import { undecided } from '../faults.ts';
import type { Span } from '../types.ts';
import { C2PA, type FileBox, MAX_BOXES } from './listed.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const TEM = 0x01;
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

const numbered = (name: string, first: number, count: number) =>
  Array.from({ length: count }, (_, index) => [first + index, `${name}${index}`] as const);

/** Names by marker, from ISO/IEC 10918-1, table B.1. */
const NAMES: ReadonlyMap<number, string> = new Map([
  ...numbered('SOF', 0xc0, 16),
  ...numbered('RST', 0xd0, 8),
  ...numbered('APP', 0xe0, 16),
  ...numbered('JPG', 0xf0, 14),
  [0xc4, 'DHT'],
  [0xc8, 'JPG'],
  [0xcc, 'DAC'],
  [SOI, 'SOI'],
  [EOI, 'EOI'],
  [SOS, 'SOS'],
  [0xdb, 'DQT'],
  [0xdc, 'DNL'],
  [0xdd, 'DRI'],
  [0xde, 'DHP'],
  [0xdf, 'EXP'],
  [0xfe, 'COM'],
  [TEM, 'TEM'],
]);

/** Where entropy-coded data ends: at the next marker, fill bytes included. @param isScan whether restarts are part of it */
function endOfEntropy(bytes: Uint8Array, from: number, isScan: boolean): number {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    let after = place + 1;
    while (bytes[after] === 0xff) after += 1;
    const next = bytes[after];
    if (next === undefined) break;
    if (next !== 0 && !(isScan && isRestart(next))) return after - 1;
    place = after;
  }
  return bytes.length;
}

/**
 * The boxes of a JPEG file. `SOS` and `RSTn` include the entropy-coded data after them (C2PA 2.4, §18.7.3.1).
 * SDKs count a whole scan as `SOS`, and 2 bytes as `RSTn`. Another image can follow the end of an image.
 * @param unit the segments of the manifest store
 */
export function* jpegBoxes(bytes: Uint8Array, unit: Span | undefined): Generator<FileBox> {
  let place = 0;
  let isBetween = false;
  for (let count = 0; place + 1 < bytes.length; count += 1) {
    if (count > MAX_BOXES) throw undecided(`The file has more than ${MAX_BOXES} segments.`);
    if (place === unit?.start) {
      yield { name: C2PA, start: unit.start, length: unit.length };
      place = unit.start + unit.length;
      continue;
    }
    if (isBetween && (bytes[place] !== 0xff || bytes[place + 1] !== SOI)) return;
    const start = place;
    // Fill bytes don't belong to a box. Only a hash over several boxes covers them.
    while (bytes[place] === 0xff && bytes[place + 1] === 0xff) place += 1;
    const marker = bytes[place + 1] ?? 0;
    const name = NAMES.get(marker);
    if (bytes[place] !== 0xff || !name) throw undecided(`There's no JPEG marker at byte ${start}.`);
    const from = place;
    isBetween = marker === EOI;
    if (marker === SOI || marker === EOI || marker === TEM) {
      place += 2;
      yield { name, start: from, length: 2 };
      continue;
    }
    const size = isRestart(marker) ? 0 : ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0);
    const head = from + 2 + size;
    if ((size < 2 && !isRestart(marker)) || head > bytes.length)
      throw undecided(`The JPEG segment at byte ${from} is cut off.`);
    place = marker === SOS || isRestart(marker) ? endOfEntropy(bytes, head, false) : head;
    const box: FileBox = { name, start: from, length: place - from };
    if (marker === SOS) box.sdkLength = endOfEntropy(bytes, head, true) - from;
    if (isRestart(marker)) box.sdkLength = 2;
    yield box;
  }
}
