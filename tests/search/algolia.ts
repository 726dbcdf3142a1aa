import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { indexedPages } from './built-index.ts';

interface Query {
  query: string;
  hitsPerPage?: number;
  facetFilters?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

export type AlgoliaServer = Awaited<ReturnType<typeof startAlgolia>>;
type CrawledRecord = ReturnType<typeof crawled>[number];

/** What DocSearch's crawler would record of a built site. @param home where it's published */
export function crawled(
  dir: string,
  home: string,
  language = 'en',
  versionOf: (address: string) => string = () => 'current',
) {
  return indexedPages(dir).flatMap(({ address, title, section, headings, body }) =>
    body.texts.map((content, index) => {
      const hash = index > 0 ? `#${body.ids[index - 1]}` : '';
      const lvl2 = headings[index - 1] ?? null;
      const deeper = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
      return {
        objectID: `${language} ${address}${hash}`,
        url: home + address.slice(1) + hash,
        type: lvl2 === null ? 'content' : 'lvl2',
        hierarchy: { lvl0: section || 'Documentation', lvl1: title, lvl2, ...deeper },
        content,
        language,
        version: versionOf(address),
      };
    }),
  );
}

function answer(query: Query, records: readonly CrawledRecord[]) {
  const { hitsPerPage = 20, highlightPreTag = '<em>', highlightPostTag = '</em>' } = query;
  const words = query.query.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const found = records.filter((record) => {
    const text = `${Object.values(record.hierarchy).join(' ')} ${record.content}`.toLowerCase();
    const facets = [`language:${record.language}`, `version:${record.version}`];
    return (
      words.every((word) => text.includes(word)) &&
      (query.facetFilters ?? []).flat().every((filter) => facets.includes(filter))
    );
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
  const rest = { page: 0, nbPages: 1, hitsPerPage, index: 'docs', processingTimeMS: 1, params: '' };
  return { hits, nbHits: found.length, query: query.query, ...rest };
}

/** A stand-in for Algolia's search, with its published format of answers and the simplest matching. */
export async function startAlgolia(port = 0) {
  const server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const body = Buffer.concat(await request.toArray()).toString();
    const { requests } = JSON.parse(body) as { requests: Query[] };
    fake.queries.push(...requests);
    if (fake.mood === 'malformed') return void response.end('{"results":[{"hits":[');
    const status = fake.mood === 'failing' ? 503 : 200;
    const results = requests.map((query) => answer(query, fake.mood === 'empty' ? [] : fake.records));
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { results } : { message: 'Service unavailable', status }));
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, '127.0.0.1', done));
  const fake = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How it answers. */
    mood: 'well' as 'well' | 'failing' | 'malformed' | 'empty',
    /** Every query so far. */
    queries: [] as Query[],
    records: [] as CrawledRecord[],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return fake;
}
