import { undecided } from '../faults.ts';
import type { ByteSource, Span } from '../types.ts';
import { type BmffBox, contentOf, withDescendants } from './boxes.ts';

const child = (box: BmffBox | undefined, type: string) => box?.children?.find((one) => one.type === type);

/** The number of complete entries in a table, regardless of its declared count. */
export const entriesIn = (view: DataView, from: number, size: number, count: number): number =>
  Math.min(count, Math.max(0, Math.floor((view.byteLength - from) / size)));

export const uint64 = (view: DataView, place: number): number => Number(view.getBigUint64(place));

interface SampleSizes {
  count: number;
  /** The size of all samples, if they have the same size. */
  same?: number;
  /** The size of the nth sample, counted from 0. */
  size: (sample: number) => number;
}

/** `stsz` or `stz2` (ISO/IEC 14496-12, 8.7.3). */
async function sampleSizes(source: ByteSource, trak: BmffBox, stbl: BmffBox): Promise<SampleSizes> {
  const stsz = child(stbl, 'stsz');
  const box = stsz ?? child(stbl, 'stz2');
  if (!box) return { count: 0, size: () => 0 };
  const view = await contentOf(source, box);
  const count = view.getUint32(4);
  if (stsz) {
    const same = view.getUint32(0);
    const size = same === 1 ? await bytesPerSample(source, trak, stbl) : same;
    if (same > 0) return { count, same: size, size: () => size };
    return { count: entriesIn(view, 8, 4, count), size: (sample) => view.getUint32(8 + 4 * sample) };
  }
  const bits = view.getUint8(3);
  const at = {
    4: (sample: number) => (view.getUint8(8 + (sample >> 1)) >> (sample % 2 === 0 ? 4 : 0)) & 15,
    8: (sample: number) => view.getUint8(8 + sample),
    16: (sample: number) => view.getUint16(8 + 2 * sample),
  }[bits];
  if (!at) throw undecided(`${box.path} has sizes of ${bits} bits.`);
  return { count: entriesIn(view, 8, bits / 8, count), size: at };
}

/** The start of each chunk: `stco` or `co64`. */
async function chunkOffsets(
  source: ByteSource,
  stbl: BmffBox,
): Promise<{ count: number; at: (chunk: number) => number }> {
  const co64 = child(stbl, 'co64');
  const box = child(stbl, 'stco') ?? co64;
  if (!box) return { count: 0, at: () => 0 };
  const size = box === co64 ? 8 : 4;
  const view = await contentOf(source, box);
  return {
    count: entriesIn(view, 4, size, view.getUint32(0)),
    at: (chunk) => (size === 8 ? uint64(view, 4 + 8 * chunk) : view.getUint32(4 + 4 * chunk)),
  };
}

/**
 * Bytes per sample of a track whose samples all have one byte. Old QuickTime sound tracks count each sample as one byte,
 * and the sound description has the real size.
 */
async function bytesPerSample(source: ByteSource, trak: BmffBox, stbl: BmffBox): Promise<number> {
  const hdlr = child(child(trak, 'mdia'), 'hdlr');
  const stsd = child(stbl, 'stsd');
  if (!hdlr || !stsd || (await contentOf(source, hdlr)).getUint32(4) !== 0x736f756e) return 1; // soun
  const view = await contentOf(source, stsd);
  // Number of entries; then the first one: size, format, 6 reserved bytes, data reference, version, …
  const samplesPerPacket = view.getUint16(20) === 1 ? view.getUint32(40) : 0;
  const bytes =
    samplesPerPacket > 0
      ? view.getUint32(48) / samplesPerPacket
      : (view.getUint16(28) * view.getUint16(30)) / 8;
  return bytes || 1;
}

/** The bytes of each chunk of a track. */
async function* chunksOf(source: ByteSource, trak: BmffBox, stbl: BmffBox): AsyncGenerator<Span> {
  const offsets = await chunkOffsets(source, stbl);
  const { count, same, size } = await sampleSizes(source, trak, stbl);
  const stsc = child(stbl, 'stsc');
  if (offsets.count === 0) return;
  if (!stsc) throw undecided(`${stbl.path} has chunks and doesn't say what is in them.`);
  const runs = await contentOf(source, stsc);
  const runCount = entriesIn(runs, 4, 12, runs.getUint32(0));
  let run = -1;
  let perChunk = 0;
  let sample = 0;
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    while (run + 1 < runCount && runs.getUint32(4 + 12 * (run + 1)) <= chunk + 1) {
      run += 1;
      perChunk = runs.getUint32(8 + 12 * run);
    }
    const end = Math.min(count, sample + perChunk);
    let length = same ? Math.ceil((end - sample) * same) : 0;
    if (!same) for (let index = sample; index < end; index += 1) length += size(index);
    sample = end;
    yield { start: offsets.at(chunk), length };
  }
}

/** Whether every `dref` entry says that the data is in this file. */
export async function isSelfContained(source: ByteSource, dref: BmffBox): Promise<boolean> {
  const view = await contentOf(source, dref);
  for (let place = 4; place + 12 <= view.byteLength; place += view.getUint32(place))
    if (view.getUint32(place) < 12 || (view.getUint8(place + 11) & 1) === 0) return false;
  return true;
}

/** The media that the sample tables of all tracks point to. @throws Refused when a track's media is in another file */
export async function* trackExtents(source: ByteSource, roots: readonly BmffBox[]): AsyncGenerator<Span> {
  for (const trak of withDescendants(roots)) {
    const minf = child(child(trak, 'mdia'), 'minf');
    const dref = child(child(minf, 'dinf'), 'dref');
    if (dref && !(await isSelfContained(source, dref)))
      throw undecided('A track of the movie is in another file, which no hash of this file covers.');
    const stbl = child(minf, 'stbl');
    if (stbl) yield* chunksOf(source, trak, stbl);
  }
}
