import { settings } from 'virtual:provenance';

/** What a validation status code means, from data/status-codes.json of the site; undefined for one it does not know. */
export interface CodeMeaning {
  text: string;
  /** Its page, where the site has one. */
  href?: string;
}

export const meaningOf = (code: string): CodeMeaning | undefined =>
  Object.hasOwn(settings.codes, code) ? settings.codes[code] : undefined;
