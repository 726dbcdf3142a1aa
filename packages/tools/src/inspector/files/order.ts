import type { AiAnswer } from '@content-credentials/verdict/report/ai-use';
import type { SigningTime } from '@content-credentials/verdict/report/signing-time';
import { ALL_WORDS } from '@content-credentials/verdict/report/states';
import type { FileRow } from './state.ts';

export type Column = 'name' | 'state' | 'signer' | 'madeWith' | 'ai' | 'time' | 'findings';

export interface Sort {
  column: Column;
  isDown: boolean;
}

/** Which files are shown: those with one label or all, whose text contains every word. */
export interface Filter {
  label: string;
  words: string;
}

export const NO_FILTER: Filter = { label: '', words: '' };

const AI: readonly AiAnswer[] = ['yes', 'partly', 'not stated', 'none stated', 'no'];
const LABELS = ALL_WORDS.map(({ label }) => label);

/** The time of a valid time stamp, in milliseconds. */
function timeOf(signing: SigningTime | undefined): number | undefined {
  if (signing?.state !== 'trusted' && signing?.state !== 'claimed') return undefined;
  const time = Date.parse(signing.time);
  return Number.isNaN(time) ? undefined : time;
}

/** The sort key of a column; undefined comes last in both directions. */
function keyOf({ source, result }: FileRow, column: Column): string | number | undefined {
  if (column === 'name') return source.file.name;
  if (!result) return undefined;
  switch (column) {
    case 'state':
      return LABELS.indexOf(result.label);
    case 'ai':
      return result.ai && AI.indexOf(result.ai);
    case 'time':
      return timeOf(result.signing);
    case 'findings':
      return result.findings?.length;
    default:
      return result[column];
  }
}

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return COLLATOR.compare(String(a), String(b));
}

/** The files sorted by a column, or in their original order. Those without a value come last. */
export function sortRows(rows: readonly FileRow[], sort: Sort | undefined): readonly FileRow[] {
  if (!sort) return rows;
  const keyed = rows.map((row) => ({ row, value: keyOf(row, sort.column) }));
  const direction = sort.isDown ? -1 : 1;
  return keyed
    .sort((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined);
      return direction * compare(a.value, b.value);
    })
    .map(({ row }) => row);
}

const textOf = ({ source, result }: FileRow): string =>
  [
    source.file.name,
    result?.label,
    result?.title,
    result?.text,
    result?.signer,
    result?.organization,
    result?.madeWith,
  ]
    .join('\n')
    .toLowerCase();

/** The files that match a filter. */
export function filterRows(rows: readonly FileRow[], { label, words }: Filter): readonly FileRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (label !== '' && row.result?.label !== label) return false;
    const text = wanted.length > 0 ? textOf(row) : '';
    return wanted.every((word) => text.includes(word));
  });
}

/** The labels in use, in the order of the states, with the number of files for each. */
export function labelsOf(rows: readonly FileRow[]): ReadonlyArray<readonly [label: string, count: number]> {
  const counts = new Map<string, number>();
  for (const { result } of sortRows(rows, { column: 'state', isDown: false }))
    if (result) counts.set(result.label, (counts.get(result.label) ?? 0) + 1);
  return [...counts];
}
