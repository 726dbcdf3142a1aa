import { created } from '../forger/assertions.ts';
import {
  type BoxExclusion,
  bmffHash,
  boxesHash,
  dataHash,
  type NamedSpan,
  rangesOf,
} from '../forger/bindings.ts';
import { bytes, flip, type Span } from '../forger/bytes.ts';
import { boxesOf } from '../forger/embed/bmff.ts';
import { type Placed, spanOf } from '../forger/embed/container.ts';
import { forge } from '../forger/forge.ts';
import { forgerCredentials, honestSigner, type Signer } from '../forger/signer.ts';
import { type ForgedFile, type Format, film, mayChange, pictures } from './formats.ts';
import { historyFile } from './histories.ts';
import { randomFrom } from './mutate.ts';
import { unprotectedFile } from './unprotected.ts';

/** A certificate with some bytes changed, truncated, or followed by others. */
function broken(random: () => number, der: Uint8Array): { der: Uint8Array<ArrayBuffer>; about: string } {
  const below = (limit: number) => Math.floor(random() * limit);
  const copy = Uint8Array.from(der);
  switch (below(5)) {
    case 0: {
      const length = below(der.length);
      return { der: copy.slice(0, length), about: `cut after ${length} bytes` };
    }
    case 1: {
      const length = 1 + below(3000);
      return { der: bytes(copy, new Uint8Array(length).fill(below(256))), about: `${length} bytes more` };
    }
    case 2: {
      // A length greater than the remaining bytes.
      const at = below(der.length - 4);
      copy.set([0x84, 0xff, 0xff, 0xff], at);
      return { der: copy, about: `a length of gigabytes at ${at}` };
    }
    default: {
      const places = Array.from({ length: 1 + below(6) }, () => below(der.length));
      for (const place of places) copy[place] = below(256);
      return { der: copy, about: `bytes ${places.join(', ')} changed` };
    }
  }
}

/**
 * Signs with a chain that contains a broken certificate, and with the matching key: the signature over the claim is
 * valid, so the code that reads certificates runs.
 */
async function withBrokenCertificate(random: () => number): Promise<{ sign: Signer; about: string }> {
  const { privateKey, chain } = await forgerCredentials();
  const index = Math.floor(random() * chain.length);
  const found = chain[index];
  if (!found) throw new Error('a chain has certificates');
  const { der, about } = broken(random, found);
  const repeats = random() < 0.1 ? 1 + Math.floor(random() * 200) : 1;
  const forged = chain.flatMap((one, place) => (place === index ? Array(repeats).fill(der) : [one]));
  return {
    sign: honestSigner({ privateKey, chain: forged }),
    about: `certificate ${index}, ${repeats} times: ${about}`,
  };
}

type Random = () => number;

const below = (random: Random, limit: number) => Math.floor(random() * limit);
const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const found = items[below(random, items.length)];
  if (found === undefined) throw new Error('there is something to pick from');
  return found;
};

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

/** A position that the hash must cover; if possible, inside one of these ranges. */
function placeToChange(random: Random, format: Format, placed: Placed, ranges: readonly Span[]): number {
  const { file } = placed;
  const free = mayChange(format, placed);
  const isFree = (at: number) => free.some(({ start, length }) => at >= start && at < start + length);
  for (let tries = 0; tries < 100; tries += 1) {
    const isAimed = ranges.length > 0 && random() < 0.8;
    const range = isAimed ? pick(random, ranges) : { start: 0, length: file.length };
    const at = range.start + below(random, Math.min(range.length, file.length));
    if (at < file.length && !isFree(at)) return at;
  }
  return format.extension === 'webp' ? 8 : file.length - 1;
}

/** A data hash that excludes the store and arbitrary other ranges; then a byte changes. */
async function forgedRanges(random: Random, id: string): Promise<ForgedFile> {
  const format = pick(random, await pictures());
  const { extension, media, embed, parts } = format;
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
  const forgedSample = await forge({ id, media, embed, bindings: [hash] });
  const at = placeToChange(random, format, forgedSample.placed, left(forgedSample.placed));
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(forgedSample.file, at)),
    store: forgedSample.store,
    demand: 'never Valid',
    about: `ranges ${JSON.stringify(left(forgedSample.placed))}, byte ${at} changed`,
  };
}

/** A forged entry in a box hash's list. */
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

