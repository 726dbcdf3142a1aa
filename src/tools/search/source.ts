import type { Kind } from '../../search/format.ts';

/** A part of a text; highlighted parts matched the query. Always rendered as text, never as HTML. */
export interface Segment {
  text: string;
  marked: boolean;
}

export interface SearchHit {
  /** Address of the section, without the base, and with `#heading` unless it's the start of the page. */
  address: string;
  /** The page the section belongs to. */
  page: { address: string; title: string; section: string; kind: Kind };
  /** From the page's title down to the section's heading. */
  path: string[];
  heading: Segment[];
  excerpt: Segment[];
}

export interface SearchRequest {
  query: string;
  kind?: Kind;
  section?: string;
  offset: number;
  limit: number;
  signal: AbortSignal;
  /** Answers from what's already loaded, or rejects with {@link NotLoaded}. */
  onlyLoaded?: true;
}

export interface SearchAnswer {
  /** Total number of hits before paging; sources that know only a bound say so. */
  total: number;
  hits: SearchHit[];
  /** The number of hits for each filter value. */
  facets: { kind: Record<string, number>; section: Record<string, number> };
  /** Other queries to try if there are no results. */
  suggestions: string[];
  /** Words of the query, as typed, that none of the first hits contain. */
  ignored: string[];
}

/** @throws SearchUnavailable if the index or service can't be reached or is damaged */
export interface SearchSource {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Prefetches the files that every search needs. Never rejects. */
  prepare?(): Promise<void>;
}

/** A search that was only to use what's loaded would have to fetch something. */
export class NotLoaded extends Error {
  override name = 'NotLoaded';
}

export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
