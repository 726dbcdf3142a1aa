import { createHash } from 'node:crypto';
import { bytes, type Span, sha, u64 } from './bytes.ts';
import type { Forged } from './cbor.ts';
import { type Box, boxesOf, C2PA_UUID } from './embed/bmff.ts';
import type { Placed } from './embed/container.ts';
import { type Assertion, assertion } from './manifest.ts';

/** Creates the hash assertion of a file whose store is already in its final position. */
export type Binding = (placed: Placed) => Assertion;

/** The hash of a file without these spans, in any order, with or without overlaps. */
export function hashWithout(file: Uint8Array, spans: readonly Span[], algorithm = 'sha256'): Uint8Array {
  const hash = createHash(algorithm);
  let place = 0;
  for (const { start, length } of [...spans].sort((a, b) => a.start - b.start)) {
    hash.update(file.subarray(place, Math.max(place, start)));
    place = Math.max(place, start + length);
  }
  return Uint8Array.from(hash.update(file.subarray(place)).digest());
}

export interface DataHashOptions {
  /** The spans that are actually excluded; by default, the store's. */
  without?: (placed: Placed) => Span[];
  /** What the assertion lists, if it differs from `without`. */
  written?: (placed: Placed) => Forged;
  algorithm?: string;
  /** Additional fields, or replacements. */
  fields?: Readonly<Record<string, Forged | undefined>>;
  label?: string;
}

export const rangesOf = (spans: readonly Span[]): Forged =>
  spans.map(({ start, length }) => ({ start, length }));

/** `c2pa.hash.data` (C2PA 2.4, §18.5). */
export const dataHash =
  ({
    without = ({ spans }) => spans,
    written,
    algorithm = 'sha256',
    fields,
    label,
  }: DataHashOptions = {}): Binding =>
  (placed) => {
    const spans = without(placed);
    return assertion(label ?? 'c2pa.hash.data', {
      exclusions: written ? written(placed) : rangesOf(spans),
      name: 'jumbf manifest',
      alg: algorithm,
      hash: hashWithout(placed.file, spans, algorithm),
      pad: new Uint8Array(8),
      ...fields,
    });
  };

/** An entry in `exclusions` of a BMFF hash: a box, completely or partly. */
export interface BoxExclusion {
  xpath: string;
  data?: { offset: number; value: Uint8Array };
  subset?: { offset: number; length: number };
}

/** The exclusions every signer must list (C2PA 2.4, §A.5.6). */
export const REQUIRED: readonly BoxExclusion[] = [
  { xpath: '/uuid', data: { offset: 8, value: C2PA_UUID } },
  { xpath: '/ftyp' },
  { xpath: '/mfra' },
];

const matches = (file: Uint8Array, { path, start }: Box, { xpath, data }: BoxExclusion) =>
  path === xpath &&
  (!data ||
    Buffer.compare(
      file.subarray(start + data.offset, start + data.offset + data.value.length),
      data.value,
    ) === 0);

/** The input of a BMFF hash, version 2 or 3: each root box that isn't completely excluded, preceded by its offset. */
export function hashBoxes(file: Uint8Array, exclusions: readonly BoxExclusion[], algorithm = 'sha256') {
  const left: Span[] = [];
  const whole = new Set<number>();
  for (const found of boxesOf(file))
    for (const exclusion of exclusions.filter((one) => matches(file, found, one))) {
      const { subset } = exclusion;
      if (!subset) whole.add(found.start);
      const start = found.start + (subset?.offset ?? 0);
      const room = found.length - (subset?.offset ?? 0);
      left.push({ start, length: subset && subset.length > 0 ? Math.min(subset.length, room) : room });
    }
  const parts = boxesOf(file)
    .filter(({ path, start }) => !path.includes('/', 1) && !whole.has(start))
    .flatMap(({ start, length }) => [u64(start), withoutSpans(file, { start, length }, left)]);
  return sha(algorithm, ...parts);
}

function withoutSpans(file: Uint8Array, part: Span, left: readonly Span[]): Uint8Array {
  const uncovered: Uint8Array[] = [];
  const end = part.start + part.length;
  let place = part.start;
  for (const { start, length } of [...left].sort((a, b) => a.start - b.start)) {
    if (start >= end || start + length <= place) continue;
    uncovered.push(file.subarray(place, Math.max(place, start)));
    place = Math.min(end, start + length);
  }
  return bytes(...uncovered, file.subarray(place, end));
}

/** The exclusions that earlier standards required with version 2: the tables that say where media is. */
export const OLD_INDEX: readonly BoxExclusion[] = [
  { xpath: '/meta/iloc' },
  { xpath: '/moov/trak/mdia/minf/stbl/stco', subset: { offset: 16, length: 0 } },
  { xpath: '/moov/trak/mdia/minf/stbl/co64', subset: { offset: 16, length: 0 } },
];

/** The spans of the boxes that are excluded completely: all that version 1 of the hash does. */
const excludedSpans = (file: Uint8Array, exclusions: readonly BoxExclusion[]): Span[] =>
  boxesOf(file).filter((found) => exclusions.some((one) => matches(file, found, one)));

/** `c2pa.hash.bmff` (C2PA 1.0), `c2pa.hash.bmff.v2` (C2PA 1.3), or `c2pa.hash.bmff.v3` (C2PA 2.4, §18.6). */
export const bmffHash =
  (
    more: readonly BoxExclusion[] = [],
    fields: Readonly<Record<string, Forged>> = {},
    version: 1 | 2 | 3 = 3,
  ): Binding =>
  ({ file }) => {
    const exclusions = [...REQUIRED, ...more];
    return assertion(version === 1 ? 'c2pa.hash.bmff' : `c2pa.hash.bmff.v${version}`, {
      exclusions: exclusions.map(({ xpath, data, subset }) => ({
        xpath,
        length: null,
        data: data ? [{ offset: data.offset, value: data.value }] : null,
        subset: subset ? [{ offset: subset.offset, length: subset.length }] : null,
        version: null,
        flags: null,
        exact: null,
      })),
      alg: 'sha256',
      hash: version === 1 ? hashWithout(file, excludedSpans(file, exclusions)) : hashBoxes(file, exclusions),
      name: 'jumbf manifest',
      ...fields,
    });
  };

/** A box, or a run of boxes, in a box hash. */
export interface NamedSpan extends Span {
  name: string;
  /** Parts that its hash leaves out, from its start. */
  without?: readonly Span[];
  /** Written to the assertion unchanged. */
  more?: Readonly<Record<string, Forged | undefined>>;
}

/** `c2pa.hash.boxes` (C2PA 2.4, §18.7) over a list of boxes; the store's is named `C2PA`. */
export const boxesHash =
  (
    list: (placed: Placed) => readonly NamedSpan[],
    fields: Readonly<Record<string, Forged | undefined>> = {},
  ): Binding =>
  (placed) =>
    assertion('c2pa.hash.boxes', {
      alg: 'sha256',
      boxes: list(placed).map(({ name, start, length, without = [], more }) => ({
        names: [name],
        hash:
          name === 'C2PA'
            ? Uint8Array.of(0)
            : hashWithout(placed.file.subarray(start, start + length), without),
        pad: new Uint8Array(),
        ...more,
      })),
      ...fields,
    });
