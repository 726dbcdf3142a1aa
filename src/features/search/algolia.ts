/** Algolia, in the format of an index that DocSearch's crawler fills. */
import { liteClient } from 'algoliasearch/lite';
import { useEffect, useState } from 'react';
import { recall } from '../../browser/storage.ts';
import { versionKey } from '../../browser/version.ts';
import type { AlgoliaSettings, Result, Segment } from './pages.ts';
import type { Found, Wanted } from './store.ts';

// Private-use characters instead of tags, so that nothing of an answer can be mistaken for HTML.
const [BEGIN, END] = ['\u{e000}', '\u{e001}'];
/** The client's own limits are too short for a slow mobile connection. */
const timeouts = { connect: 3000, read: 6000, write: 6000 };

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
interface Hit {
  url?: string;
  hierarchy?: Partial<{ [level in Level]: string | null }>;
  _highlightResult?: { hierarchy?: Partial<{ [level in Level]: { value?: string } }> };
  _snippetResult?: { content?: { value?: string } };
}

export const clientOf = ({ appId, apiKey, hosts }: AlgoliaSettings) =>
  liteClient(appId, apiKey, {
    timeouts,
    ...(hosts && {
      hosts: hosts.map((origin) => {
        const { hostname, port, protocol } = new URL(origin);
        const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const);
        return {
          url: hostname,
          protocol: scheme,
          accept: 'readWrite' as const,
          ...(port && { port: Number(port) }),
        };
      }),
    }),
  });

/** Language and version of the open page; outside the docs, the version that the reader prefers. */
export function contextOf({ contextualSearch, version }: AlgoliaSettings): { facetFilters: string[] } {
  const key = versionKey();
  const here = document.getElementById('layout')?.dataset.docsVersion ?? ((key && recall(key)) || version);
  return {
    facetFilters: contextualSearch ? [`language:${document.documentElement.lang}`, `version:${here}`] : [],
  };
}

/** The address of a record on this site; undefined for one that isn't of this site. */
export const addressOf = (url: unknown, home: string): string | undefined =>
  typeof url === 'string' && url.startsWith(home) ? `/${url.slice(home.length)}` : undefined;

const segmentsOf = (text = ''): Segment[] =>
  text.split(BEGIN).flatMap((part, index) => {
    const [inside = '', after = ''] = index === 0 ? ['', part] : part.split(END);
    return [
      { text: inside, marked: true },
      { text: after, marked: false },
    ].filter(({ text }) => text !== '');
  });

function resultOf({ url, hierarchy = {}, _highlightResult, _snippetResult }: Hit, home: string): Result[] {
  const address = addressOf(url, home);
  const levels = (Object.keys(hierarchy) as Level[]).filter((level) => level !== 'lvl0' && hierarchy[level]);
  const marked = (level: Level | undefined) =>
    segmentsOf((level && _highlightResult?.hierarchy?.[level]?.value) ?? (level && hierarchy[level]) ?? '');
  const [page] = levels;
  if (address === undefined || page === undefined) return [];
  return [
    {
      address,
      title: marked(page),
      heading: levels.length > 1 ? marked(levels.at(-1)) : [],
      excerpt: segmentsOf(_snippetResult?.content?.value),
      section: hierarchy.lvl0 ?? '',
      kind: 'guide',
    },
  ];
}

let client: ReturnType<typeof clientOf> | undefined;

/** The results page's answers. */
export function useAlgolia(settings: AlgoliaSettings, { query, limit }: Wanted): Found {
  const [again, setAgain] = useState(0);
  const [state, setState] = useState<Omit<Found, 'retry'>>({ query: '', status: 'idle' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks once more
  useEffect(() => {
    if (query.trim() === '') return setState({ query, status: 'idle' });
    let isWanted = true;
    setState((before) => ({ ...before, status: 'searching' }));
    client ??= clientOf(settings);
    const request = {
      indexName: settings.indexName,
      query: query.slice(0, 512).toWellFormed(),
      hitsPerPage: limit,
      attributesToSnippet: ['content:30'],
      highlightPreTag: BEGIN,
      highlightPostTag: END,
      ...contextOf(settings),
    };
    client.searchForHits<Hit>({ requests: [request] }).then(
      ({ results: [found] }) => {
        const results = (found?.hits ?? []).flatMap((hit) => resultOf(hit, settings.home));
        const answer = { results, total: found?.nbHits ?? 0, kinds: {}, suggestions: [], unknown: [] };
        if (isWanted) setState({ answer, query, status: 'done' });
      },
      (error) => {
        console.warn("search didn't respond", error);
        if (isWanted) setState({ query, status: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [query, limit, again, settings]);
  return { ...state, retry: () => setAgain(again + 1) };
}
