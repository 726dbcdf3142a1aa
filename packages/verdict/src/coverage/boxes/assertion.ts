import { ALGORITHMS, type Algorithm, isAlgorithm, valueText } from '../bytes.ts';
import { broken, type Refused } from '../faults.ts';
import type { FaultKind, Span } from '../types.ts';

/** The assertion doesn't follow the standard: `assertion.boxesHash.malformed`. */
export const malformed = (message: string): Refused =>
  broken('assertion.boxesHash.malformed', '15.12.3', message);

/** The file doesn't match the hash: `assertion.boxesHash.mismatch`. */
export const mismatch = (message: string, spans: Span[] = [], kind?: FaultKind): Refused =>
  broken('assertion.boxesHash.mismatch', '15.12.3', message, spans, kind);

/** The file has a box that the hash doesn't name: `assertion.boxesHash.unknownBox`. */
export const unknownBox = (message: string, spans: Span[] = []): Refused =>
  broken('assertion.boxesHash.unknownBox', '15.12.3', message, spans);

/** Bytes of a box that its hash leaves out, from the start of the box. */
export interface BoxExclusion {
  start: number;
  length: number;
  /** Index of the name that it belongs to, from 0. */
  index: number;
}

/** An entry of a general box hash (C2PA 2.4, §18.7.4: `box-hash-map`): one hash over consecutive boxes. */
export interface BoxEntry {
  names: string[];
  algorithm: Algorithm | Refused;
  /** Missing hashes only matter for boxes that are hashed. */
  hash?: Uint8Array;
  isExcluded: boolean;
  exclusions: BoxExclusion[];
}

type Fields = ReadonlyMap<unknown, unknown>;

const fieldOf = (map: Fields, key: string): unknown => map.get(key) ?? undefined;
const isUint = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

function algorithmOf(...names: unknown[]): Algorithm | Refused {
  const name = names.find((one) => one !== undefined);
  if (isAlgorithm(name)) return name;
  return broken(
    'algorithm.unsupported',
    '15.4',
    `The hash algorithm is ${valueText(name)}, and only ${Object.keys(ALGORITHMS).join(', ')} are allowed.`,
  );
}

function exclusionOf(item: unknown, names: readonly string[]): BoxExclusion {
  const map: Fields = item instanceof Map ? item : new Map();
  const [start, length] = [fieldOf(map, 'start'), fieldOf(map, 'length')];
  const index = fieldOf(map, 'boxIndex') ?? (names.length === 1 ? 0 : undefined);
  if (!isUint(start) || !isUint(length))
    throw malformed("The start or length of a box's exclusion isn't a whole number of at least 0.");
  if (!isUint(index)) throw malformed("An exclusion doesn't say which box of its entry it's for.");
  return { start, length, index };
}

function entryOf(item: unknown, inherited: readonly unknown[]): BoxEntry {
  if (!(item instanceof Map)) throw malformed("An entry of boxes isn't a map.");
  const names: unknown = item.get('names');
  if (!Array.isArray(names) || names.length === 0 || !names.every((name) => typeof name === 'string'))
    throw malformed('An entry of boxes has no names.');
  const hash = fieldOf(item, 'hash');
  if (hash !== undefined && !(hash instanceof Uint8Array))
    throw malformed("The hash of a box isn't a byte string.");
  const excluded = fieldOf(item, 'excluded') ?? false;
  if (typeof excluded !== 'boolean') throw malformed("excluded isn't true or false.");
  const listed = fieldOf(item, 'exclusions') ?? [undefined].slice(1);
  if (!Array.isArray(listed) || (listed.length === 0 && fieldOf(item, 'exclusions') !== undefined))
    throw malformed("The exclusions of a box aren't a list with at least one item.");
  const exclusions = listed.map((one) => exclusionOf(one, names));
  exclusions.forEach(({ start, index }, place) => {
    const before = exclusions[place - 1];
    if (before && (before.index > index || (before.index === index && before.start + before.length > start)))
      throw malformed('The exclusions of a box overlap or are out of order.');
  });
  return {
    names,
    algorithm: algorithmOf(fieldOf(item, 'alg'), ...inherited),
    hash,
    isExcluded: excluded,
    exclusions,
  };
}

/** The entries of `c2pa.hash.boxes`. @throws Refused (`malformed`) */
export function entriesOf(assertion: Fields, claimAlgorithm: string | undefined): BoxEntry[] {
  const boxes = fieldOf(assertion, 'boxes');
  if (!Array.isArray(boxes) || boxes.length === 0) throw malformed('The hash has no boxes.');
  const inherited = [fieldOf(assertion, 'alg'), claimAlgorithm];
  const entries = boxes.map((item) => entryOf(item, inherited));
  for (const { names } of entries)
    if (names.includes('C2PA') && names.length > 1)
      throw malformed('The C2PA box has to be in an entry of its own.');
  return entries;
}
