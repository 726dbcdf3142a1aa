import { z } from 'zod';
import { rule } from './rule.ts';

/** Text that isn't empty or blank. */
export const text = z
  .string()
  .check(rule((value) => (value.trim() === '' ? 'must not be empty' : undefined)));

/**
 * A link's target: an address on this site, from its root without the base (`/docs/faqs`), an anchor on the same page
 * (`#top`), or an external address (`https://`, `http://`, `mailto:`).
 */
export const href = z.string().check(rule(hrefFix));

/** A file or page on this site, from the root and without the base, such as `/img/logo.svg`. */
export const sitePath = z.string().check(rule(sitePathFix));

/** An external address that a page loads, so only https is allowed. */
export const httpsUrl = z.string().check(rule(httpsFix));

function hrefFix(value: string): string | undefined {
  if (/^(?:#\S+|mailto:\S+@\S+)$/.test(value)) return undefined;
  if (/^https?:/i.test(value)) {
    return URL.canParse(value) && !/\s/.test(value)
      ? undefined
      : 'use a complete URL, such as `https://example.org`';
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(value))
    return 'use a URL that starts with `https:`, `http:`, `mailto:`, `/`, or `#`';
  return sitePathFix(value);
}

/** What's wrong with an address on this site; undefined if nothing is. */
export function sitePathFix(value: string): string | undefined {
  if (value.startsWith('//')) return `add the scheme: \`https:${value}\``;
  if (/\s/.test(value)) return 'write `%20` for spaces';
  if (/^https?:/i.test(value)) return 'use a file on this site, from its root: `/img/logo.svg`';
  if (value.startsWith('/')) return undefined;
  const path = value.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' ? 'must not be empty' : `start at the root of the site: \`/${path}\``;
}

/** What's wrong with an external address that pages load; undefined if nothing is. */
export function httpsFix(value: string): string | undefined {
  if (URL.canParse(value) && value.startsWith('https://')) return undefined;
  if (value.startsWith('http://')) return `use https: \`https://${value.slice('http://'.length)}\``;
  return 'use a complete https URL, such as `https://example.org/style.css`';
}

/** The href for a page: addresses on this site get the base; all others stay unchanged. */
export function withBase(base: string, target: string): string {
  return target.startsWith('/') && !target.startsWith('//') ? base + target.slice(1) : target;
}
