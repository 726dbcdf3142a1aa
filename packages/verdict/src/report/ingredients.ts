import { listAt, textAt } from '../json.ts';
import { codeOf, isAboutBytes } from './statuses.ts';

/** The ingredient that a group of checks is about. */
export interface CheckedIngredient {
  title: string;
  /** Titles on the path from the file to it, without the file itself. */
  path: string[];
}

/** `…/c2pa.assertions/c2pa.ingredient.v3__1` is `c2pa.ingredient.v3__1` in the manifest that it names. */
export const lastPart = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

export const manifestIn = (address: string): string | undefined =>
  /\/c2pa\/([^/]+)(?:\/|$)/.exec(address)?.[1];

/** The title of an ingredient that has none: the label of an assertion or a manifest isn't one. */
export const UNTITLED = 'Untitled ingredient';

/** A history can be long or circular. */
const MAX_STEPS = 2000;

/** Titles of the ingredients on the path from the active manifest to each manifest below it. */
export function pathsTo(report: unknown): ReadonlyMap<string, string[]> {
  const active = textAt(report, 'active_manifest') ?? '';
  const paths = new Map<string, string[]>([[active, []]]);
  const queue = [active];
  for (let steps = 0; steps < MAX_STEPS && queue.length > 0; steps += 1) {
    const label = queue.shift() ?? '';
    for (const ingredient of listAt(report, 'manifests', label, 'ingredients').slice(0, 200)) {
      const below = textAt(ingredient, 'active_manifest');
      if (below === undefined || paths.has(below)) continue;
      paths.set(below, [...(paths.get(label) ?? []), textAt(ingredient, 'title') ?? UNTITLED]);
      queue.push(below);
    }
  }
  return paths;
}

/**
 * The manifests in a report that the active one is based on, itself included. Nothing refers to the others: anyone can add
 * one to a store, because no hash covers the store (C2PA 2.4, §15.11).
 */
export function referencedIn(report: unknown): ReadonlySet<string> {
  const active = textAt(report, 'active_manifest');
  const found = new Set(active === undefined ? [] : [active]);
  // A set lists what's added while it's being listed.
  for (const label of found)
    for (const ingredient of listAt(report, 'manifests', label, 'ingredients')) {
      const below = textAt(ingredient, 'active_manifest');
      if (below !== undefined) found.add(below);
    }
  return found;
}

/** The ingredient that an ingredient assertion names, and its place in the history. */
export function ingredientAt(
  report: unknown,
  address: string,
  paths: ReadonlyMap<string, string[]>,
): CheckedIngredient {
  const label = lastPart(address);
  const manifest = manifestIn(address) ?? '';
  const found = listAt(report, 'manifests', manifest, 'ingredients').find(
    (one) => textAt(one, 'label') === label,
  );
  const title = textAt(found, 'title') ?? UNTITLED;
  return { title, path: [...(paths.get(manifest) ?? []), title] };
}

/** Which part a status is about: an SDK lists some ingredient failures among the file's. */
export function ownerOf(
  report: unknown,
  status: unknown,
  paths: ReadonlyMap<string, string[]>,
): CheckedIngredient | undefined {
  const address = textAt(status, 'url') ?? '';
  // After an update, the file's hash is in the manifest of its parent (C2PA 2.4, §15.12).
  if (isAboutBytes(status)) return undefined;
  if (codeOf(status).startsWith('ingredient.')) return ingredientAt(report, address, paths);
  const manifest = manifestIn(address);
  const path = manifest === undefined ? undefined : paths.get(manifest);
  const title = path?.at(-1);
  return path && title !== undefined ? { title, path } : undefined;
}
