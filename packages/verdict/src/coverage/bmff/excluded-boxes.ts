import { isEqual } from '../bytes.ts';
import { undecided } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, PLAIN_CONTAINERS } from './boxes.ts';
import type { ExclusionEntry } from './exclusions.ts';
import { malformed } from './values.ts';

/** A box that an entry matches. */
export interface Excluded {
  box: BmffBox;
  entry: ExclusionEntry;
  /** The part of the box that the hash leaves out. */
  spans: Span[];
}

const MAX_MATCHES = 200_000;

/** `/meta/iloc` was a mandatory entry of earlier standards, although `meta` isn't a plain container. */
const isOldIndexPath = (xpath: string) => xpath === '/meta/iloc';

function childrenOf(box: BmffBox, entry: ExclusionEntry): readonly BmffBox[] {
  if (PLAIN_CONTAINERS.has(box.type) || isOldIndexPath(entry.xpath)) return box.children ?? [];
  if (box.full) throw malformed(`${entry.xpath} passes through ${box.path}, which isn't a plain container.`);
  throw undecided(`${entry.xpath} passes through ${box.path}, a box that isn't known as a container.`);
}

function located(roots: readonly BmffBox[], entry: ExclusionEntry): BmffBox[] {
  let lists: ReadonlyArray<readonly BmffBox[]> = [roots];
  let found: BmffBox[] = [];
  entry.steps.forEach(({ type, index }, depth) => {
    found = lists.flatMap((boxes) =>
      boxes.filter((box) => box.type === type).filter((_, nth) => index === undefined || index === nth + 1),
    );
    if (depth < entry.steps.length - 1) lists = found.map((box) => childrenOf(box, entry));
  });
  return found;
}

async function isMatch(source: ByteSource, box: BmffBox, entry: ExclusionEntry): Promise<boolean> {
  if (entry.length !== undefined && entry.length !== box.length) return false;
  if (entry.version !== undefined && entry.version !== box.full?.version) return false;
  const { flags, isLoose } = entry;
  if (flags !== undefined) {
    if (!box.full || (isLoose ? box.full.flags & flags : box.full.flags) !== flags) return false;
  }
  for (const { offset, value } of entry.data) {
    if (offset + value.length > box.length) return false;
    const bytes = await source.read({ start: box.start + offset, length: value.length });
    if (!isEqual(bytes, value)) return false;
  }
  return true;
}

/** Bytes after the end of a box are never left out. */
function spansOf(box: BmffBox, entry: ExclusionEntry): Span[] {
  if (!entry.subset) return [{ start: box.start, length: box.length }];
  return entry.subset
    .map(({ offset, length }) => {
      const rest = Math.max(0, box.length - offset);
      return { start: box.start + offset, length: length === 0 ? rest : Math.min(length, rest) };
    })
    .filter(({ length }) => length > 0);
}

/** The boxes that the entries match, according to §18.6.2. Several entries can match the same box. */
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
