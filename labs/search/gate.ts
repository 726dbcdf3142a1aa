import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { SearchSource } from '../../src/tools/search/source.ts';
import { placeOf, sharesOf } from './relevance.ts';
import type { Sets } from './sets.ts';

/** What a set reached when it was last measured, in percent. */
const measured = z.record(z.string(), z.strictObject({ first: z.number(), firstThree: z.number() }));

/** The set that's only measured: which of its queries fail is never printed, because nobody should change the ranking for one. */
export const UNSEEN = 'unseen';

/** The share of the measured values that a change has to keep. */
export const MINIMUM_SHARE = 0.95;

export async function readMeasured(): Promise<z.infer<typeof measured>> {
  const file = new URL('../../tests/search/measured.json', import.meta.url);
  return measured.parse(JSON.parse(await readFile(file, 'utf8')));
}

export interface SetResult {
  name: string;
  queries: number;
  first: number;
  firstThree: number;
  /** Queries whose page isn't among the first three, and those whose page is second or third; none of the unseen set. */
  missed: string[];
  late: string[];
}

/** Runs every query of every set. */
export async function runGate(sets: Sets, source: SearchSource): Promise<SetResult[]> {
  const results: SetResult[] = [];
  for (const [name, queries] of Object.entries(sets)) {
    const places: number[] = [];
    for (const query of queries) places.push(await placeOf(query, source));
    const having = (test: (place: number) => boolean) =>
      (name === UNSEEN ? [] : queries)
        .filter((_, index) => test(places[index] ?? -1))
        .map(({ query }) => query);
    results.push({
      name,
      ...sharesOf(places),
      missed: having((place) => place < 0 || place > 2),
      late: having((place) => place === 1 || place === 2),
    });
  }
  return results;
}

/** A line for each set. */
export const gateTable = (results: readonly SetResult[]): string =>
  results
    .map(
      ({ name, queries, first, firstThree }) =>
        `${name.padEnd(12)} ${String(queries).padStart(4)} queries, first ${first.toFixed(1)} %, first three ${firstThree.toFixed(1)} %`,
    )
    .join('\n');
