/** Helpers that the unit tests in this folder share. */
import { type Checked, ConfigError } from './errors.ts';
import { checkRedirects, checkSidebars, checkSite } from './load.ts';
import type { Sidebars, WrittenSidebars } from './sidebars.ts';
import type { Site } from './site.ts';

const smallest = { title: 'Docs', url: 'https://docs.example.org' };

/** The messages for a site.config.ts with the two required fields and `fields`. */
export function siteMessages(fields: object): string[] {
  return messages(checkSite({ ...smallest, ...fields }));
}

/** The resolved site with the two required fields and `fields`. */
export function siteOf(fields: object = {}): Site {
  return unwrap(checkSite({ ...smallest, ...fields }));
}

export const sidebarMessages = (input: unknown): string[] => messages(checkSidebars(input));
export const writtenSidebarsOf = (input: unknown): WrittenSidebars => unwrap(checkSidebars(input));
/** Sidebars without `generated` entries. */
export const sidebarsOf = (input: unknown) => writtenSidebarsOf(input) as Sidebars;
export const redirectMessages = (input: unknown): string[] => messages(checkRedirects(input));

/** Each problem as it's printed. */
export function messages(result: Checked<unknown>): string[] {
  return result.ok ? [] : result.problems.map((problem) => new ConfigError(problem).message);
}

function unwrap<T>(result: Checked<T>): T {
  if (!result.ok) throw new ConfigError(result.problems);
  return result.value;
}
