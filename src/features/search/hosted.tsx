/** The hosted search: DocSearch's dialog, and Algolia for the results page, in the format of an index that DocSearch's crawler fills. */
import { settings } from 'virtual:search';
import type { Result } from '@content-credentials/search/sections';
import { loadStylesheet } from '@content-credentials/tools/ui/stylesheet';
import style from '@docsearch/css/dist/style.css?url';
import type { DocSearchHit } from '@docsearch/react';
import { DocSearchModal } from '@docsearch/react/modal';
import { liteClient } from 'algoliasearch/lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { recall, versionKey } from '../../client/storage.ts';
import { hrefOf } from '../../config/address.ts';
import { parameterOf, reportLink } from './Search.tsx';
import type { SearchSettings } from './settings.ts';

const { home, version, ...algolia } = settings.algolia as NonNullable<SearchSettings['algolia']>;

const client = liteClient(algolia.appId, algolia.apiKey);

/** Language and version of the open page; outside the docs, the version that the reader prefers. */
function contextOfPage(): { facetFilters: string[] } {
  const key = versionKey();
  const here = document.getElementById('layout')?.dataset.docsVersion ?? ((key && recall(key)) || version);
  const filters = [`language:${document.documentElement.lang}`, `version:${here}`];
  return { facetFilters: algolia.contextualSearch ? filters : [] };
}

/** The address of a record on this site; undefined for one that isn't of this site. */
const addressOf = (url = ''): string | undefined =>
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

/** DocSearch inserts texts of records as HTML, so only the marks of the service are left as such. */
const escaped = <Value,>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replace(/<(?!\/?mark>)/g, '&lt;'));

/** DocSearch shows a failed request as one without results, for which its own strings are the specification's but one. */
const FAILED = {
  noResultsText: 'Unable to fetch results for',
  reportMissingResultsText: 'You might want to check your network connection.',
};

function Hosted({ initialQuery, onClose }: { initialQuery: string; onClose: () => void }) {
  const [hasFailed, setFailed] = useState(false);
  const search: typeof client.search = (...request) => {
    const answer = client.search(...request);
    answer.then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return answer as never;
  };
  return (
    <DocSearchModal
      appId={algolia.appId}
      apiKey={algolia.apiKey}
      indices={[{ name: algolia.indexName, searchParameters: contextOfPage() }]}
      initialQuery={initialQuery}
      initialScrollY={scrollY}
      onClose={onClose}
      translations={{ noResultsScreen: hasFailed ? FAILED : { noResultsText: 'No results for' } }}
      transformSearchClient={() => ({ ...client, search })}
      // Records come from outside, so only those of this site are links.
      transformItems={(items) =>
        items.flatMap((item) => {
          const address = addressOf(item.url);
          return address === undefined ? [] : [{ ...escaped(item), url: hrefOf(address, settings) }];
        })
      }
      getMissingResultsUrl={({ query }) => reportLink(query)}
      resultsFooterComponent={({ state }) => (
        <a href={settings.page + parameterOf(state.query)} onClick={onClose}>
          See all results
        </a>
      )}
    />
  );
}

/** Opens DocSearch in the place of the shell. @param initialQuery text typed before this code loaded */
export async function openDialog(shell: HTMLDialogElement, initialQuery: string): Promise<void> {
  await loadStylesheet(style);
  shell.close();
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    document.querySelector<HTMLElement>('[data-search]')?.focus();
  };
  root.render(createPortal(<Hosted initialQuery={initialQuery} onClose={close} />, document.body));
}
