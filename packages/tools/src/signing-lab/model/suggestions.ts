import { isRecord, type JsonRecord } from '@content-credentials/verdict/json';
import type { Place } from './json-text.ts';
import { type JsonSchema, type KnownKey, keysOf, missingKeys, possibleValues } from './schema.ts';

/** What can be written where the cursor is. */
export interface Suggestions {
  /** JSON Pointer of the object that gets a key. */
  object: string;
  keys: KnownKey[];
  /** JSON Pointer of the value at the cursor, and what it can be instead; no values if it can be anything. */
  value: string;
  values: string[];
}

/** The value at a JSON Pointer; undefined if there's none. */
export function valueAt(definition: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, definition);
}

/** What the schema knows of the place where the cursor is. */
export function suggestionsAt(
  schema: JsonSchema,
  definition: JsonRecord,
  places: ReadonlyMap<string, Place>,
  cursor: number,
): Suggestions {
  // What's inside a value comes before it, so the first that the cursor is in is the innermost.
  const around = [...places]
    .filter(([, { from, to }]) => from <= cursor && cursor <= to)
    .map(([pointer]) => pointer);
  const object = around.find((pointer) => isRecord(valueAt(definition, pointer))) ?? '';
  const holder = valueAt(definition, object);
  const [value = ''] = around;
  return {
    object,
    keys: isRecord(holder) ? missingKeys(schema, definition, object, holder) : [],
    value,
    values: possibleValues(schema, definition, value).filter((one) => one !== valueAt(definition, value)),
  };
}

/** The definition with another value at a pointer; a key that isn't there is added at the end. */
export function withValueAt(definition: JsonRecord, pointer: string, value: unknown): JsonRecord {
  const put = (old: unknown, [key, ...others]: readonly string[]): unknown => {
    if (key === undefined) return value;
    if (Array.isArray(old)) return old.map((one, index) => (index === Number(key) ? put(one, others) : one));
    return isRecord(old) ? { ...old, [key]: put(old[key], others) } : old;
  };
  const changed = put(definition, keysOf(pointer));
  return isRecord(changed) ? changed : definition;
}
