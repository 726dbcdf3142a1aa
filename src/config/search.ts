import { z } from 'zod';
import { text } from './links.ts';
import { atLeastOne, rule } from './rule.ts';

const host = z
  .string()
  .check(rule(hostFix))
  .transform((value) => new URL(value).origin);

/** The hosted search. Everything here is published with the site, so only use a search-only key. */
const algolia = z.strictObject({
  /** Application id, ten capital letters and digits. */
  appId: z
    .string()
    .check(
      rule((value) => (/^[A-Z0-9]{10}$/.test(value) ? undefined : 'expected ten capital letters and digits')),
    ),
  /** The public, search-only key. */
  apiKey: text,
  /** Name of the index. */
  indexName: text,
  /** Show only results in the reader's current language and version. Default: true. */
  contextualSearch: z.boolean().default(true),
  /** Origins to use instead of Algolia's, in order of preference: your proxy, or a server for tests. */
  hosts: z
    .array(host)
    .check(atLeastOne("name at least one origin, or leave `hosts` out to use Algolia's own"))
    .optional(),
});
export type Algolia = z.output<typeof algolia>;

/** Search. Without `algolia`, the site searches its own index and sends no requests to other hosts. */
export const search = z.strictObject({
  /** Use Algolia instead of the built-in index. Default: the built-in index. */
  algolia: algolia.optional(),
  /**
   * Name in the browser's list of search engines, at most 16 characters. Default: as many words of the title as fit.
   */
  shortName: z
    .string()
    .check(
      rule((value) =>
        value.trim() !== '' && value.length <= 16
          ? undefined
          : "use 1 to 16 characters, which is OpenSearch's limit",
      ),
    )
    .optional(),
  /** Address of the results page, without leading and trailing slashes. Default: `search`. */
  searchPagePath: z
    .string()
    .check(
      rule((value) =>
        /^[\w-]+(?:\/[\w-]+)*$/.test(value)
          ? undefined
          : 'use letters, digits, `-`, and `_`, without leading or trailing slashes: `search`',
      ),
    )
    .default('search'),
});
export type Search = z.output<typeof search>;

/**
 * Origins a page contacts if it uses Algolia, in order of preference: the configured ones, or its search host and
 * three fallbacks.
 */
export function algoliaOrigins({ appId, hosts }: Pick<Algolia, 'appId' | 'hosts'>): string[] {
  const id = appId.toLowerCase();
  return (
    hosts ?? [
      `https://${id}-dsn.algolia.net`,
      ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
    ]
  );
}

/** What's wrong with an origin for search requests; undefined if nothing is. */
function hostFix(value: string): string | undefined {
  const form = 'use an https origin without a path: `https://search.example.org`';
  if (!URL.canParse(value)) return form;
  const { protocol, hostname, origin, href } = new URL(value);
  // What readers type must not cross the network unencrypted; on this computer, it doesn't cross one.
  const safe =
    protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.0\.0\.1)$/.test(hostname));
  return safe && href === `${origin}/` ? undefined : form;
}
