import { z } from 'zod';
import { rule } from './rule.ts';

/** Text that is not empty or blank. */
export const text = z
  .string()
  .check(rule((value) => (value.trim() === '' ? 'must not be empty' : undefined)));

/**
 * Where a link leads: an address of this site from its root without the base (`/docs/faqs`), a place on the same
 * page (`#top`), or an outside address (`https://`, `http://`, `mailto:`).
 */
export const href = z.string().check(rule(hrefFix));

/** A file or page of this site, from the root and without the base: `/img/logo.svg`. */
export const sitePath = z.string().check(rule(sitePathFix));

/** An outside address that is loaded by a page, therefore only https. */
export const httpsUrl = z.string().check(rule(httpsFix));

function hrefFix(value: string): string | undefined {
  if (/^(?:#\S+|mailto:\S+@\S+)$/.test(value)) return undefined;
  if (/^https?:/i.test(value)) {
    return URL.canParse(value) && !/\s/.test(value) ? undefined : 'this is not a complete address';
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(value))
    return 'a link may start with `https:`, `http:`, `mailto:`, `/` or `#`';
  return sitePathFix(value);
}

/** What is wrong with an address of this site; undefined when nothing. */
export function sitePathFix(value: string): string | undefined {
  if (value.startsWith('//')) return `write the scheme too: \`https:${value}\``;
  if (/\s/.test(value)) return 'an address has no spaces; write `%20`';
  if (/^https?:/i.test(value)) return 'use a file of this site, written from its root: `/img/logo.svg`';
  if (value.startsWith('/')) return undefined;
  const path = value.replace(/^(?:\.{0,2}\/)+/, '');
  return path === '' ? 'must not be empty' : `write it from the root of the site: \`/${path}\``;
}

/** What is wrong with an outside address that pages load; undefined when nothing. */
export function httpsFix(value: string): string | undefined {
  if (URL.canParse(value) && value.startsWith('https://')) return undefined;
  if (value.startsWith('http://')) return `use https: \`https://${value.slice('http://'.length)}\``;
  return 'use a complete https address, such as `https://example.org/style.css`';
}

/** The href as a page writes it: addresses of this site get the base, all others stay. */
export function withBase(base: string, target: string): string {
  return target.startsWith('/') && !target.startsWith('//') ? base + target.slice(1) : target;
}
