import type { Site } from '../../config/site.ts';

/** What the search has to know of the site's configuration; it is `virtual:search`, fetched with the search. */
export interface SearchSettings {
  /** The results page, as a link. */
  page: string;
  /** Pages to start from when a search found nothing. */
  starts: Array<{ label: string; href: string }>;
  /** Where a search that found nothing is reported, with `{title}`. */
  issueUrl?: string;
  /** Only where Algolia is configured. */
  algolia?: AlgoliaSettings;
}

export interface AlgoliaSettings {
  appId: string;
  apiKey: string;
  indexName: string;
  contextualSearch: boolean;
  /** Origins that answer in place of Algolia's own. */
  hosts?: string[];
  /** The version searched from a page that belongs to none. */
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
