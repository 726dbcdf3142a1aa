import type { HeaderRule } from './headers.ts';
import type { RedirectRule } from './redirects.ts';

/** How every file written here begins. */
export const mark = '# Written by the build:';

/** Cloudflare ignores a longer line of `_headers`. */
const lineLimit = 2000;

/** The text of `_headers`, the syntax shared by Netlify and Cloudflare. */
export function headersFile(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [encodeURI(path), ...lines].join('\n');
  });
  return `${opening('response headers', base)}\n\n${blocks.join('\n\n')}\n`;
}

/** Headers too long for Cloudflare, by name: better told at build time than found missing in production. */
export function overlongHeaders(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ headers }) =>
    Object.entries(headers).flatMap(([name, value]) =>
      `  ${name}: ${value}`.length > lineLimit ? [name] : [],
    ),
  );
}

/**
 * The text of `_redirects`, the syntax shared by Netlify and Cloudflare.
 *
 * No rule takes a closing slash or `.html` off: both hosts answer those addresses themselves, and Netlify matches
 * `/x/` and `/x` alike, so such a rule would lead to itself. `/x/index.html` neither knows; one rule per depth keeps
 * the file inside Cloudflare's limits (2,000 plain rules, 100 with placeholders) however many pages there are. Plain
 * rules come first, as Cloudflare wants.
 *
 * @param base the site's base path, `/` or `/x/`
 * @param depth how many steps the longest address has below the base
 */
export function redirectsFile(rules: readonly RedirectRule[], base: string, depth: number): string {
  const moved = rules.map(({ from, to }) => `${from} ${to} 301`);
  const names = Array.from({ length: depth }, (_, step) => `:${String.fromCharCode(97 + step)}`);
  const clean = names.map((_, step) => {
    const address = base + names.slice(0, step + 1).join('/');
    return `${address}/index.html ${address} 301`;
  });
  return [
    opening('redirects', base),
    ...moved,
    '',
    '# /x/index.html is /x. The host itself leads /x/ and /x.html to /x (on Netlify: "Pretty URLs").',
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
