/** A stretch of text; marked ones matched the query. Always rendered as text, never as HTML. */
export interface Segment {
  text: string;
  marked: boolean;
}

export type Kind = 'guide' | 'concept' | 'reference' | 'api' | 'code';

export interface SearchHit {
  /** Address of the section, without base, with `#heading` unless it is the page's beginning. */
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
}

export interface SearchAnswer {
  /** Hits in all, before paging; sources that know only a bound say so. */
  total: number;
  hits: SearchHit[];
  /** How many hits each filter value has. */
  facets: { kind: Record<string, number>; section: Record<string, number> };
  /** Other queries worth trying when nothing was found. */
  suggestions: string[];
  /** Words of the query, as they were typed, that none of the first hits has. */
  ignored: string[];
}

/** @throws SearchUnavailable when the index or service cannot be reached or is damaged. */
export interface SearchSource {
  search(request: SearchRequest): Promise<SearchAnswer>;
  /** Fetches what every search needs, ahead of the first one. Never rejects. */
  prepare?(): Promise<void>;
}

export class SearchUnavailable extends Error {
  override name = 'SearchUnavailable';
}
