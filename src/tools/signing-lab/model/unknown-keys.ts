import { settings } from 'virtual:provenance';
import { nearest } from '#config/nearest.ts';
import { entriesAt, type JsonRecord } from '../../../c2pa/json.ts';

export interface UnknownKey {
  key: string;
  /** The one that was probably meant. */
  meant?: string;
}

/**
 * Keys of a manifest definition that the SDK drops without a word. What it knows is what the site's JSON reference
 * explains; without a reference nothing is said.
 */
export function unknownKeys(definition: JsonRecord): UnknownKey[] {
  const known = settings.objects.ManifestDefinition?.properties;
  if (!known) return [];
  return entriesAt(definition)
    .filter(([key]) => !known.includes(key))
    .map(([key]) => ({ key, meant: nearest(key, known) }));
}
