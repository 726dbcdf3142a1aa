import { isRecord, type JsonRecord } from '@content-credentials/verdict/json';
import { type Parsed, placesIn } from './json-text.ts';
import type { JsonSchema } from './schema.ts';
import { type Suggestions, suggestionsAt } from './suggestions.ts';

export interface Completion extends Suggestions {
  /** The text that suggestions apply to: as is, or without the key being typed. */
  into: JsonRecord;
  /** The typed part of a key; undefined if the text is JSON. */
  start?: string;
}

/** The schema's suggestions at the cursor. While a key is being typed, only keys that start with it, ignoring case. */
export function completionAt(
  schema: JsonSchema,
  text: string,
  parsed: Parsed,
  cursor: number,
): Completion | undefined {
  if ('definition' in parsed)
    return { ...suggestionsAt(schema, parsed.definition, placesIn(text), cursor), into: parsed.definition };
  const typed = typedKeyAt(text, cursor);
  if (!typed) return undefined;
  const all = suggestionsAt(schema, typed.definition, placesIn(typed.text), typed.cursor);
  // Lists don't have keys.
  if (all.value !== all.object) return undefined;
  const start = typed.start.toLowerCase();
  const keys = all.keys.filter(({ key }) => key.toLowerCase().startsWith(start));
  return { ...all, keys, values: [], into: typed.definition, start: typed.start };
}

/** A key that's being typed, so that the text isn't JSON yet. */
interface TypedKey {
  /** What there is of the key. */
  start: string;
  /** The text without it: that's JSON. */
  text: string;
  definition: JsonRecord;
  /** Where the key was in that text. */
  cursor: number;
}

/** Ends with what there is of a key, with the quotation mark and the comma before it. */
const KEY_BEFORE_CURSOR = /,?\s*"?([\w.-]*)$/;
/** Begins with the rest of a key, and a colon and comma without a value. */
const KEY_AFTER_CURSOR = /^[\w.-]*"?\s*:?\s*,?/;

function recordIn(text: string): JsonRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What is being typed at the cursor, if the text without it is a JSON object: `{"title": "x", "cl|}`.
 * @returns undefined where something else is wrong, or where the place isn't one for a key
 */
export function typedKeyAt(text: string, cursor: number): TypedKey | undefined {
  const typed = KEY_BEFORE_CURSOR.exec(text.slice(0, cursor));
  const [rest = ''] = KEY_AFTER_CURSOR.exec(text.slice(cursor)) ?? [];
  if (!typed) return undefined;
  const before = text.slice(0, typed.index);
  const after = text.slice(cursor + rest.length);
  // Keys may follow, precede, or be alone. Spaces keep the cursor out of what's next to it.
  for (const between of ['  ', ' ,']) {
    const whole = `${before}${between}${after}`;
    const definition = recordIn(whole);
    if (definition) return { start: typed[1] ?? '', text: whole, definition, cursor: before.length + 1 };
  }
  return undefined;
}
