import type { SearchRecord } from '../../src/integrations/search/records.ts';

export type Stored = SearchRecord;

/** The query parameters that the stand-in supports. */
export interface Query {
  indexName: string;
  query: string;
  facets?: string[];
  facetFilters?: string[];
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** Answers one query in Algolia's documented format, with the simplest matching: every word is the start of a word. */
export function answerQuery(query: Query, index: Map<string, Stored> = new Map()) {
  const words = wordsOf(query.query);
  const { hitsPerPage = 20, page = 0 } = query;
  const found = [...index.values()].filter(
    (record) =>
      (query.facetFilters ?? []).every((filter) => has(record, filter)) &&
      words.every((word) => textsOf(record).some((own) => own.startsWith(word))),
  );
  return {
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => hitOf(record, words, query)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    facets: Object.fromEntries((query.facets ?? []).map((name) => [name, counts(found, name)])),
    exhaustiveNbHits: true,
    query: query.query,
    index: query.indexName,
    processingTimeMS: 1,
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

const textsOf = ({ title, heading, text, identifiers }: Stored) =>
  wordsOf([title, heading, text, ...identifiers].join(' '));

const fieldOf = (record: Stored, name: string) =>
  String((record as unknown as Record<string, unknown>)[name]);

function has(record: Stored, filter: string): boolean {
  const [name = '', ...value] = filter.split(':');
  return fieldOf(record, name) === value.join(':');
}

function counts(records: readonly Stored[], name: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const record of records) {
    const value = fieldOf(record, name);
    found[value] = (found[value] ?? 0) + 1;
  }
  return found;
}

function hitOf(
  record: Stored,
  words: readonly string[],
  { highlightPreTag = '<em>', highlightPostTag = '</em>' }: Query,
) {
  const mark = (text: string) =>
    text.replace(/[\p{L}\d]+/gu, (own) =>
      words.some((word) => own.toLowerCase().startsWith(word))
        ? highlightPreTag + own + highlightPostTag
        : own,
    );
  const { identifiers: _, ...rest } = record;
  const { text, ...retrieved } = rest;
  return {
    ...retrieved,
    _highlightResult: { heading: { value: mark(record.heading), matchLevel: 'full' } },
    _snippetResult: { text: { value: `${mark(text.slice(0, 160))}…`, matchLevel: 'full' } },
  };
}
