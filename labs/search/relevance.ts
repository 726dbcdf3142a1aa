import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { createEmbeddedSource } from '../../src/tools/search/embedded/index.ts';
import type { SearchSource } from '../../src/tools/search/source.ts';

const queryFields = {
  query: z.string().min(1),
  /** Pages that answer the query. */
  pages: z.array(z.string().startsWith('/')).min(1),
};
/** The public thread with the question, as `owner/repository#number`. */
const thread = z.string().regex(/^[\w.-]+\/[\w.-]+#\d+$/);
const verdict = z.enum(['well', 'partly', 'none']);
/** A question with how well the best page answers it, as someone with that problem would judge. */
const judged = z.strictObject({
  ...queryFields,
  from: thread,
  verdict,
  /** What the best page answers, or what's missing, in a sentence. */
  why: z.string().endsWith('.'),
});
/** Not looked at while the ranking was tuned. */
const heldOut = z.literal(true).optional();

/** Questions from public threads and a few pages. */
const fromAnywhere = z.array(z.strictObject({ ...queryFields, from: z.union([thread, z.url()]) }));

const files = {
  /** Words, word forms, typos, identifiers, and messages. */
  queries: z.array(
    z.strictObject({
      ...queryFields,
      kind: z.enum(['words', 'form', 'prefix', 'typo', 'identifier', 'message', 'question']),
    }),
  ),
  'core-words': z.array(z.strictObject({ ...queryFields, heldOut })),
  tasks: z.array(z.strictObject({ ...queryFields, heldOut })),
  questions: z.array(
    z.strictObject({
      ...queryFields,
      heldOut,
      from: thread.optional(),
    }),
  ),
  /** Questions from public threads, with the pages that answer them or come closest. */
  threads: z.array(judged),
  /** Single words and names that lead to an obvious page. */
  'plain-words': z.array(z.strictObject(queryFields)),
  /** From other public threads: unseen until a change to the ranking had been measured with them. */
  'more-threads': z.array(judged),
  /** From other public threads: unseen until the questions that pages answer (`asked`) were first measured with them. */
  'earlier-unseen': z.array(judged),
  /** From public threads that no other set uses: a random half to tune the ranking with, and the other to check that. */
  'new-threads': z.array(z.strictObject({ ...queryFields, heldOut, from: thread })),
  /** From other public threads: unseen until pages answered those of them that had no answer. */
  'second-unseen': z.array(z.strictObject({ ...queryFields, from: thread })),
  /** From other public threads and a few pages: unseen until pages answered those of them that had no answer. */
  'third-unseen': fromAnywhere,
  'fourth-unseen': fromAnywhere,
  'fifth-unseen': fromAnywhere,
  'sixth-unseen': fromAnywhere,
  /**
   * From public threads and a few pages that no other set uses. Nobody looks at them while changing the ranking: they're
   * only measured.
   */
  unseen: fromAnywhere,
  /** Queries that no page answers. */
  unrelated: z.array(z.strictObject({ query: z.string().min(1), heldOut })),
};
type Files = typeof files;

/** A query with the pages that readers want for it. */
export interface Query {
  query: string;
  pages: string[];
  heldOut?: true | undefined;
  verdict?: z.output<typeof verdict>;
}

/** The sets whose questions have a verdict. */
export const JUDGED = ['threads', 'more-threads', 'earlier-unseen'] as const;

/** Reads one of the sets in tests/search. */
export async function readSet<Name extends keyof Files>(name: Name): Promise<z.output<Files[Name]>> {
  const file = new URL(`../../tests/search/${name}.json`, import.meta.url);
  return files[name].parse(JSON.parse(await readFile(file, 'utf8'))) as z.output<Files[Name]>;
}

/** The embedded search with the index of a built site, read from disk. */
export function sourceOnDisk(dir: string): SearchSource {
  return createEmbeddedSource('/', async (path) => JSON.parse(await readFile(join(dir, path), 'utf8')));
}

/**
 * Rank of the first page that answers the query, counting pages as in the results: 0 is the first; -1 if it isn't in
 * the first twenty.
 */
export async function placeOf(
  { query, pages }: Pick<Query, 'query' | 'pages'>,
  source: SearchSource,
): Promise<number> {
  const { hits } = await source.search({ query, offset: 0, limit: 20, signal: new AbortController().signal });
  const shown = [...new Set(hits.map(({ page }) => page.address))];
  return shown.findIndex((address) => pages.includes(address));
}

export interface Shares {
  queries: number;
  /** Percentage of queries whose page is first, and among the first three. */
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

/**
 * How many questions have each verdict, and how many of those answered well have their page among the first three.
 * @param places of the queries, in the same order
 */
export function verdictsOf(
  queries: ReadonlyArray<Pick<Query, 'verdict'>>,
  places: readonly number[],
): Record<'well' | 'partly' | 'none' | 'wellInFirstThree', number> {
  const having = (wanted: Query['verdict']) => queries.filter(({ verdict }) => verdict === wanted).length;
  const inFirstThree = queries.filter((_, index) => [0, 1, 2].includes(places[index] ?? -1));
  return {
    well: having('well'),
    partly: having('partly'),
    none: having('none'),
    wellInFirstThree: inFirstThree.filter(({ verdict }) => verdict === 'well').length,
  };
}
