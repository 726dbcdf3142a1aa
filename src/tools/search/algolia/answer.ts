import { KINDS } from '../address.ts';
import { type SearchAnswer, type SearchHit, SearchUnavailable } from '../source.ts';
import { segmentsOf } from './segments.ts';

/** The maximum number of hits that Algolia returns. */
const REACHABLE = 1000;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Parses the response of the service. A proxy could have changed it, so nothing is assumed; a hit without a valid link
 * is left out.
 * @param home where the site is published, for records with whole addresses
 * @throws SearchUnavailable if it isn't a search response
 */
export function readAnswer(
  response: unknown,
  filtered: { kind?: string; section?: string },
  home: string,
): SearchAnswer {
  const results: unknown = objectOf(response).results;
  const [main, ...counts] = Array.isArray(results) ? results.map(objectOf) : [];
  if (!main || !Array.isArray(main.hits) || typeof main.nbHits !== 'number') {
    throw new SearchUnavailable('the search service sent an invalid response');
  }
  const kindCounts = filtered.kind ? counts.shift() : undefined;
  const sectionCounts = filtered.section ? counts.shift() : undefined;
  const hits = main.hits.flatMap((hit) => readHit(fromCrawler(objectOf(hit), home) ?? objectOf(hit)));
  const leftOut = main.hits.length - hits.length;
  return {
    total: Math.min(Math.max(0, main.nbHits - leftOut), REACHABLE),
    hits,
    facets: {
      kind: readFacet(kindCounts ?? main, 'kind'),
      section: readFacet(sectionCounts ?? main, 'section'),
    },
    suggestions: [],
    ignored: [],
  };
}

function readFacet(result: Json, name: string): Record<string, number> {
  const values = objectOf(objectOf(result.facets)[name]);
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * A DocSearch record in the shape of ours; undefined if it isn't one. Its hierarchy starts with the section of the docs
 * (`lvl0`), and `type` names the level that matched, or `content`.
 */
function fromCrawler(hit: Json, home: string): Json | undefined {
  const url = textOf(hit.url);
  if (!isObject(hit.hierarchy) || !url.startsWith(home)) return undefined;
  const section = textOf(hit.hierarchy.lvl0);
  const levels = LEVELS.filter((level) => textOf(objectOf(hit.hierarchy)[level]) !== '');
  const path = levels.map((level) => textOf(objectOf(hit.hierarchy)[level]));
  const marked = objectOf(objectOf(hit._highlightResult).hierarchy);
  const last = levels.at(-1) ?? 'lvl0';
  return {
    address: `/${url.slice(home.length)}`,
    title: path[0] ?? section,
    section,
    path,
    heading: textOf(objectOf(hit.hierarchy)[last]),
    _highlightResult: { heading: marked[last] },
    _snippetResult: { text: objectOf(hit._snippetResult).content },
  };
}

function readHit(hit: Json): SearchHit[] {
  const address = textOf(hit.address);
  const title = textOf(hit.title);
  if (!address.startsWith('/') || title === '') return [];
  const heading =
    textOf(objectOf(objectOf(hit._highlightResult).heading).value) || textOf(hit.heading) || title;
  const excerpt = textOf(objectOf(objectOf(hit._snippetResult).text).value);
  const path = Array.isArray(hit.path) ? hit.path.filter((part) => typeof part === 'string') : [];
  return [
    {
      address,
      page: {
        address: textOf(hit.pageAddress) || address.replace(/#.*/s, ''),
        title,
        section: textOf(hit.section),
        kind: KINDS.find((kind) => kind === hit.kind) ?? 'guide',
      },
      path: path.length > 0 ? path : [title],
      heading: segmentsOf(heading),
      excerpt: segmentsOf(excerpt),
    },
  ];
}
