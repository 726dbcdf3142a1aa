import { at, isRecord, type JsonRecord } from '../json.ts';

/**
 * A value whose type a rule can't work with, such as an action named by an object. A rule that meets one isn't met:
 * the official evaluator fails there too, or misreads the value.
 */
export class WrongType extends Error {}

/** A missing value; in crJSON, `null` means the same. */
export const isMissing = (value: unknown): value is null | undefined => value === undefined || value === null;

/** Whether a value counts as nothing: missing, or empty. */
export const isNothing = (value: unknown): boolean =>
  !value || (Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.keys(value).length === 0);

/** A text, or an empty one if it's missing. @throws WrongType */
export function text(value: unknown): string {
  if (isMissing(value)) return '';
  if (typeof value === 'string') return value;
  throw new WrongType('expected text');
}

/** A list, or an empty one if it's missing. @throws WrongType */
export function list(value: unknown): readonly unknown[] {
  if (isMissing(value)) return [];
  if (Array.isArray(value)) return value;
  throw new WrongType('expected a list');
}

/** An object, or an empty one if there's nothing. @throws WrongType */
function record(value: unknown): JsonRecord {
  if (isNothing(value)) return {};
  if (isRecord(value)) return value;
  throw new WrongType('expected an object');
}

/** The first manifest, which is the active one. */
export const activeManifest = (document: unknown): unknown => {
  const manifests = at(document, 'manifests');
  return Array.isArray(manifests) ? manifests[0] : undefined;
};

/** The assertions of a manifest by label. @throws WrongType */
export const assertionsOf = (manifest: unknown): JsonRecord => record(at(manifest, 'assertions'));

export const labelsOf = (manifest: unknown): string[] => Object.keys(assertionsOf(manifest));

export const contentsOf = (manifest: unknown): unknown[] => Object.values(assertionsOf(manifest));

/** The actions of every actions assertion, in the order of the assertions. @throws WrongType */
export const actionsOf = (manifest: unknown): unknown[] =>
  contentsOf(manifest)
    .map((content) => at(content, 'actions'))
    .filter((actions) => !isMissing(actions))
    .flat();

/** What has a relationship is an ingredient. @throws WrongType */
export const ingredientsOf = (manifest: unknown): unknown[] =>
  contentsOf(manifest).filter((content) => has(content, 'relationship'));

/** The claim, if it's one of version 2. */
export const claimOf = (manifest: unknown): unknown => at(manifest, 'claim.v2');

/** Whether there's a value at a path; `null` isn't one. */
export const has = (value: unknown, ...path: string[]): boolean => !isMissing(at(value, ...path));

/** A label without the number of its instance: `c2pa.ingredient.v3` for `c2pa.ingredient.v3__1`. */
export const withoutInstance = (label: string): string => label.split('__', 1)[0] ?? '';
