/** Algolia, in the format of an index that DocSearch's crawler fills. */
import { liteClient } from 'algoliasearch/lite';
import { recall } from '../../client/storage.ts';
import { versionKey } from '../../client/version.ts';
import type { AlgoliaSettings, Answer, Result, Segment } from './pages.ts';

/** The client's own limits are too short for a slow mobile connection. */
const timeouts = { connect: 3000, read: 6000, write: 6000 };

type Levels<Value> = Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, Value>>;
interface Hit {
  url?: string;
  _highlightResult?: { hierarchy?: Levels<{ value?: string }> };
  _snippetResult?: { content?: { value?: string } };
}

let client: ReturnType<typeof liteClient> | undefined;

/** The client of the site's index, which remembers answers, and hosts that don't respond. */
export function clientOf({ appId, apiKey, hosts }: AlgoliaSettings) {
  const toHost = (origin: string) => {
    const { hostname: url, port, protocol } = new URL(origin);
    return {
      url,
      ...(port && { port: Number(port) }),
      protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
      accept: 'readWrite' as const,
    };
  };
  client ??= liteClient(appId, apiKey, { timeouts, ...(hosts && { hosts: hosts.map(toHost) }) });
  return client;
}

/** Language and version of the open page; outside the docs, the version that the reader prefers. */
export function contextOf({ contextualSearch, version }: AlgoliaSettings): { facetFilters: string[] } {
  const key = versionKey();
  const here = document.getElementById('layout')?.dataset.docsVersion ?? ((key && recall(key)) || version);
  const filters = [`language:${document.documentElement.lang}`, `version:${here}`];
  return { facetFilters: contextualSearch ? filters : [] };
}

/** The address of a record on this site; empty for one that isn't of this site. */
export const addressOf = (url: unknown, home: string): string =>
  typeof url === 'string' && url.startsWith(home) ? `/${url.slice(home.length)}` : '';

/** The texts of records are HTML. Every second part is between the tags of a mark. */
const segmentsOf = (html = ''): Segment[] =>
  html
    .split(/<\/?mark>/)
    .map((part, at) => ({ text: textOf(part), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
function textOf(html: string): string {
  const decoder = document.createElement('textarea');
  decoder.innerHTML = html.replaceAll('<', '&lt;');
  return decoder.value;
}

function resultOf({ url, _highlightResult, _snippetResult }: Hit, home: string): Result {
  const { lvl0, ...levels } = _highlightResult?.hierarchy ?? {};
  const [title, ...headings] = Object.values(levels).filter(({ value }) => value);
  return {
    address: addressOf(url, home),
    title: segmentsOf(title?.value),
    heading: segmentsOf(headings.at(-1)?.value),
    excerpt: segmentsOf(_snippetResult?.content?.value),
    kind: '',
    section: segmentsOf(lvl0?.value)
      .map(({ text }) => text)
      .join(''),
  };
}

/** Answers the results page. */
export async function* askAlgolia(
  settings: AlgoliaSettings,
  query: string,
  hitsPerPage: number,
): AsyncGenerator<Answer> {
  const { indexName, home } = settings;
  const tags = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  const request = {
    indexName,
    query: query.slice(0, 512).toWellFormed(),
    hitsPerPage,
    ...tags,
    ...contextOf(settings),
  };
  const { results } = await clientOf(settings).searchForHits<Hit>({
    requests: [{ ...request, attributesToSnippet: ['content:30'] }],
  });
  const [found] = results;
  const shown = (found?.hits ?? []).map((hit) => resultOf(hit, home)).filter(({ address }) => address !== '');
  yield { results: shown, total: found?.nbHits ?? 0, suggestions: [], unknown: [] };
}
