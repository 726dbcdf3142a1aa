import type { SearchAnswer, SearchRequest } from './source.ts';
import { search } from './sources.ts';

export type Wanted = Omit<SearchRequest, 'signal'>;

/** The state of a search. While a search runs, the previous results stay, so that the list doesn't flicker. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** The last results, and the query that they're for. */
  found?: Found | undefined;
}

export interface Found {
  answer: SearchAnswer;
  answered: Wanted;
}

export interface Searching {
  state: SearchState;
  /** Starts a search; only the last one counts. */
  want(wanted: Wanted): void;
  /** Searches again. */
  retry(): void;
}

/**
 * Milliseconds without a keystroke before a search that has to fetch something. What's loaded is searched immediately. Most
 * people type a letter every 100 to 200 ms, so waiting longer than this only made them wait, and fetched just as much.
 */
const QUIET = 20;
/** The same if the last word has one or two letters, because more are likely to follow. */
const QUIET_AT_FIRST = 250;

const quietFor = (query: string) => (/(?:^|\s)\S{1,2}$/.test(query) ? QUIET_AT_FIRST : QUIET);

/**
 * @param onChange called with every new state
 * @param before earlier results, shown until the new ones arrive
 * @param ended aborts when the search is no longer on the page
 */
export function startSearching(
  onChange: (state: SearchState) => void,
  before?: Found,
  ended?: AbortSignal,
): Searching {
  let wanted: Wanted | undefined;
  let stop = () => {};
  const change = (state: SearchState) => {
    searching.state = state;
    onChange(state);
  };
  const searching: Searching = {
    state: { status: 'idle', found: before },
    want(next) {
      stop();
      wanted = next;
      if (next.query.trim() === '') {
        change({ status: 'idle' });
        return;
      }
      const controller = new AbortController();
      const { signal } = controller;
      change({ status: 'searching', found: searching.state.found });
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = (answer: SearchAnswer) => {
        if (!signal.aborted) change({ status: 'done', found: { answer, answered: next } });
      };
      const begin = () =>
        search({ ...next, signal }).then(done, (error) => {
          if (signal.aborted) return;
          console.warn("search didn't respond", error);
          change({ status: 'failed' });
        });
      search({ ...next, signal, onlyLoaded: true }).then(done, () => {
        if (!signal.aborted) timer = setTimeout(begin, quietFor(next.query));
      });
      stop = () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
    retry: () => wanted && searching.want(wanted),
  };
  const online = () => searching.state.status === 'failed' && searching.retry();
  addEventListener('online', online, ended && { signal: ended });
  ended?.addEventListener('abort', () => stop());
  return searching;
}
