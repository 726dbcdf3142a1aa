import type { Site } from '../../config/site.ts';
import type { HeaderRule, RedirectRule } from './headers.ts';

/** The beginning of every file written here. */
export const mark = '# Written by the build:';

/** Cloudflare ignores a longer line of `_headers`. */
const lineLimit = 2000;

/** The text of `_headers`, in the syntax that Netlify and Cloudflare share. */
export function headersFile(rules: readonly HeaderRule[], base: string): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [encodeURI(path), ...lines].join('\n');
  });
  return `${opening('response headers', base)}\n\n${blocks.join('\n\n')}\n`;
}

/** Headers too long for Cloudflare, by name: the build reports them, so that they aren't missing in production. */
export function overlongHeaders(rules: readonly HeaderRule[]): string[] {
  return rules.flatMap(({ headers }) =>
    Object.entries(headers).flatMap(([name, value]) =>
      `  ${name}: ${value}`.length > lineLimit ? [name] : [],
    ),
  );
}

/**
 * The text of `_redirects`, in the syntax that Netlify and Cloudflare share.
 *
 * No rule removes a trailing slash or `.html`: both hosts handle those addresses themselves, and Netlify treats `/x/`
 * and `/x` alike, so such a rule would redirect to itself. Neither host handles `/x/index.html` and `/x/index`; two
 * rules per depth keep the file within Cloudflare's limits (2,000 plain rules, 100 with placeholders), however many
 * pages there are. Plain rules come first, as Cloudflare requires. There's also no rule for case: Netlify ignores
 * case, so redirecting `/faq` to `/FAQ` could redirect to itself. The not-found page finds those addresses
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
