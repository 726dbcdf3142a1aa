import type { Route } from '@playwright/test';
import { indexedPages } from './built-index.ts';

interface Query {
  query: string;
  hitsPerPage?: number;
  facetFilters?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}
type CrawledRecord = ReturnType<typeof crawled>[number];

/** What DocSearch's crawler would record of a built site. @param home where it's published */
export const crawled = (
  dir: string,
  home: string,
  language = 'en',
  versionOf: (address: string) => string = () => 'current',
) =>
  indexedPages(dir).flatMap(({ address, title, section, headings, body }) =>
    body.texts.map((content, at) => {
      const url = home + address.slice(1) + (at > 0 ? `#${body.ids[at - 1]}` : '');
      const lvl2 = headings[at - 1] ?? null;
      const deeper = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
      return {
        objectID: `${language} ${url}`,
        url,
        type: lvl2 === null ? 'content' : 'lvl2',
        hierarchy: { lvl0: section || 'Documentation', lvl1: title, lvl2, ...deeper },
        content,
        language,
        version: versionOf(address),
      };
    }),
  );

function answer(query: Query, records: readonly CrawledRecord[]) {
  const { hitsPerPage = 20, highlightPreTag = '<em>', highlightPostTag = '</em>' } = query;
  const words = query.query.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const found = records.filter(({ hierarchy, content, language, version }) => {
    const text = `${Object.values(hierarchy).join(' ')} ${content}`.toLowerCase();
    const facets = [`language:${language}`, `version:${version}`];
    const isWanted = (query.facetFilters ?? []).flat().every((filter) => facets.includes(filter));
    return isWanted && words.every((word) => text.includes(word));
  });
  const marked = (text: string | null) => ({
    value: (text ?? '').replace(/[\p{L}\d]+/gu, (own) =>
      words.some((word) => own.toLowerCase().startsWith(word))
        ? highlightPreTag + own + highlightPostTag
        : own,
    ),
    matchLevel: 'full',
    matchedWords: words,
  });
  const hits = found.slice(0, hitsPerPage).map((record) => {
    const levels = Object.entries(record.hierarchy).map(([level, text]) => [level, marked(text)]);
    const hierarchy = Object.fromEntries(levels);
    const content = marked(record.content.slice(0, 160));
    return { ...record, _highlightResult: { hierarchy }, _snippetResult: { hierarchy, content } };
  });
  return { hits, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage, index: 'docs', query: query.query };
}

/** Where Algolia answers the site in `tests/fixtures/algolia`. */
export const ALGOLIA = /^https:\/\/abcdefghij-\w+\.algolia(?:net)?\.(?:net|com)\//;

/** Stands in for Algolia: its published format of answers, and the simplest matching. */
export const algolia = {
  mood: 'well' as 'well' | 'failing' | 'malformed',
  queries: [] as Query[],
  records: [] as CrawledRecord[],
  async answer(route: Route): Promise<void> {
    const { requests }: { requests: Query[] } = route.request().postDataJSON();
    algolia.queries.push(...requests);
    const results = requests.map((query) => answer(query, algolia.records));
    const body = algolia.mood === 'malformed' ? '{"results":[{"hits":[' : JSON.stringify({ results });
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    await route.fulfill({ status: algolia.mood === 'failing' ? 503 : 200, headers, body });
  },
};
