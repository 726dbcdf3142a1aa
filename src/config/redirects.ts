import { z } from 'zod';
import { href } from './links.ts';
import { atLeastOne, rule } from './rule.ts';

const from = z.string().check(rule(fromFix));

const redirect = z.strictObject({
  /** The old or alternative address, or several, from the root and without the base. */
  from: z.union([from, z.array(from).check(atLeastOne('list at least one address'))]),
  /** Its target: a page, from the root and without the base, or an external address. */
  to: href,
  /**
   * `page` creates a page with a link, which works on any host, and a host rule; `host` creates only the rule.
   * Default: `page`.
   */
  kind: z.enum(['page', 'host']).default('page'),
});

export const redirectsSchema = z.array(redirect);

/** The contents of redirects.ts. */
export type Redirects = z.input<typeof redirectsSchema>;

/** A redirect from one address to another. */
export interface Redirect {
  /** Address from the root, without base and trailing slash. */
  from: string;
  /** Address from the root without the base, or an external address. */
  to: string;
  kind: 'page' | 'host';
}

/** Checks the entries' types in the editor. Returns its argument. */
export function defineRedirects(input: Redirects): Redirects {
  return input;
}

/** One entry per old address. */
export function flattenRedirects(entries: z.output<typeof redirectsSchema>): Redirect[] {
  return entries.flatMap(({ from: sources, to, kind }) =>
    [sources].flat().map((source) => ({ from: source, to, kind })),
  );
}

function fromFix(value: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(value)) return 'only addresses on this site can be redirected; use the path';
  if (!value.startsWith('/')) return `start with a slash: \`/${value.replace(/\/+$/, '')}\``;
  if (value === '/' || value.startsWith('//'))
    return 'use an address below the root, such as `/docs/old-name`';
  if (value.endsWith('/')) return `remove the trailing slash: \`${value.replace(/\/+$/, '')}\``;
  if (/[?#*\s]/.test(value)) return 'use a path without a query, hash, `*`, or spaces';
  return undefined;
}
