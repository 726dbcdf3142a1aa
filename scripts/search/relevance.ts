import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createEmbeddedSource } from '../../src/tools/search/embedded/index.ts';
import type { SearchSource } from '../../src/tools/search/source.ts';

const querySchema = z.array(
  z.strictObject({
    query: z.string().min(1),
    kind: z.enum(['words', 'form', 'prefix', 'typo', 'identifier', 'message', 'question']),
    /** Pages that answer the query. */
    pages: z.array(z.string().startsWith('/')).min(1),
  }),
);
export type Query = z.output<typeof querySchema>[number];

/** The queries with the pages that a reader wants for them. */
export async function readQueries(): Promise<Query[]> {
  const file = new URL('../../tests/search/queries.json', import.meta.url);
  return querySchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** The embedded search in the index of a built site, read from the disk. */
export function sourceOnDisk(dir: string): SearchSource {
  return createEmbeddedSource('/', async (path) => JSON.parse(await readFile(join(dir, path), 'utf8')));
}

/** Place of the first page that answers, counting pages as the results show them: 0 is the first; -1 none in twenty. */
export async function placeOf({ query, pages }: Query, source: SearchSource): Promise<number> {
  const { hits } = await source.search({ query, offset: 0, limit: 20, signal: new AbortController().signal });
  const shown = [...new Set(hits.map(({ page }) => page.address))];
  return shown.findIndex((address) => pages.includes(address));
}

export interface Shares {
  queries: number;
  /** Per cent of queries whose page is the first, and among the first three. */
  first: number;
  firstThree: number;
}

export function sharesOf(places: readonly number[]): Shares {
  const share = (count: number) => (100 * count) / places.length;
  return {
    queries: places.length,
    first: share(places.filter((place) => place === 0).length),
    firstThree: share(places.filter((place) => place >= 0 && place < 3).length),
  };
}
