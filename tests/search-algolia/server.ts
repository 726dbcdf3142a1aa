import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asDocSearch } from './doc-search.ts';
import { answerQuery, type Query, type Stored } from './query.ts';
import { type Written, write } from './write.ts';

/** How the server answers searches. */
export type Mood =
  | 'well'
  | 'slow'
  | 'failing'
  | 'refusing'
  | 'malformed'
  | 'foreign'
  | 'empty'
  | 'hanging-up';

/** A stand-in for Algolia that implements the part of its public protocol that the site uses. */
export interface AlgoliaServer {
  origin: string;
  /** Can be changed at any time. */
  mood: Mood;
  /** Every search so far, with the queries of a request grouped. */
  searches: Query[][];
  /** The writes, in order: `settings docs`, `copy docs docs_tmp_1`, `batch docs_tmp_1 12` … */
  writes: string[];
  indices: Map<string, Map<string, Stored>>;
  /** If DocSearch's crawler filled the index: where the site is published in a language. */
  docSearchOf?: ((language: string) => string) | undefined;
  /** Keys that may write. */
  adminKey: string;
  close(): Promise<void>;
}

const SLOW = 1500;

export async function startAlgolia(port = 0): Promise<AlgoliaServer> {
  const server = createServer((request, response) => {
    handle(fake, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const fake: AlgoliaServer = {
    origin: '',
    mood: 'well',
    searches: [],
    writes: [],
    indices: new Map(),
    adminKey: 'admin-key',
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  fake.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

async function handle(
  fake: AlgoliaServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  const text = Buffer.concat(await request.toArray()).toString(); // joined as bytes: a chunk can end inside a character
  const body: unknown = text ? JSON.parse(text) : undefined;
  if (pathname === '/1/indexes/*/queries') await search(fake, body as { requests: Query[] }, response);
  else {
    const { method, headers } = request;
    const isAdmin = headers['x-algolia-api-key'] === fake.adminKey;
    const [status, answer] = isAdmin
      ? write(fake, `${method} ${decodeURIComponent(pathname)}`, body as Written)
      : [403, { message: 'Method not allowed with this API key', status: 403 }];
    json(response, status, answer);
  }
}

async function search(fake: AlgoliaServer, { requests }: { requests: Query[] }, response: ServerResponse) {
  fake.searches.push(requests);
  const results = requests
    .map((query) => answerQuery(query, fake.indices.get(query.indexName)))
    .map((answer) => (fake.docSearchOf ? asDocSearch(answer, fake.docSearchOf) : answer));
  const nothing = { hits: [], nbHits: 0, page: 0, nbPages: 0, facets: {} };
  const { mood } = fake;
  if (mood === 'slow') await new Promise((done) => setTimeout(done, SLOW));
  if (mood === 'failing') json(response, 503, { message: 'Service unavailable', status: 503 });
  else if (mood === 'refusing')
    json(response, 403, { message: 'Invalid Application-ID or API key', status: 403 });
  else if (mood === 'malformed') response.end('{"results":[{"hits":[');
  // The sign-in page of a hotel's network, say.
  else if (mood === 'foreign') response.end('<!doctype html><title>Welcome</title>');
  else if (mood === 'hanging-up') response.destroy();
  else json(response, 200, { results: mood === 'empty' ? requests.map(() => nothing) : results });
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(value));
}
