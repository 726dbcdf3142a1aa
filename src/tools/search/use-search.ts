import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchRequest } from './source.ts';
import { search } from './sources.ts';

export type Wanted = Omit<SearchRequest, 'signal'>;

/** How a search stands. While one is under way the answer before it stays, so that the list does not flash. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The last answer. */
  answer?: SearchAnswer;
  /** What it answers. */
  answered?: Wanted;
  /** Asks again. */
  retry(): void;
}

/** Milliseconds without a key before a search begins, so that no parts of the index are fetched for words half typed. */
const QUIET = 80;
/** The same while the last word has one or two letters: more are likely to follow. */
const QUIET_AT_FIRST = 250;

const quietFor = (query: string) => (/(?:^|\s)\S{1,2}$/.test(query) ? QUIET_AT_FIRST : QUIET);

/** What was found, and for what. */
export type Found = Required<Pick<SearchState, 'answer' | 'answered'>>;

/**
 * Searches whenever what is wanted changes; of several searches only the last counts.
 * @param before what was found for the same before: shown until the answer is there
 */
export function useSearch({ query, kind, section, offset, limit }: Wanted, before?: Found): SearchState {
  const [state, setState] = useState<Omit<SearchState, 'retry'>>({ status: 'idle', ...before });
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((before) => before + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches for the same
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
