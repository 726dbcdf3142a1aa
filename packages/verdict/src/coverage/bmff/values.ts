import { ALGORITHMS, type Algorithm, isAlgorithm, valueText } from '../bytes.ts';
import { broken, type Refused } from '../faults.ts';

/** A map from the assertion, as the CBOR reader returns it. */
export type Fields = ReadonlyMap<unknown, unknown>;

/** The assertion doesn't follow the standard: `assertion.bmffHash.malformed`. */
export const malformed = (message: string): Refused =>
  broken('assertion.bmffHash.malformed', '15.12.2', message);

export const isUint = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** SDKs up to 2026 wrote absent fields as null. */
export const fieldOf = (map: Fields, key: string): unknown => map.get(key) ?? undefined;

/** A map of the assertion. @throws Refused when the value isn't a map */
export function fieldsOf(value: unknown, what: string): Fields {
  if (value instanceof Map) return value;
  throw malformed(`${what} isn't a map.`);
}

/** An array with at least one item, or undefined if absent. */
export function listOf(map: Fields, key: string): unknown[] | undefined {
  const value = fieldOf(map, key);
  if (value === undefined || (Array.isArray(value) && value.length > 0)) return value;
  throw malformed(`${key} isn't an array with at least one item.`);
}

/** A nonnegative integer, or undefined if absent. */
export function uintOf(map: Fields, key: string): number | undefined {
  const value = fieldOf(map, key);
  if (value === undefined || isUint(value)) return value;
  throw malformed(`${key} isn't a whole number: ${valueText(value)}.`);
}

/** A required nonnegative integer. @throws Refused */
export function neededUint(map: Fields, key: string): number {
  const value = uintOf(map, key);
  if (value === undefined) throw malformed(`${key} is missing.`);
  return value;
}

/** A byte string, or undefined if absent. @throws Refused for anything else */
export function bytesOf(map: Fields, key: string): Uint8Array | undefined {
  const value = fieldOf(map, key);
  if (value === undefined || value instanceof Uint8Array) return value;
  throw malformed(`${key} isn't a byte string.`);
}

/** The first algorithm given in a part of the assertion, in the assertion, or in the claim. */
export function algorithmOf(...names: unknown[]): Algorithm {
  const name = names.find((one) => one !== undefined);
  if (isAlgorithm(name)) return name;
  throw broken(
    'algorithm.unsupported',
    '15.4',
    `The hash algorithm is ${valueText(name)}, and only ${Object.keys(ALGORITHMS).join(', ')} are allowed.`,
  );
}
