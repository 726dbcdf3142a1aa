import { undecided } from '../faults.ts';
import { bytesOf, type Fields, fieldOf, fieldsOf, listOf, malformed, neededUint, uintOf } from './values.ts';

interface Step {
  type: string;
  /** Counts from 1: `trak[2]`. If absent, every box of this type. */
  index?: number;
}

/** An entry of `exclusions` (C2PA 2.4, §18.6.3: `exclusions-map`). */
export interface ExclusionEntry {
  xpath: string;
  steps: Step[];
  length?: number;
  data: ReadonlyArray<{ offset: number; value: Uint8Array }>;
  /** Parts of the box; if absent, the whole box. A length of 0 means to the end of the box. */
  subset?: ReadonlyArray<{ offset: number; length: number }>;
  version?: number;
  flags?: number;
  /** Whether other flags may also be set: `exact` is false. */
  isLoose: boolean;
}

const MAX_ENTRIES = 256;

/** Four characters of one byte each, then an optional index (C2PA 2.4, §18.6.2, example 5). */
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
  return {
    xpath: String(xpath),
    steps,
    length: uintOf(map, 'length'),
    data,
    subset: subsetOf(map),
    version: uintOf(map, 'version'),
    flags: flags?.reduce((number, byte) => number * 256 + byte, 0),
    isLoose: exact === false,
  };
}

/**
 * The list `exclusions` of a BMFF hash.
 * @throws Refused (`malformed`) for anything that doesn't follow §18.6.3
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#bmff-hash-computation
 */
export function exclusionsOf(assertion: Fields): ExclusionEntry[] {
  const list = listOf(assertion, 'exclusions');
  if (!list) throw malformed('The hash has no exclusions.');
  if (list.length > MAX_ENTRIES) throw undecided(`The hash has more than ${MAX_ENTRIES} exclusions.`);
  return list.map(entryOf);
}
