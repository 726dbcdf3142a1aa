import { z } from 'zod';
import { href } from './links.ts';
import { atLeastOne, rule } from './rule.ts';

const from = z.string().check(rule(fromFix));

const redirect = z.strictObject({
  /** The old or alternative address, or several: from the root, without the base. */
  from: z.union([from, z.array(from).check(atLeastOne('list at least one address'))]),
  /** The page it leads to, from the root and without the base, or an outside address. */
  to: href,
  /** `page` writes a page with a link, for any host, and a host rule; `host` only the rule. Default: `page`. */
  kind: z.enum(['page', 'host']).default('page'),
});

export const redirectsSchema = z.array(redirect);

/** What is written in redirects.ts. */
export type Redirects = z.input<typeof redirectsSchema>;

/** One address that leads to another. */
export interface Redirect {
  /** Address from the root, without base and closing slash. */
  from: string;
  /** Address from the root without the base, or an outside address. */
  to: string;
  kind: 'page' | 'host';
}

/** Checks the entries while they are written. It returns what it gets. */
export function defineRedirects(input: Redirects): Redirects {
  return input;
}

/** One entry for each old address. */
export function flattenRedirects(entries: z.output<typeof redirectsSchema>): Redirect[] {
  return entries.flatMap(({ from: sources, to, kind }) =>
    [sources].flat().map((source) => ({ from: source, to, kind })),
  );
}

function fromFix(value: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:/i.test(value))
    return 'only addresses of this site can be redirected; write the path';
  if (!value.startsWith('/')) return `start with a slash: \`/${value.replace(/\/+$/, '')}\``;
  if (value === '/' || value.startsWith('//'))
    return 'use an address below the root, such as `/docs/old-name`';
  if (value.endsWith('/')) return `leave the closing slash out: \`${value.replace(/\/+$/, '')}\``;
  if (/[?#*\s]/.test(value)) return 'use a path without query, hash, `*` or spaces';
  return undefined;
}
