import { z } from 'zod';
import type { ConfigProblem } from './errors.ts';
import { href, rule } from './fields.ts';

/** It becomes a rule for hosts that know rules, and for the others a page with a link. */
const redirect = z.strictObject({
  /** The old or alternative address, from the root and without base and trailing slash. */
  from: z.string().check(rule(fromFix)),
  /** Its target: a page, from the root and without the base, or an external address. */
  to: href,
});
export type Redirect = z.output<typeof redirect>;

export const redirectsSchema = z.array(redirect);

/** The contents of redirects.ts. */
type Redirects = z.input<typeof redirectsSchema>;

/** Checks the entries' types in the editor. Returns its argument. */
export function defineRedirects(input: Redirects): Redirects {
  return input;
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

const file = 'redirects.ts';

/** Problems among redirects: an address listed twice, a chain, or a loop. */
export function redirectProblems(redirects: readonly Redirect[]): ConfigProblem[] {
  const targets = new Map<string, string>();
  const problems: ConfigProblem[] = [];
  for (const { from, to } of redirects) {
    if (targets.has(from)) problems.push(about(from, 'is redirected twice', 'keep only one of the entries'));
    else targets.set(from, to);
  }
  for (const [from, to] of targets) {
    const next = targets.get(pathOf(to));
    if (next === undefined) continue;
    const fix = pathOf(next) === from ? 'redirect it to a page' : `redirect it to \`${next}\``;
    problems.push(about(from, `redirects to \`${to}\`, which is also redirected`, fix));
  }
  return problems;
}

/**
 * A problem for each redirect that hides a page. The link check of the built site covers their targets.
 * @param addresses all pages, from the root and without base and trailing slash
 */
export const hiddenPages = (
  redirects: readonly Redirect[],
  addresses: ReadonlySet<string>,
): ConfigProblem[] =>
  redirects
    .filter(({ from }) => addresses.has(from))
    .map(({ from }) => about(from, 'is a page', 'remove the redirect or the page'));

function about(from: string, verdict: string, fix: string): ConfigProblem {
  return { file, key: 'from', value: from, problem: `\`${from}\` ${verdict}`, fix };
}

/** An address without query, hash, and trailing slash. */
function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
