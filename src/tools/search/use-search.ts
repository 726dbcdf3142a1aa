import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchRequest } from './source.ts';
import { search } from './sources.ts';

export type Wanted = Omit<SearchRequest, 'signal'>;

/** The state of a search. While a search runs, the previous results stay, so that the list doesn't flicker. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The last results. */
  answer?: SearchAnswer;
  /** The query that they're for. */
  answered?: Wanted;
  /** Searches again. */
  retry(): void;
}

/**
 * Milliseconds without a keystroke before a search starts, so that no parts of the index are fetched for incomplete
 * words.
 */
const QUIET = 80;
/** The same if the last word has one or two letters, because more are likely to follow. */
const QUIET_AT_FIRST = 250;

const quietFor = (query: string) => (/(?:^|\s)\S{1,2}$/.test(query) ? QUIET_AT_FIRST : QUIET);

/** The results, and the query that they're for. */
export type Found = Required<Pick<SearchState, 'answer' | 'answered'>>;

/**
 * Searches whenever the query changes; only the last search counts.
 * @param before earlier results for the same query, shown until the new ones arrive
 */
export function useSearch({ query, kind, section, offset, limit }: Wanted, before?: Found): SearchState {
  const [state, setState] = useState<Omit<SearchState, 'retry'>>({ status: 'idle', ...before });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt repeats the same search
  useEffect(() => {
    if (query.trim() === '') {
      setState({ status: 'idle' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const wanted: Wanted = { query, kind, section, offset, limit };
    setState(({ answer, answered }) => ({ status: 'searching', answer, answered }));
    const begin = () =>
      search({ ...wanted, signal }).then(
        (answer) => {
          if (!signal.aborted) setState({ status: 'done', answer, answered: wanted });
        },
        (error) => {
          if (signal.aborted) return;
          console.warn("search didn't respond", error);
          setState({ status: 'failed' });
        },
      );
    const timer = setTimeout(begin, quietFor(query));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, kind, section, offset, limit, attempt]);

  const failed = state.status === 'failed';
  useEffect(() => {
    if (!failed) return;
    const again = () => setAttempt((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [failed]);

  return { ...state, retry };
}
