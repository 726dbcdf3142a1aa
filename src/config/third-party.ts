import { z } from 'zod';
import { httpsFix, httpsUrl, sitePathFix } from './links.ts';
import { rule } from './rule.ts';
import { algoliaOrigins, type Search } from './search.ts';

/** Directives of the Content Security Policy that a site can extend. */
export const cspDirectives = [
  'script-src',
  'style-src',
  'font-src',
  'connect-src',
  'frame-src',
  'img-src',
  'media-src',
] as const;
export type CspDirective = (typeof cspDirectives)[number];

/** Sources to add to the policy, by directive; a directive without additions isn't included. */
export type CspSources = Partial<Record<CspDirective, string[]>>;

const source = z.string().check(rule(sourceFix));
const sources = z.array(source).optional();

const scriptPath = z
  .string()
  .check(rule((value) => (/^https?:/i.test(value) ? httpsFix(value) : sitePathFix(value))));

const script = z.strictObject({
  /** Address of the script. */
  src: httpsUrl,
  /** Hash of the script (subresource integrity): `sha384-…`. */
  integrity: z
    .string()
    .regex(
      /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/,
      'use the algorithm and the base64 hash, such as `sha384-…`',
    )
    .optional(),
});

/**
 * What pages load from other hosts; nothing unless set. It's loaded so that it can't block or break a page, and its
 * origins are added to the site's policy.
 */
export const thirdParty = z.strictObject({
  /** Script that asks for consent. Default: none. */
  consentScript: script.optional(),
  /** The site's own cookie script: a file on this site or an https address. Default: none. */
  cookieScript: z
    .strictObject({
      /** `/cookies.js`, or an https address. */
      src: scriptPath,
    })
    .optional(),
  /** Stylesheets with fonts. If the fonts are on another host than their stylesheet, also set `csp`. Default: none. */
  fontStylesheets: z
    .array(
      z.strictObject({
        /** Address of the stylesheet. */
        href: httpsUrl,
      }),
    )
    .default([]),
  /**
   * Additional origins for the policy, if something above loads more: `{ 'font-src': ['https://fonts.gstatic.com']
   * }`.
   */
  csp: z
    .strictObject({
      'script-src': sources,
      'style-src': sources,
      'font-src': sources,
      'connect-src': sources,
      'frame-src': sources,
      'img-src': sources,
      'media-src': sources,
    })
    .prefault({}),
});
export type ThirdParty = z.output<typeof thirdParty>;

/** DocSearch draws Algolia's logo with this `<style>`: `.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}`. */
const LOGO_STYLE = "'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='";

/** Everything the configuration adds to the policy; empty if no third party is used. */
export function cspSources(config: ThirdParty, search: Search): CspSources {
  const scripts = [config.consentScript?.src, config.cookieScript?.src].flatMap(originOf);
  const styles = config.fontStylesheets.map(({ href }) => href).flatMap(originOf);
  const queries = search.algolia === undefined ? [] : algoliaOrigins(search.algolia);
  const needed: CspSources = {
    'script-src': scripts,
    'style-src': search.algolia === undefined ? styles : [...styles, LOGO_STYLE],
    'font-src': styles,
    // A consent or cookie script reports the reader's choice to its own origin.
    'connect-src': [...scripts, ...queries],
  };
  return Object.fromEntries(
    cspDirectives
      .map((name) => [name, [...new Set([...(needed[name] ?? []), ...(config.csp[name] ?? [])])]] as const)
      .filter(([, list]) => list.length > 0),
  );
}

const originOf = (src: string | undefined): string[] =>
  src?.startsWith('https://') ? [new URL(src).origin] : [];

function sourceFix(value: string): string | undefined {
  if (value.startsWith("'") || value === '*' || /^[a-z]+:$/.test(value)) {
    return 'only individual hosts can be added, not keywords, schemes, or `*`';
  }
  if (/^(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(value)) return undefined;
  return 'use an https origin without a path: `https://cdn.example.org`';
}
