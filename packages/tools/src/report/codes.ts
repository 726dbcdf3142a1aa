import { settings } from 'virtual:provenance';
import type { CodeMeaning } from '../settings.ts';

/** What a validation status code means; undefined for one that the site doesn't explain. */
export const meaningOf = (code: string): CodeMeaning | undefined =>
  Object.hasOwn(settings.codes, code) ? settings.codes[code] : undefined;
