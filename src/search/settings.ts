import type { Site } from '../config/site.ts';

/** The site configuration that the search uses, in `virtual:search`, which is fetched with the search. */
export interface SearchSettings {
  /** The results page, as a link. */
  page: string;
  /** Pages to start from after a search without results. */
  starts: Array<{ label: string; href: string }>;
  /** Where readers report a search without results: an address with `{title}`, the chat, or the community page. */
  report: string;
  /** Set only if Algolia is configured. */
  algolia?: AlgoliaSettings;
}

export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Origins that replace Algolia's own. */
  hosts?: string[];
  /** Where the site is published: `https://docs.example.org/`. Records of a crawler name whole addresses. */
  home: string;
  /** The version to search from a page that doesn't belong to one. */
  version: string;
}

/**
 * The settings of a site.
 * @param page the results page as a link
 * @param starts pages to start from
 * @param report where readers report a search without results
 */
export function searchSettings(
  site: Pick<Site, 'search' | 'url' | 'base' | 'versions'>,
  page: string,
  starts: SearchSettings['starts'],
  report: string,
): SearchSettings {
  const { algolia } = site.search;
  const home = site.url + site.base;
  return {
    page,
    starts,
    report,
    ...(algolia && { algolia: { ...algolia, home, version: site.versions[0]?.name ?? '' } }),
  };
}
