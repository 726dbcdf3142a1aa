import { ROUTE_DATA } from '../../client/navigation/route-data.ts';
import { type AddressPolicy, hrefOf } from '../../config/address.ts';
import type { Redirect } from '../../config/redirects.ts';
import type { Site } from '../../config/site.ts';

/** Headers for the addresses that match a path, which may end in `*`. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** What static hosts send by default: cache, but revalidate. */
export const revalidate = 'public, max-age=0, must-revalidate';
/** Files without a hash in their name: an hour without revalidating, and up to a week while revalidating. */
const hourly = 'public, max-age=3600, stale-while-revalidate=604800';

/** What's cached longer, by folder: pictures and fonts, and what has a hash in its name. */
const CACHED: Readonly<Record<string, string>> = {
  _astro: 'public, max-age=31536000, immutable',
  // The router compares a page's data with the script that runs, so that an older copy does no harm.
  [ROUTE_DATA]: 'public, max-age=300, must-revalidate',
  ...Object.fromEntries(['attacks', 'fonts', 'img', 'pictures', 'social'].map((name) => [name, hourly])),
};

const denied =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb';

/**
 * The site's header rules; the first one applies to the whole site.
 *
 * Netlify and Cloudflare join the values of all matching rules, so two overlapping rules can't set the same header.
 * `Cache-Control` is therefore written only for folders, and both hosts send {@link revalidate} for the rest.
 *
 * @param files the built files, relative to the output folder, with `/`
 */
export function headerRules(
  site: Pick<Site, 'url' | 'base' | 'noIndex'>,
  policy: string,
  files: string[],
): HeaderRule[] {
  const everywhere: Record<string, string> = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': denied
      .split(' ')
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  // Without includeSubDomains: we can't decide for the other hosts on the operator's domain.
  if (site.url.startsWith('https:')) everywhere['Strict-Transport-Security'] = 'max-age=31536000';
  if (site.noIndex) everywhere['X-Robots-Tag'] = 'noindex';

  return [
    { path: `${site.base}*`, headers: everywhere },
    ...Object.entries(CACHED)
      .filter(([folder]) => files.some((file) => file.startsWith(`${folder}/`)))
      .map(([folder, value]) => ({ path: `${site.base}${folder}/*`, headers: { 'Cache-Control': value } })),
  ];
}

/** One redirect as a host sees it: both addresses are percent-encoded and include the base path. */
export interface RedirectRule {
  from: string;
  to: string;
}

/** The redirects of the site, one per old address. A target is written as the site links to it, so there's one hop. */
export function redirectRules(redirects: readonly Redirect[], policy: AddressPolicy): RedirectRule[] {
  const encoded = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://host');
    return pathname + search + hash;
  };
  return redirects.map(({ from, to }) => ({
    from: encoded(policy.base + from.slice(1)),
    to: to.startsWith('/') ? encoded(hrefOf(to, policy)) : new URL(to).href,
  }));
}

/** The beginning of every file written here. */
export const mark = '# Written by the build:';

/** The text of `_headers`, in the syntax that Netlify and Cloudflare share. */
export function headersFile(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [encodeURI(path), ...lines].join('\n');
  });
  return `${opening('response headers', base)}\n\n${blocks.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`, in the syntax that Netlify and Cloudflare share.
 *
 * No rule removes a trailing slash or `.html`: both hosts handle those addresses themselves, and Netlify treats `/x/`
 * and `/x` alike, so such a rule would redirect to itself. Neither host handles `/x/index.html` and `/x/index`; two
 * rules per depth keep the file within Cloudflare's limits (2,000 plain rules, 100 with placeholders), however many
 * pages there are. Plain rules come first, as Cloudflare requires. No host has a rule for case: Netlify ignores it, so
 * redirecting `/faq` to `/FAQ` could redirect to itself. The not-found page finds those addresses
 * (`views/NotFoundPage.client.ts`).
 *
 * @param depth the number of path segments below the base in the longest address
 * @param otherHomes paths of home pages below this one, each of which ends in a slash under every policy
 */
export function redirectsFile(
  rules: readonly RedirectRule[],
  { base, trailingSlash }: Pick<Site, 'base' | 'trailingSlash'>,
  depth: number,
  otherHomes: readonly string[] = [],
): string {
  const moved = rules.map(({ from, to }) => `${from} ${to} 301`);
  const names = Array.from({ length: depth }, (_, step) => `:${String.fromCharCode(97 + step)}`);
  const clean = names.flatMap((_, step) => {
    const address = base + names.slice(0, step + 1).join('/');
    const to = trailingSlash === 'always' ? `${address}/` : address;
    return [`${address}/index.html ${to} 301`, `${address}/index ${to} 301`];
  });
  return [
    opening('redirects', base),
    ...moved,
    `${base}index ${base} 301`,
    ...otherHomes.flatMap((home) => [`${home}index.html ${home} 301`, `${home}index ${home} 301`]),
    '',
    '# /x/index.html and /x/index are /x. The host itself redirects /x/ and /x.html (on Netlify: "Pretty URLs").',
    ...clean,
    '',
  ].join('\n');
}

function opening(what: string, base: string): string {
  const place = `# Base path ${base}: publish a folder that holds this one as ${base.slice(1)}, with this file at its top.`;
  return [
    `# Written by the build: ${what} for Netlify and Cloudflare.`,
    ...(base === '/' ? [] : [place]),
  ].join('\n');
}
