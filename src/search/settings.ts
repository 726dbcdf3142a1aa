import type { Site } from '../config/site.ts';

/** The site configuration that the search uses, in `virtual:search`, which is fetched with the search. */
export interface SearchSettings {
  /** The results page, as a link. */
  page: string;
  /** Pages to start from after a search without results. */
  starts: Array<{ label: string; href: string }>;
  /** Where readers report a search without results, with `{title}`. */
  issueUrl?: string;
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
  /** The version to search from a page that doesn't belong to one. */
  version: string;
}

/**
 * The settings of a site.
 * @param page the results page as a link
 * @param starts pages to start from
 */
export function searchSettings(
  { search: { algolia }, issueUrl, versions }: Pick<Site, 'search' | 'issueUrl' | 'versions'>,
  page: string,
  starts: SearchSettings['starts'],
): SearchSettings {
  return {
    page,
    starts,
    ...(issueUrl && { issueUrl }),
    ...(algolia && { algolia: { ...algolia, version: versions[0]?.name ?? '' } }),
  };
}
