import { isEqual } from '../digest.ts';
import { undecided } from '../refused.ts';
import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, PLAIN_CONTAINERS } from './boxes.ts';
import { bytesOf, type Fields, fieldOf, fieldsOf, listOf, malformed, neededUint, uintOf } from './values.ts';

interface Step {
  type: string;
  /** From 1 on: `trak[2]`. Absent: every box of this type. */
  index?: number;
}

/** An entry of `exclusions` (C2PA 2.4, §18.6.3: `exclusions-map`). */
export interface ExclusionEntry {
  xpath: string;
  steps: Step[];
  length?: number;
  data: ReadonlyArray<{ offset: number; value: Uint8Array }>;
  /** Parts of the box; without it, all of the box. A length of 0 means to the end of the box. */
  subset?: ReadonlyArray<{ offset: number; length: number }>;
  version?: number;
  flags?: number;
  /** Whether other flags may be set too: `exact` is false. */
  isLoose: boolean;
}

/** A box that an entry matches. */
export interface Excluded {
  box: BmffBox;
  entry: ExclusionEntry;
  /** What the hash leaves out of the box. */
  spans: Span[];
}

const MAX_ENTRIES = 256;
const MAX_MATCHES = 200_000;

/** Four characters of one byte each, then perhaps an index (C2PA 2.4, §18.6.2, example 5). */
const XPATH = /^(?:\/[^/[\]]{4}(?:\[[1-9][0-9]{0,8}\])?)+$/;
const STEP = /\/(.{4})(?:\[([0-9]+)\])?/gs;

function stepsOf(xpath: unknown): Step[] {
  if (typeof xpath !== 'string' || !XPATH.test(xpath) || [...xpath].some((sign) => sign > '\xff'))
    throw malformed(`${JSON.stringify(xpath)} isn't a path of boxes such as /moov/trak[2].`);
  return [...xpath.matchAll(STEP)].map(([, type = '', index]) =>
    index === undefined ? { type } : { type, index: Number(index) },
  );
}

function subsetOf(map: Fields): ExclusionEntry['subset'] {
  const subset = listOf(map, 'subset')?.map((item) => {
    const part = fieldsOf(item, 'An item of subset');
    return { offset: neededUint(part, 'offset'), length: neededUint(part, 'length') };
  });
  subset?.forEach(({ offset, length }, index) => {
    const next = subset[index + 1];
    if (next && (length === 0 || offset + length > next.offset))
      throw malformed(`The subset at offset ${offset} overlaps the one at offset ${next.offset}.`);
  });
  return subset;
}

/** SDKs have written this value as a byte string and as an array of numbers. */
function patternOf(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte < 256))
    return Uint8Array.from(value);
  throw malformed("The value of a data entry isn't a byte string.");
}

function entryOf(item: unknown): ExclusionEntry {
  const map = fieldsOf(item, 'An exclusion');
  const xpath = fieldOf(map, 'xpath');
  const steps = stepsOf(xpath);
  const data = (listOf(map, 'data') ?? []).map((one) => {
    const part = fieldsOf(one, 'An item of data');
    return { offset: neededUint(part, 'offset'), value: patternOf(fieldOf(part, 'value')) };
  });
  const flags = bytesOf(map, 'flags');
  if (flags && flags.length !== 3) throw malformed(`flags has ${flags.length} bytes instead of 3.`);
  const exact = fieldOf(map, 'exact');
  if (exact !== undefined && typeof exact !== 'boolean') throw malformed("exact isn't true or false.");
  const version = uintOf(map, 'version');
  if (version !== undefined && version > 255) throw malformed(`version is ${version}.`);
  return {
    xpath: String(xpath),
    steps,
    length: uintOf(map, 'length'),
    data,
    subset: subsetOf(map),
    version,
    flags: flags?.reduce((number, byte) => number * 256 + byte, 0),
    isLoose: exact === false,
  };
}

/** The list `exclusions` of a BMFF hash. @throws Refused (`malformed`) for anything that isn't as §18.6.3 says */
export function exclusionsOf(assertion: Fields): ExclusionEntry[] {
  const list = listOf(assertion, 'exclusions');
  if (!list) throw malformed('The hash has no exclusions.');
  if (list.length > MAX_ENTRIES) throw undecided(`The hash has more than ${MAX_ENTRIES} exclusions.`);
  return list.map(entryOf);
}

/** `/meta/iloc` was a mandatory entry of earlier standards, although `meta` isn't a plain container. */
const isOldIndexPath = (xpath: string) => xpath === '/meta/iloc';

function childrenOf(box: BmffBox, entry: ExclusionEntry): readonly BmffBox[] {
  if (PLAIN_CONTAINERS.has(box.type) || isOldIndexPath(entry.xpath)) return box.children ?? [];
  if (box.full || box.type === 'meta')
    throw malformed(`${entry.xpath} leads through ${box.path}, which isn't a plain container.`);
  throw undecided(`${entry.xpath} leads through ${box.path}, a box that isn't known as a container.`);
}

function located(roots: readonly BmffBox[], entry: ExclusionEntry): BmffBox[] {
  let lists: ReadonlyArray<readonly BmffBox[]> = [roots];
  let found: BmffBox[] = [];
  entry.steps.forEach(({ type, index }, depth) => {
    found = lists.flatMap((boxes) => {
      const named = boxes.filter((box) => box.type === type);
      return index === undefined ? named : named.slice(index - 1, index);
    });
    if (depth < entry.steps.length - 1) lists = found.map((box) => childrenOf(box, entry));
  });
  return found;
}

const hasFlags = (entry: ExclusionEntry, flags: number): boolean =>
  entry.flags === undefined ||
  (entry.isLoose ? (flags & entry.flags) === entry.flags : flags === entry.flags);

async function isMatch(source: ByteSource, box: BmffBox, entry: ExclusionEntry): Promise<boolean> {
  if (entry.length !== undefined && entry.length !== box.length) return false;
  if (entry.version !== undefined && entry.version !== box.full?.version) return false;
  if (entry.flags !== undefined && (!box.full || !hasFlags(entry, box.full.flags))) return false;
  for (const { offset, value } of entry.data) {
    if (offset + value.length > box.length) return false;
    const bytes = await source.read({ start: box.start + offset, length: value.length });
    if (!isEqual(bytes, value)) return false;
  }
  return true;
}

/** Bytes beyond the end of a box are never left out. */
function spansOf(box: BmffBox, entry: ExclusionEntry): Span[] {
  if (!entry.subset) return [{ start: box.start, length: box.length }];
  return entry.subset
    .map(({ offset, length }) => {
      const rest = Math.max(0, box.length - offset);
      return { start: box.start + offset, length: length === 0 ? rest : Math.min(length, rest) };
    })
    .filter(({ length }) => length > 0);
}

/** The boxes that the entries match, as §18.6.2 says. One box may be matched by several entries. */
export async function excludedBoxes(
  source: ByteSource,
  roots: readonly BmffBox[],
  entries: readonly ExclusionEntry[],
): Promise<Excluded[]> {
  const excluded: Excluded[] = [];
  let spans = 0;
  for (const entry of entries) {
    for (const box of located(roots, entry)) {
      if (!(await isMatch(source, box, entry))) continue;
      const found = { box, entry, spans: spansOf(box, entry) };
      spans += found.spans.length + 1;
      if (spans > MAX_MATCHES) throw undecided(`The exclusions match more than ${MAX_MATCHES} boxes.`);
      excluded.push(found);
    }
  }
  return excluded;
}
