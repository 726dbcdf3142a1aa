import type { JsonRecord } from '../../../c2pa/json.ts';
import { type Parsed, placesIn } from './json-text.ts';
import type { JsonSchema } from './schema.ts';
import { type Suggestions, suggestionsAt } from './suggestions.ts';
import { typedKeyAt } from './typed-key.ts';

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