/** A box hash with a forged list; then a byte in a forged box changes. */
async function forgedBoxes(random: Random, id: string): Promise<ForgedFile> {
  const able = (await pictures()).flatMap((one) => (one.boxes ? [{ ...one, boxes: one.boxes }] : []));
  const format = pick(random, able);
  const { extension, media, embed, boxes: list } = format;
  const count = list(embed(media, new Uint8Array(8))).length;
  const target = below(random, count);
  // The list is created again in each pass and must be the same.
  const seed = below(random, 2 ** 32);
  const boxes = (placed: Placed) =>
    list(placed).flatMap((entry, index) =>
      index === target && entry.name !== 'C2PA' ? forgedEntry(randomFrom(seed), entry) : [entry],
    );
  const forgedSample = await forge({ id, media, embed, bindings: [boxesHash(boxes)] });
  const forged = list(forgedSample.placed)[target];
  const at = placeToChange(random, format, forgedSample.placed, forged ? [forged] : []);
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(forgedSample.file, at)),
    store: forgedSample.store,
    demand: 'never Valid',
    about: `box ${forged?.name} forged, byte ${at} changed`,
  };
}

/** Boxes whose bytes affect playback. */
const PLAYED = /^\/mdat$|\/(?:stco|stsz|stsc|stsd)$/;

/** A BMFF hash that excludes boxes, completely or partly; then a byte that affects playback changes. */
async function forgedFilm(random: Random, id: string): Promise<ForgedFile> {
  const { extension, media, embed } = await film();
  const all = boxesOf(media).filter(({ path }) => path !== '/ftyp');
  const exclusions = Array.from({ length: 1 + below(random, 3) }, (): BoxExclusion => {
    const { path, length } = pick(random, all);
    const offset = below(random, length);
    const isWhole = random() < 0.5;
    return isWhole ? { xpath: path } : { xpath: path, subset: { offset, length: below(random, length) } };
  });
  const forgedSample = await forge({ id, media, embed, bindings: [bmffHash(exclusions)] });
  const played = boxesOf(forgedSample.file).filter(({ path }) => PLAYED.test(path));
  const { start, length } = pick(random, played);
  const at = start + 8 + below(random, length - 8);
  return {
    name: `x.${extension}`,
    file: Buffer.from(flip(forgedSample.file, at)),
    store: forgedSample.store,
    demand: 'never Valid',
    about: `without ${JSON.stringify(exclusions)}, byte ${at} changed`,
  };
}

/** A correctly signed file with a broken certificate whose key the forger has. */
async function brokenCertificate(random: Random, id: string): Promise<ForgedFile> {
  const { extension, media, embed } = pick(random, await pictures());
  const { sign, about } = await withBrokenCertificate(random);
  const forgedSample = await forge({
    id,
    media,
    embed,
    manifest: (bindings, label) => ({ label, created: [created(), ...bindings], sign }),
  });
  return {
    name: `x.${extension}`,
    file: Buffer.from(forgedSample.file),
    store: forgedSample.store,
    demand: 'no harm',
    about,
  };
}

/** A correctly signed file; if it has metadata, the hash may exclude it (C2PA 2.4, §9.2.6). */
async function honest(random: Random, id: string): Promise<ForgedFile> {
  const format = pick(random, [...(await pictures()), await film()]);
  const { extension, media, embed } = format;
  const isLeftOut = random() < 0.5;
  const without = (placed: Placed) =>
    isLeftOut ? mayChange(format, placed).sort((a, b) => a.start - b.start) : placed.spans;
  const bindings = extension === 'mp4' ? [bmffHash()] : [dataHash({ without })];
  const forgedSample = await forge({ id, media, embed, bindings });
  const about = `signed well${isLeftOut ? ', without metadata' : ''}`;
  // Metadata that's left out with its type may turn the image.
  const isPartial =
    isLeftOut &&
    extension !== 'mp4' &&
    without(forgedSample.placed).length > forgedSample.placed.spans.length;
  return {
    name: `x.${extension}`,
    file: Buffer.from(forgedSample.file),
    store: forgedSample.store,
    demand: isPartial ? 'Partial' : 'Valid',
    about,
  };
}

/** A file with a forged binding or certificate; the same numbers produce the same forgery with other keys. */
export async function forgedFile(random: Random, id: string): Promise<ForgedFile> {
  const kind = random();
  if (kind < 0.3) return forgedRanges(random, id);
  if (kind < 0.5) return forgedBoxes(random, id);
  if (kind < 0.65) return forgedFilm(random, id);
  if (kind < 0.8) return unprotectedFile(random, id);
  if (kind < 0.88) return brokenCertificate(random, id);
  if (kind < 0.94) {
    const format = pick(random, await pictures());
    return historyFile(random, id, format, (placed) => placeToChange(random, format, placed, []));
  }
  return honest(random, id);
}
