import type { SearchRecord } from '../../../src/integrations/search/records.ts';

/** Algolia's smaller plans reject larger records. */
const LARGE = 10_000;

/** What would be pushed, as lines for the terminal. */
export function summary(records: readonly SearchRecord[]): string[] {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const large = records.filter((_, index) => (sizes[index] ?? 0) > LARGE);
  return [
    `${records.length} records of ${new Set(records.map(({ pageAddress }) => pageAddress)).size} pages, ${Math.round(total / 1000)} kB`,
    ...(['language', 'version', 'kind'] as const).map((name) => `  by ${name}: ${counts(records, name)}`),
    ...large.map(({ objectID }) => `  larger than 10 kB, which smaller plans refuse: ${objectID}`),
  ];
}

function counts(records: readonly SearchRecord[], name: 'language' | 'version' | 'kind'): string {
  const groups = Map.groupBy(records, (record) => record[name]);
  return [...groups].map(([value, { length }]) => `${value || '(none)'} ${length}`).join(', ');
}
