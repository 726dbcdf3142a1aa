import type { LiteClient } from 'algoliasearch/lite';
import type { SearchRequest } from '../source.ts';
import { MARK_END, MARK_START } from './segments.ts';

export type Requests = Extract<Parameters<LiteClient['search']>[0], { requests: unknown }>['requests'];

/** The limits of a contextual search. */
export interface Context {
  language: string;
  version: string;
}

/** Algolia rejects longer queries. */
const LONGEST_QUERY = 512;

type Wanted = Pick<SearchRequest, 'query' | 'kind' | 'section' | 'offset' | 'limit'>;

/**
 * The queries for one search, sent as one request: the hits, and for each active filter, the counts of its other
 * values, which the hits don't include.
 */
export function requestsFor(wanted: Wanted, indexName: string, context: Context | undefined): Requests {
  const { kind, section, offset, limit } = wanted;
  const query = wanted.query.trim().slice(0, LONGEST_QUERY).toWellFormed();
  const around = context ? [`language:${context.language}`, `version:${context.version}`] : [];
  const byKind = kind ? [`kind:${kind}`] : [];
  const bySection = section ? [`section:${section}`] : [];
  const counts = (facet: string, facetFilters: string[]) => ({
    indexName,
    query,
    facets: [facet],
    facetFilters: [...around, ...facetFilters],
    hitsPerPage: 0,
    analytics: false,
  });
  return [
    {
      indexName,
      query,
      facets: ['kind', 'section'],
      facetFilters: [...around, ...byKind, ...bySection],
      hitsPerPage: limit,
      page: Math.floor(offset / limit),
      attributesToRetrieve: [
        ...['address', 'pageAddress', 'title', 'section', 'kind', 'path', 'heading'],
        // Records of DocSearch, which come from a crawler.
        ...['hierarchy', 'url', 'type'],
      ],
      attributesToHighlight: ['heading', 'hierarchy'],
      attributesToSnippet: ['text:28', 'content:28'],
      snippetEllipsisText: '…',
      highlightPreTag: MARK_START,
      highlightPostTag: MARK_END,
    },
    ...(kind ? [counts('kind', bySection)] : []),
    ...(section ? [counts('section', byKind)] : []),
  ];
}
