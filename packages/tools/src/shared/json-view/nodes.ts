import { isRecord } from '@content-credentials/verdict/json';

/** A value and its position: a JSON pointer (RFC 6901), which is empty for the root. */
export interface Entry {
  pointer: string;
  key: string;
  value: unknown;
}

export const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const pointerTo = (pointer: string, key: string): string =>
  `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** The direct children of a value. */
export function entriesOf(value: unknown, pointer: string): Entry[] {
  const pairs: Array<[string, unknown]> = Array.isArray(value)
    ? value.map((one, index) => [String(index), one])
    : isRecord(value)
      ? Object.entries(value)
      : [];
  return pairs.map(([key, one]) => ({ pointer: pointerTo(pointer, key), key, value: one }));
}

/** A byte array given as a list of numbers, in hexadecimal; undefined for any other value. */
export function bytesOf(value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length < 16 || value.length > 100_000) return undefined;
  const areBytes = value.every((one) => Number.isInteger(one) && one >= 0 && one <= 255);
  return areBytes ? value.map((one: number) => one.toString(16).padStart(2, '0')).join('') : undefined;
}

/** The maximum number of nodes searched: results must appear while someone types. */
const MAX_VISITED = 200_000;
const MAX_TEXT = 10_000;
export const MAX_MATCHES = 200;

/** Paths whose key or value contains the words, from top to bottom, at most {@link MAX_MATCHES}. */
export function findMatches(value: unknown, words: string): string[] {
  const wanted = words.trim().toLowerCase();
  if (!wanted) return [];
  const holds = (text: string) => text.slice(0, MAX_TEXT).toLowerCase().includes(wanted);
  const found: string[] = [];
  // Uses its own stack, because untrusted input can nest without limit.
  const waiting: Entry[] = entriesOf(value, '').reverse();
  for (let visited = 0; waiting.length > 0 && visited < MAX_VISITED; visited += 1) {
    const { pointer, key, value: here } = waiting.pop() as Entry;
    const bytes = bytesOf(here);
    const text = bytes ?? (isContainer(here) ? '' : String(here));
    if ((!/^\d+$/.test(key) && holds(key)) || holds(text)) found.push(pointer);
    if (found.length >= MAX_MATCHES) break;
    if (bytes === undefined && isContainer(here))
      waiting.push(...entriesOf(here, pointer).reverse().slice(-20_000));
  }
  return found;
}

/** A path and all its parents: `/a/b` gives `''`, `/a`. */
export function parentsOf(pointer: string): string[] {
  const keys = pointer.split('/');
  return keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('/'));
}

/**
 * The type of each object in the SDK's JSON, by its enclosing object and its key; `*` matches any key. Objects that
 * aren't listed don't have a reference.
 */
const BELOW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Reader: {
    manifests: 'Manifests',
    validation_status: 'ValidationStatus',
    validation_results: 'ValidationResults',
  },
  Manifests: { '*': 'Manifest' },
  Manifest: {
    claim_generator_info: 'ClaimGeneratorInfo',
    thumbnail: 'ResourceRef',
    ingredients: 'Ingredient',
    assertions: 'ManifestAssertion',
    signature_info: 'SignatureInfo',
  },
  ManifestAssertion: { data: 'AssertionData' },
  AssertionData: { actions: 'Action' },
  Action: { parameters: 'ActionParameters', softwareAgent: 'ClaimGeneratorInfo' },
  ActionParameters: { ingredients: 'HashedUri' },
  Ingredient: {
    thumbnail: 'ResourceRef',
    data: 'ResourceRef',
    manifest_data: 'ResourceRef',
    data_types: 'AssetType',
    validation_results: 'ValidationResults',
    validation_status: 'ValidationStatus',
  },
  ValidationResults: { activeManifest: 'StatusCodes', ingredientDeltas: 'IngredientDeltaValidationResult' },
  IngredientDeltaValidationResult: { validationDeltas: 'StatusCodes' },
  StatusCodes: {
    success: 'ValidationStatus',
    informational: 'ValidationStatus',
    failure: 'ValidationStatus',
  },
};

/** The type of the object under a key; list items have the type given for the list. */
export function typeBelow(type: string | undefined, key: string): string | undefined {
  if (type === undefined || !Object.hasOwn(BELOW, type)) return undefined;
  const keys = BELOW[type] ?? {};
  return Object.hasOwn(keys, key) ? keys[key] : keys['*'];
}
