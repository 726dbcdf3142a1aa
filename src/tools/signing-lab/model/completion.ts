import type { JsonRecord } from '../../../c2pa/json.ts';
import { type Parsed, placesIn } from './json-text.ts';
import type { JsonSchema } from './schema.ts';
import { type Suggestions, suggestionsAt } from './suggestions.ts';
import { typedKeyAt } from './typed-key.ts';

export interface Completion extends Suggestions {
  /** What a suggestion is put into: the text as it is, or without the key that's being typed. */
  into: JsonRecord;
  /** What there is of a key that's being typed; undefined if the text is JSON. */
  start?: string;
}

/** What the schema allows at the cursor. While a key is being typed, only keys that start like it, in any case. */
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
  // In a list, there are no keys.
  if (all.value !== all.object) return undefined;
  const start = typed.start.toLowerCase();
  const keys = all.keys.filter(({ key }) => key.toLowerCase().startsWith(start));
  return { ...all, keys, values: [], into: typed.definition, start: typed.start };
}
