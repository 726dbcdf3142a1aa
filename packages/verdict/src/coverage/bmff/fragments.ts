import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, contentOf, withDescendants } from './boxes.ts';
import { entriesIn, uint64 } from './sample-tables.ts';

const flag = (box: BmffBox, bit: number): boolean => ((box.full?.flags ?? 0) & bit) !== 0;

/** The default sample size of each track: `trex` (ISO/IEC 14496-12, 8.8.3). */
async function defaultSizes(source: ByteSource, roots: readonly BmffBox[]): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  for (const box of withDescendants(roots)) {
    if (box.type !== 'trex') continue;
    const view = await contentOf(source, box);
    sizes.set(view.getUint32(0), view.getUint32(12));
  }
  return sizes;
}

interface TrackFragment {
  base: number | undefined;
  isFromMoof: boolean;
  size: number;
}

/** `tfhd`: optional fields, in this order (8.8.7). */
async function fragmentHeader(
  source: ByteSource,
  tfhd: BmffBox,
  defaults: ReadonlyMap<number, number>,
): Promise<TrackFragment> {
  const view = await contentOf(source, tfhd);
  let place = 4;
  const next = (bit: number, size: 4 | 8): number | undefined => {
    if (!flag(tfhd, bit)) return undefined;
    place += size;
    return size === 8 ? uint64(view, place - 8) : view.getUint32(place - 4);
  };
  const base = next(1, 8);
  next(2, 4); // sample description
  next(8, 4); // duration
  const size = next(16, 4) ?? defaults.get(view.getUint32(0)) ?? 0;
  return { base, isFromMoof: flag(tfhd, 0x020000), size };
}

/** `trun`: one run of consecutive samples (8.8.8). */
async function runOf(
  source: ByteSource,
  trun: BmffBox,
  base: number,
  previousEnd: number,
  size: number,
): Promise<Span> {
  const view = await contentOf(source, trun);
  const count = view.getUint32(0);
  const start = flag(trun, 1) ? base + view.getInt32(4) : previousEnd;
  const first = 4 + (flag(trun, 1) ? 4 : 0) + (flag(trun, 4) ? 4 : 0);
  if (!flag(trun, 0x200)) return { start, length: count * size };
  const fields = [0x100, 0x200, 0x400, 0x800].filter((bit) => flag(trun, bit)).length;
  const at = flag(trun, 0x100) ? 4 : 0;
  let length = 0;
  for (let sample = 0; sample < entriesIn(view, first, 4 * fields, count); sample += 1)
    length += view.getUint32(first + 4 * fields * sample + at);
  return { start, length };
}

/** The media that the runs of all movie fragments point to. */
export async function* fragmentExtents(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<Span> {
  const defaults = await defaultSizes(source, roots);
  for (const moof of roots) {
    let end = moof.start;
    for (const traf of moof.children ?? []) {
      const tfhd = traf.children?.find(({ type }) => type === 'tfhd');
      if (!tfhd) continue;
      const header = await fragmentHeader(source, tfhd, defaults);
      const base = header.base ?? (header.isFromMoof ? moof.start : end);
      end = base;
      for (const trun of traf.children ?? []) {
        if (trun.type !== 'trun') continue;
        const run = await runOf(source, trun, base, end, header.size);
        yield run;
        end = run.start + run.length;
      }
    }
  }
}

/** The start of each fragment in a `tfra` box (8.8.10). */
function* accessPoints(view: DataView, isLong: boolean): Generator<number> {
  const sizes = view.getUint32(4);
  const size = (isLong ? 16 : 8) + 3 + ((sizes >> 4) & 3) + ((sizes >> 2) & 3) + (sizes & 3);
  for (let entry = 0; entry < entriesIn(view, 12, size, view.getUint32(8)); entry += 1) {
    const place = 12 + size * entry;
    yield isLong ? uint64(view, place + 8) : view.getUint32(place + 4);
  }
}

/** The start of each subsegment in a `sidx` box (8.16.3), of which the first usually follows it. */
function* subsegments(view: DataView, isLong: boolean, end: number): Generator<number> {
  const head = isLong ? 28 : 20;
  let start = end + (isLong ? uint64(view, 16) : view.getUint32(12));
  for (let entry = 0; entry < entriesIn(view, head, 12, view.getUint16(head - 2)); entry += 1) {
    yield start;
    start += view.getUint32(head + 12 * entry) & 0x7fffffff;
  }
}

/** The start of each fragment, according to the indexes of a fragmented movie. */
export async function* fragmentStarts(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<number> {
  for (const box of withDescendants(roots)) {
    const isLong = (box.full?.version ?? 0) > 0;
    if (box.type === 'tfra') yield* accessPoints(await contentOf(source, box), isLong);
    if (box.type === 'sidx') yield* subsegments(await contentOf(source, box), isLong, box.start + box.length);
  }
}
