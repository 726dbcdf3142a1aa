import { type LiteClient, liteClient } from 'algoliasearch/lite';
import type { AlgoliaSettings } from '../../../search/settings.ts';
import { NotLoaded, type SearchRequest, type SearchSource, SearchUnavailable } from '../source.ts';
import { readAnswer } from './answer.ts';
import { hostOf } from './host.ts';
import { MARK_END, MARK_START } from './segments.ts';

/** Timeouts in milliseconds. The client's defaults are too short for a slow mobile connection. */
const timeouts = { connect: 3000, read: 6000, write: 6000 };

/**
 * Searches with Algolia. If a host fails, the client tries the next one.
 * @param context the reader's current language and version, evaluated for every search
 */
export function createAlgoliaSource(settings: AlgoliaSettings, context: () => Context): SearchSource {
  const { appId, apiKey, indexName, contextualSearch, hosts, home } = settings;
  const client = liteClient(appId, apiKey, { timeouts, ...(hosts && { hosts: hosts.map(hostOf) }) });
  return {
    async search(request) {
      const { signal } = request;
      signal.throwIfAborted();
      if (request.onlyLoaded) throw new NotLoaded('a service is always asked');
      const requests = requestsFor(request, indexName, contextualSearch ? context() : undefined);
      try {
        return readAnswer(await Promise.race([client.search({ requests }), aborted(signal)]), request, home);
      } catch (cause) {
        if (signal.aborted || cause instanceof SearchUnavailable) throw cause;
        throw new SearchUnavailable('the search service didn’t respond', { cause });
      }
    },
  };
}

/** Rejects if the search is aborted; the client itself can't be stopped. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

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
