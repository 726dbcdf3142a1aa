/** Algolia, in the format of an index that DocSearch's crawler fills. */
import { settings } from 'virtual:search';
import type { Result } from '@content-credentials/search/sections';
import type { DocSearchHit } from '@docsearch/react';
import { liteClient } from 'algoliasearch/lite';
import { recall, versionKey } from '../../client/storage.ts';
import type { SearchSettings } from './settings.ts';

export const { home, version, ...algolia } = settings.algolia as NonNullable<SearchSettings['algolia']>;

export const client = liteClient(algolia.appId, algolia.apiKey);

/** Language and version of the open page; outside the docs, the version that the reader prefers. */
export function contextOfPage(): { facetFilters: string[] } {
  const key = versionKey();
  const here = document.getElementById('layout')?.dataset.docsVersion ?? ((key && recall(key)) || version);
  const filters = [`language:${document.documentElement.lang}`, `version:${here}`];
  return { facetFilters: algolia.contextualSearch ? filters : [] };
}

/** The address of a record on this site; undefined for one that isn't of this site. */
export const addressOf = (url = ''): string | undefined =>
  url.startsWith(home) ? `/${url.slice(home.length).replace(/^[\\/]+/, '')}` : undefined;

/** The texts of records have entities, and no tags. */
const textOf = (html?: string | null): string =>
  new DOMParser().parseFromString((html ?? '').replaceAll('<', '&lt;'), 'text/html').body.textContent;

function resultOf({ url, hierarchy, content }: Partial<DocSearchHit>, terms: readonly string[]): Result[] {
  const address = addressOf(url);
  const { lvl0, ...levels }: Partial<DocSearchHit['hierarchy']> = hierarchy ?? {};
  const [title = '', ...headings] = Object.values(levels).map(textOf).filter(Boolean);
  const texts = { title, heading: headings.at(-1) ?? '', section: textOf(lvl0), excerpt: textOf(content) };
  return address === undefined ? [] : [{ address, ...texts, terms }];
}

/** Answers the results page. */
export async function* askAlgolia(query: string, hitsPerPage: number) {
  const plain = { attributesToHighlight: [], attributesToSnippet: [] };
  const request = { indexName: algolia.indexName, query, hitsPerPage, ...plain, ...contextOfPage() };
  const { results } = await client.searchForHits<Partial<DocSearchHit>>({ requests: [request] });
  const { hits = [], nbHits = 0 } = results[0] ?? {};
  const terms = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  yield { results: hits.flatMap((hit) => resultOf(hit, terms)), total: nbHits, suggestions: [], unknown: [] };
}
