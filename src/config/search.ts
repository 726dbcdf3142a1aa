import { z } from 'zod';
import { text } from './links.ts';
import { rule } from './rule.ts';

const matching = (form: RegExp, fix: string) =>
  z.string().check(rule((value) => (form.test(value) ? undefined : fix)));

/** The hosted search. Everything here is published with the site, so only use a search-only key. */
const algolia = z.strictObject({
  /** Application id, ten capital letters and digits. */
  appId: matching(/^[A-Z0-9]{10}$/, 'expected ten capital letters and digits'),
  /** The public, search-only key. */
  apiKey: text,
  /** Name of the index. */
  indexName: text,
  /** Show only results in the reader's current language and version. Default: true. */
  contextualSearch: z.boolean().default(true),
});
export type Algolia = z.output<typeof algolia>;

/** Search. Without `algolia`, the site searches its own index and sends no requests to other hosts. */
export const search = z.strictObject({
  /** Use Algolia instead of the built-in index. Default: the built-in index. */
  algolia: algolia.optional(),
  /**
   * Name in the browser's list of search engines, at most 16 characters. Default: as many words of the title as fit.
   */
  shortName: matching(/^(?=.*\S).{1,16}$/, "use 1 to 16 characters, which is OpenSearch's limit").optional(),
  /** Address of the results page, without leading and trailing slashes. Default: `search`. */
  searchPagePath: matching(
    /^[\w-]+(?:\/[\w-]+)*$/,
    'use letters, digits, `-`, and `_`, without leading or trailing slashes: `search`',
  ).default('search'),
});
export type Search = z.output<typeof search>;

/** Origins that a page contacts if it uses Algolia: its search host, and three to fall back to. */
export function algoliaOrigins({ appId }: Pick<Algolia, 'appId'>): string[] {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`),
  ];
}
