import type { Refused } from '../faults.ts';
import type { BoxEntry } from './assertion.ts';
import { unknownBox } from './faults.ts';
import { C2PA, type FileBox } from './listed.ts';

/** Bytes after the last box of a file's structure (C2PA 2.4, §18.7.2). */
const AFTER = 'c2pa.after';

/** An entry of the hash, with the boxes of the file that it names. */
export interface Matched {
  entry: BoxEntry;
  boxes: FileBox[];
}

/** The boxes that each entry names, in order. Each box of the file must be named once. */
export function matched(entries: readonly BoxEntry[], boxes: readonly FileBox[], size: number): Matched[] {
  const last = boxes.at(-1);
  const end = last ? last.start + last.length : 0;
  const all = end < size ? [...boxes, { name: AFTER, start: end, length: size - end }] : boxes;
  const hasStore = boxes.some(({ name }) => name === C2PA);
  let next = 0;
  // Hashes may start after the first 8 bytes of a PNG, which never differ.
  if (all[0]?.name === 'PNGh' && entries[0]?.names[0] !== 'PNGh') next = 1;
  const found = entries.map((entry) => {
    const own: FileBox[] = [];
    for (const name of entry.names) {
      // With a sidecar, there's an entry for a box that isn't in the file.
      if (name === C2PA && !hasStore) continue;
      const box = all[next];
      if (box?.name !== name) throw wrongBox(name, box);
      own.push(box);
      next += 1;
    }
    return { entry, boxes: own };
  });
  const unnamed = all[next];
  if (unnamed) throw wrongBox(undefined, unnamed);
  return found;
}

const wrongBox = (name: string | undefined, box: FileBox | undefined): Refused =>
  unknownBox(
    box
      ? `The file has the box ${box.name} at byte ${box.start}, where the hash has ${name ?? 'no more boxes'}.`
      : `The hash has the box ${name}, and the file has no more boxes.`,
    box ? [{ start: box.start, length: box.length }] : [],
  );
