import type { Route } from '@playwright/test';
import { indexedPages } from './built-index.ts';

interface Query {
  query: string;
  hitsPerPage?: number;
  facetFilters?: string[];
}
type CrawledRecord = ReturnType<typeof crawled>[number];

/** What DocSearch's crawler would record of a built site. @param home where it's published */
export const crawled = (dir: string, home: string, language = 'en') =>
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
        version: address.startsWith('/docs/1.0') ? '1.0' : 'current',
      };
    }),
  );

function answer({ query, hitsPerPage = 20, facetFilters = [] }: Query, records: readonly CrawledRecord[]) {
  const words = query.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const found = records.filter(({ hierarchy, content, language, version }) => {
    const text = `${Object.values(hierarchy).join(' ')} ${content}`.toLowerCase();
    const facets = [`language:${language}`, `version:${version}`];
    return facetFilters.every((one) => facets.includes(one)) && words.every((word) => text.includes(word));
  });
  const hits = found.slice(0, hitsPerPage);
  return { hits, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage, index: 'docs', query };
}

/** Where Algolia answers the site in `tests/fixtures/options`. */
export const ALGOLIA = /^https:\/\/abcdefghij-\w+\.algolia(?:net)?\.(?:net|com)\//;

/** Stands in for Algolia: its published format of answers, and the simplest matching. */
export const algolia = {
  isDown: false,
  queries: [] as Query[],
  records: [] as CrawledRecord[],
  async answer(route: Route): Promise<void> {
    const { requests }: { requests: Query[] } = route.request().postDataJSON();
    algolia.queries.push(...requests);
    const results = requests.map((query) => answer(query, algolia.records));
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'application/json' };
    await route.fulfill({ status: algolia.isDown ? 503 : 200, headers, body: JSON.stringify({ results }) });
  },
};
