import { created } from '../lib/forge/assertions.ts';
import {
  type BoxExclusion,
  bmffHash,
  boxesHash,
  dataHash,
  type NamedSpan,
  rangesOf,
} from '../lib/forge/bindings.ts';
import { flip, type Span } from '../lib/forge/bytes.ts';
import { boxesOf, intoBmff } from '../lib/forge/embed/bmff.ts';
import { type Embed, type Placed, spanOf } from '../lib/forge/embed/container.ts';
import { intoJpeg, segmentsOf } from '../lib/forge/embed/jpeg.ts';
import { chunksOf, intoPng } from '../lib/forge/embed/png.ts';
import { intoRiff, riffChunksOf } from '../lib/forge/embed/riff.ts';
import { forge } from '../lib/forge/forge.ts';
import { baseMedia } from '../lib/forge/media.ts';
import { jpegBoxes, pngBoxes } from '../lib/forge/specimens/box-lists.ts';
import { withBrokenCertificate } from './certificates.ts';
import { randomFrom } from './mutate.ts';

/** What must come of a file. */
export type Demand =
  /** A byte is changed that the hash has to cover (C2PA 2.4, §15.12). */
  | 'never Valid'
  /** Signed as the standard asks for: shows that the test would notice a Valid. */
  | 'Valid'
  | 'no harm';

export interface ForgedFile {
  name: string;
  file: Buffer;
  demand: Demand;
  /** What was forged, for whoever looks into a file that did harm. */
  about: string;
}

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const found = items[below(random, items.length)];
  if (found === undefined) throw new Error('there is something to pick from');
  return found;
};

interface Format {
  extension: string;
  media: Uint8Array;
  embed: Embed;
  /** Where the parts of the file begin and end: a forger aims there. */
  parts(file: Uint8Array): Span[];
}

async function formats(): Promise<{ flat: Format[]; film: Format }> {
  const { jpeg, png, webp, mp4 } = await baseMedia();
  return {
    flat: [
      { extension: 'jpg', media: jpeg, embed: intoJpeg(), parts: segmentsOf },
      { extension: 'png', media: png, embed: intoPng, parts: chunksOf },
      { extension: 'webp', media: webp, embed: intoRiff(), parts: riffChunksOf },
    ],
    film: { extension: 'mp4', media: mp4, embed: intoBmff, parts: boxesOf },
  };
}

/** A range near the edges of a part, or anywhere. */
function randomRange(random: Random, file: Uint8Array, parts: readonly Span[]): Span {
  const near = () => {
    const { start, length } = pick(random, parts);
    return start + pick(random, [0, length, 4, 8]) + below(random, 5) - 2;
  };
  const place = () => Math.max(0, random() < 0.7 ? near() : below(random, file.length));
  const [from, to] = [place(), place()].sort((a, b) => a - b) as [number, number];
  return { start: from, length: random() < 0.05 ? 2 ** 40 : to - from };
}

/** A place outside the store, where it can be inside one of these ranges. */
function placeToChange(random: Random, { file, spans }: Placed, ranges: readonly Span[]): number {
  const isStore = (at: number) => spans.some(({ start, length }) => at >= start && at < start + length);
  for (let tries = 0; tries < 50; tries += 1) {
    const range =
      ranges.length > 0 && random() < 0.8 ? pick(random, ranges) : { start: 0, length: file.length };
    const at = range.start + below(random, Math.min(range.length, file.length));
    if (at < file.length && !isStore(at)) return at;
  }
  return file.length - 1;
}

/** A data hash that leaves out the store and whatever comes to a forger's mind; then a byte changes. */
async function forgedRanges(random: Random, id: string): Promise<ForgedFile> {
  const { extension, media, embed, parts } = pick(random, (await formats()).flat);
  const extra = below(random, 4);
  const seeds = Array.from({ length: extra }, () => below(random, 2 ** 32));
  const [before, after] = random() < 0.5 ? [0, 0] : [below(random, 40), below(random, 400)];
  const isSorted = random() < 0.8;
  const left = (placed: Placed): Span[] => {
    const { start, length } = spanOf(placed);
    const own = { start: Math.max(0, start - before), length: length + Math.min(start, before) + after };
    const spans = [
      own,
      ...seeds.map((seed) => randomRange(randomFrom(seed), placed.file, parts(placed.file))),
    ];
    return isSorted ? spans.sort((a, b) => a.start - b.start) : spans;
  };
  const hash = dataHash({ without: left, written: (placed) => rangesOf(left(placed)) });
  const made = await forge({ id, media, embed, bindings: [hash] });
  const at = placeToChange(random, made.placed, left(made.placed));
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(made.file, at)),
    demand: 'never Valid',
    about: `ranges ${JSON.stringify(left(made.placed))}, byte ${at} changed`,
  };
}

