/**
 * Careful reading of JSON that somebody else wrote. A report says what a file says, and a file may say anything: a
 * number where a title belongs, a key called `__proto__`, nothing at all. These never throw.
 */
export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object, and not a list. */
export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own property of an object, or undefined: also for what is no object, and for inherited names. */
export function at(value: unknown, ...path: Array<string | number>): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string | number, unknown>)[key];
  }
  return here;
}

/** The text at a place; a number becomes text, anything else is left out. */
export function textAt(value: unknown, ...path: Array<string | number>): string | undefined {
  const found = at(value, ...path);
  if (typeof found === 'number' || typeof found === 'boolean') return String(found);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at a place, or an empty one. */
export function listAt(value: unknown, ...path: Array<string | number>): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** The entries of the object at a place, or none. */
export function entriesAt(value: unknown, ...path: Array<string | number>): Array<[string, unknown]> {
  const found = at(value, ...path);
  return isRecord(found) ? Object.entries(found) : [];
}
