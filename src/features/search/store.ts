/** The index of the open document, loaded once, and what a query finds in it. */
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { loadNames } from './load.ts';
import { type Answer, type Kind, SearchUnavailable } from './pages.ts';
import type { Search } from './search.ts';

/** Milliseconds after which a host that doesn't answer is given up. */
const PATIENCE = 20_000;

interface State {
  search?: Search;
  /** The texts of pages are part of it. */
  isComplete?: boolean;
  hasFailed?: boolean;
}

let state: State = {};
const listeners = new Set<() => void>();
function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}

async function read(path: string): Promise<unknown> {
  const response = await fetch((document.documentElement.dataset.base ?? '/') + path, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new SearchUnavailable(`${path} answered ${response.status}`);
  return response.json();
}

let names: ReturnType<typeof loadNames> | undefined;
let isCompleting = false;

/** What names answer; fetched when the reader is about to search. A failure is reported when the search is open. */
export function prepare(): typeof names {
  names ??= loadNames(read);
  names.then(
    ({ names: search }) => state.search || change({ search }),
    () => {
      names = undefined;
    },
  );
  return names;
}

/** Loads the whole index, or what's missing of it after a failure. */
export function load(): void {
  if (state.hasFailed) change({ ...state, hasFailed: false });
  if (isCompleting) return;
  isCompleting = true;
  Promise.resolve(prepare())
    .then((loaded) => loaded?.complete())
    .then(
      (search) => change({ search: search as Search, isComplete: true }),
      (error) => {
        console.warn("search didn't respond", error);
        isCompleting = false;
        change({ ...state, hasFailed: true });
      },
    );
}
addEventListener('online', () => state.hasFailed && load());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What a list of results shows. */
export interface Found {
  /** For {@link query}; none if it's blank, or until there is one. */
  answer?: Answer | undefined;
  query: string;
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Only titles, headings, and names were searched so far. */
  isPartial?: boolean;
  /** … and the rest can't be fetched. */
  isCut?: boolean;
  retry: () => void;
}

/** What a list wants to know. */
export interface Wanted {
  query: string;
  limit: number;
  kind?: Kind | undefined;
}

/** Searches the index. The field shows a key before the list does on a slow device. */
export function useIndex(wanted: Wanted): Found {
  const { search, isComplete = false, hasFailed = false } = useSyncExternalStore(subscribe, () => state);
  const query = useDeferredValue(wanted.query);
  const { limit, kind } = wanted;
  useEffect(load, []);
  const answer = useMemo(
    () => (query.trim() === '' ? undefined : search?.(query, { limit, kind })),
    [search, query, limit, kind],
  );
  const isBlank = wanted.query.trim() === '';
  const status = isBlank
    ? 'idle'
    : // Names alone don't say that there are no results.
      answer && query === wanted.query && (answer.total > 0 || isComplete || hasFailed)
      ? 'done'
      : hasFailed && !search
        ? 'failed'
        : 'searching';
  return { answer, query, status, isPartial: !isComplete, isCut: hasFailed, retry: load };
}