/** One entry of a box hash's list as a forger would have it. */
function forgedEntry(random: Random, entry: NamedSpan): NamedSpan[] {
  const inside = below(random, Math.max(1, entry.length - 4));
  switch (below(random, 6)) {
    case 0:
      return [{ ...entry, more: { excluded: true } }];
    case 1:
      return [];
    case 2:
      return [{ ...entry, name: pick(random, ['C2PA', 'APP1', 'SOS', 'IDAT', 'c2pa.after']) }];
    case 3:
      return [
        {
          ...entry,
          more: {
            exclusions: [{ start: inside, length: below(random, entry.length), boxIndex: below(random, 2) }],
          },
        },
      ];
    case 4:
      return [{ ...entry, more: { names: [entry.name, pick(random, ['C2PA', 'EOI', 'IEND', 'DQT'])] } }];
    default:
      return [{ ...entry, more: { hash: Uint8Array.of(0) } }];
  }
}

/** A box hash with a forged list; then a byte of a forged box changes. */
async function forgedBoxes(random: Random, id: string): Promise<ForgedFile> {
  const [jpeg, png] = (await formats()).flat;
  const isJpeg = random() < 0.5;
  const format = isJpeg ? jpeg : png;
  if (!format) throw new Error('there are two formats with box hashes');
  const list = isJpeg ? jpegBoxes : pngBoxes;
  const count = list(format.embed(format.media, new Uint8Array(8))).length;
  const target = below(random, count);
  // The list is made anew in each pass, and has to come out the same.
  const seed = below(random, 2 ** 32);
  const boxes = (placed: Placed) =>
    list(placed).flatMap((entry, index) =>
      index === target && entry.name !== 'C2PA' ? forgedEntry(randomFrom(seed), entry) : [entry],
    );
  const { extension, media, embed } = format;
  const made = await forge({ id, media, embed, bindings: [boxesHash(boxes)] });
  const forged = list(made.placed)[target];
  const at = placeToChange(random, made.placed, forged ? [forged] : []);
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(made.file, at)),
    demand: 'never Valid',
    about: `box ${forged?.name} forged, byte ${at} changed`,
  };
}

/** Boxes whose bytes decide what is played. */
const PLAYED = /^\/mdat$|\/(?:stco|stsz|stsc|stsd)$/;

/** A BMFF hash that leaves out boxes, whole or in part; then a byte of what is played changes. */
async function forgedFilm(random: Random, id: string): Promise<ForgedFile> {
  const { extension, media, embed } = (await formats()).film;
  const all = boxesOf(media).filter(({ path }) => path !== '/ftyp');
  const exclusions = Array.from({ length: 1 + below(random, 3) }, (): BoxExclusion => {
    const { path, length } = pick(random, all);
    const offset = below(random, length);
    const isWhole = random() < 0.5;
    return isWhole ? { xpath: path } : { xpath: path, subset: { offset, length: below(random, length) } };
  });
  const made = await forge({ id, media, embed, bindings: [bmffHash(exclusions)] });
  const played = boxesOf(made.file).filter(({ path }) => PLAYED.test(path));
  const { start, length } = pick(random, played);
  const at = start + 8 + below(random, length - 8);
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(made.file, at)),
    demand: 'never Valid',
    about: `without ${JSON.stringify(exclusions)}, byte ${at} changed`,
  };
}

/** A file that is signed well with a certificate that is broken: the forger has its key. */
async function brokenCertificate(random: Random, id: string): Promise<ForgedFile> {
  const { extension, media, embed } = pick(random, (await formats()).flat);
  const { sign, about } = await withBrokenCertificate(random);
  const made = await forge({
    id,
    media,
    embed,
    manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
  });
  return { name: `x.${extension}`, file: Buffer.from(made.file), demand: 'no harm', about };
}

async function honest(random: Random, id: string): Promise<ForgedFile> {
  const { flat, film } = await formats();
  const { extension, media, embed } = pick(random, [...flat, film]);
  const bindings = extension === 'mp4' ? [bmffHash()] : [dataHash()];
  const made = await forge({ id, media, embed, bindings });
  return { name: `x.${extension}`, file: Buffer.from(made.file), demand: 'Valid', about: 'signed well' };
}

/** A file with a forged binding or certificate; the same numbers make the same forgery, with other keys. */
export function forgedFile(random: Random, id: string): Promise<ForgedFile> {
  const kind = random();
  if (kind < 0.35) return forgedRanges(random, id);
  if (kind < 0.6) return forgedBoxes(random, id);
  if (kind < 0.8) return forgedFilm(random, id);
  if (kind < 0.95) return brokenCertificate(random, id);
  return honest(random, id);
}
