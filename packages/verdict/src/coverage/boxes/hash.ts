import { digest, isEqual, isSame, merged, partsOutside } from '../bytes.ts';
import type { Container } from '../containers/container.ts';
import { outcomeOf, Refused, undecided } from '../faults.ts';
import { withShown } from '../shown.ts';
import type { ByteSource, RuleInput, RuleOutcome, Span, Uncovered } from '../types.ts';
import { type BoxEntry, entriesOf, malformed, mismatch, unknownBox } from './assertion.ts';
import { pngBoxes, riffBoxes } from './chunks.ts';
import { gifBoxes } from './gif.ts';
import { jpegBoxes } from './jpeg.ts';
import { C2PA, type FileBox } from './listed.ts';

async function listOf(boxes: AsyncIterable<FileBox>): Promise<FileBox[]> {
  const list: FileBox[] = [];
  for await (const box of boxes) list.push(box);
  return list;
}

async function boxesOf(source: ByteSource, { format, unit }: Container): Promise<FileBox[]> {
  if (format === 'PNG') return listOf(pngBoxes(source));
  if (format === 'RIFF') return listOf(riffBoxes(source));
  const all = () => source.read({ start: 0, length: source.size });
  if (format === 'JPEG') return [...jpegBoxes(await all(), unit)];
  if (format === 'GIF') return [...gifBoxes(await all(), unit)];
  throw undecided(`General box hashes aren't checked in ${format} files.`);
}

/** From the start of an entry's first box to the end of its last. In JPEG, SDKs end scans differently. */
function rangesOf({ boxes }: Matched): Span[] {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) return [];
  const lengths = new Set([last.length, last.sdkLength ?? last.length]);
  return [...lengths].map((length) => ({ start: first.start, length: last.start + length - first.start }));
}

/** @returns the spans that an entry's hash covers */
async function coveredBy(source: ByteSource, one: Matched, uncovered: readonly Uncovered[]): Promise<Span[]> {
  const { algorithm, hash, names } = one.entry;
  if (algorithm instanceof Refused) throw algorithm;
  const gone = merged(uncovered);
  for (const range of rangesOf(one)) {
    const parts = [...partsOutside(range, gone)];
    if (hash && isEqual(hash, await digest(source, parts, algorithm))) return parts;
  }
  throw mismatch(
    `The hash of ${names.length > 3 ? `${names[0]} to ${names.at(-1)}` : names.join(', ')} doesn't match.`,
  );
}

/** The box of the store, with the padding that RIFF can add after it. */
function storeBox({ start, length }: FileBox, { unit, paddedUnit }: Container): Uncovered {
  if (![unit, paddedUnit].some((one) => one && isSame(one, { start, length })))
    throw mismatch('The C2PA box contains more than the manifest store.', [{ start, length }], 'added bytes');
  return { start, length, kind: 'manifest', name: C2PA };
}

async function check(
  { source, assertion, claimAlgorithm }: RuleInput,
  container: Container | undefined,
): Promise<RuleOutcome> {
  const entries = entriesOf(assertion, claimAlgorithm);
  if (!container) throw undecided("General box hashes aren't checked in files of this format.");
  const uncovered: Uncovered[] = [];
  const covered: Span[] = [];
  for (const one of matched(entries, await boxesOf(source, container), source.size)) {
    if (one.entry.names[0] === C2PA) {
      uncovered.push(...one.boxes.map((box) => storeBox(box, container)));
      continue;
    }
    const left = await Promise.all(
      excludedIn(one, container).map((range) => withShown(range, container, source)),
    );
    uncovered.push(...left);
    if (!one.entry.isExcluded) covered.push(...(await coveredBy(source, one, left)));
  }
  if (entries[0]?.names[0] !== 'PNGh' && container.format === 'PNG')
    uncovered.unshift({ start: 0, length: 8, kind: 'bookkeeping', name: 'PNGh' });
  const known = merged([...covered, ...uncovered]);
  const gaps = [...partsOutside({ start: 0, length: source.size }, known)];
  const gap = gaps[0];
  if (gap)
    throw mismatch(
      `No hash covers ${gap.length} bytes at byte ${gap.start}, between two boxes of the file.`,
      gaps,
    );
  return { uncovered };
}

/**
 * Checks a general box hash, `c2pa.hash.boxes` (C2PA 2.4, §15.12.3 and §18.7): each box of the file is named, in order;
 * the hashes match; and only the manifest store and metadata are left out.
 * @param container what the file's format says about its manifest store, which has to be the validated one
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validating_a_general_box_hash
 */
export const checkBoxesHash = (input: RuleInput, container: Container | undefined): Promise<RuleOutcome> =>
  outcomeOf(() => check(input, container));

/** Bytes after the last box of a file's structure (C2PA 2.4, §18.7.2). */
const AFTER = 'c2pa.after';

/** An entry of the hash, with the boxes of the file that it names. */
interface Matched {
  entry: BoxEntry;
  boxes: FileBox[];
}

/** The boxes that each entry names, in order. Each box of the file must be named once. */
function matched(entries: readonly BoxEntry[], boxes: readonly FileBox[], size: number): Matched[] {
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

/** The part of a metadata box that may be left out: everything after its marker, type, and length. */
function metadataIn(box: FileBox, { metadata, format }: Container): Span | undefined {
  const unit = metadata.find(({ start }) => start === box.start);
  if (unit) return { start: unit.content, length: box.start + box.length - unit.content };
  if (box.name === 'INFO' && format === 'RIFF') return { start: box.start + 12, length: box.length - 12 };
  if (box.name === '21FE' && format === 'GIF') return { start: box.start + 2, length: box.length - 2 };
  return undefined;
}

/** The bytes that an entry leaves out. @throws Refused when they aren't metadata (C2PA 2.4, §18.7.1) */
function excludedIn({ entry, boxes }: Matched, container: Container): Uncovered[] {
  if (entry.isExcluded)
    return boxes.map(({ name, start, length }) => {
      if (!metadataIn({ name, start, length }, container))
        throw mismatch(`The hash leaves out the box ${name} at byte ${start}, which isn't metadata.`, [
          { start, length },
        ]);
      return { start, length, kind: 'metadata', name };
    });
  return entry.exclusions.map(({ start, length, index }) => {
    const box = boxes[index];
    if (!box) throw malformed(`An exclusion is for box ${index} of an entry that has only ${boxes.length}.`);
    const span = { start: box.start + start, length };
    const allowed = metadataIn(box, container);
    if (!allowed || span.start < allowed.start || span.start + length > allowed.start + allowed.length)
      throw mismatch(
        `The hash leaves out ${length} bytes of ${box.name} at byte ${span.start} that aren't metadata.`,
        [span],
      );
    return { ...span, kind: 'metadata', name: box.name };
  });
}
