import { merged, overlapOf } from '../bytes.ts';
import { broken, undecided } from '../faults.ts';
import type { ByteSource, Span, Uncovered } from '../types.ts';
import { type BmffBox, withDescendants } from './boxes.ts';
import { fragmentExtents, fragmentStarts } from './fragments.ts';
import { itemExtents } from './items.ts';
import { trackExtents } from './sample-tables.ts';

const refuse = (message: string, spans: Span[]) =>
  broken('assertion.bmffHash.mismatch', '15.12.2', message, spans);

/** Compressed movie headers can't be read. */
const COMPRESSED = new Set(['cmov', '!mov', '!mof', '!six', '!ssx']);

async function* extents(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<Span> {
  yield* trackExtents(source, roots);
  yield* fragmentExtents(source, roots);
  yield* itemExtents(source, roots);
}

/**
 * Requires the hash to cover all media. Otherwise, media that a movie keeps in a box such as `free` could be replaced
 * unnoticed.
 * @throws Refused when any part of a sample or item is left out
 */
export async function requireCoveredMedia(
  source: ByteSource,
  roots: readonly BmffBox[],
  uncovered: readonly Uncovered[],
): Promise<void> {
  const gone = merged(uncovered);
  for (const { type, path } of withDescendants(roots))
    if (COMPRESSED.has(type))
      throw undecided(`${path} is compressed, so the location of the media isn't known.`);
  for await (const { start, length } of extents(source, roots)) {
    const hit = overlapOf({ start, length }, gone);
    if (!hit) continue;
    const from = Math.max(start, hit.start);
    const end = Math.min(start + length, hit.start + hit.length);
    throw refuse(
      `Media at byte ${start}, ${length} bytes, is in a part of the file that the hash leaves out.`,
      [{ start: from, length: end - from }],
    );
  }
  for await (const start of fragmentStarts(source, roots)) await requireNoFragment(source, start, gone);
}

/**
 * `mfra` is always left out, so anyone can change where it points. That only matters if a player finds a fragment there.
 * Outdated offsets that point to something else are common and harmless.
 */
async function requireNoFragment(source: ByteSource, start: number, gone: readonly Span[]): Promise<void> {
  if (!overlapOf({ start, length: 8 }, gone)) return;
  const bytes = await source.read({ start, length: 8 });
  const type = String.fromCharCode(...bytes.subarray(4, 8));
  if (['moof', '!mof', 'sidx', 'styp', 'emsg', 'prft', 'moov'].includes(type))
    throw refuse(`An index points to a fragment at byte ${start}, which the hash leaves out.`, [
      { start, length: 8 },
    ]);
}
