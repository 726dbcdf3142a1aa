/**
 * Safe reading of untrusted JSON. A report contains what a file contains, and that can be anything: a number instead
 * of a title, a key named `__proto__`, or nothing at all. These functions never throw.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object but not an array. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object's own property, or undefined, also for values that aren't objects and for inherited names. */
export function at(value: unknown, ...path: Array<string | number>): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

/** The text at a path; a number becomes text, and anything else is left out. */
export function textAt(value: unknown, ...path: Array<string | number>): string | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at a path, or an empty one. */
export function listAt(value: unknown, ...path: Array<string | number>): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The entries of the object at a path, or none. */
export function entriesAt(value: unknown, ...path: Array<string | number>): Array<[string, unknown]> {
  const found = at(value, ...path);
  return isRecord(found) ? Object.entries(found) : [];
}
