import { settings } from 'virtual:search';
import { openIndex } from '@content-credentials/tools/search/load';
import type { Answer } from '@content-credentials/tools/search/search';
import { useEffect, useReducer, useState } from 'react';

/** The index of the site. Its files stay as long as the document does; a host that doesn't answer is given up. */
export const index = openIndex(async (path) => {
  const response = await fetch(settings.base + path, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
});

/** Answers a query, more than once if a better answer takes longer. */
export type Ask = (query: string, limit: number, show: (answer: Answer) => void) => Promise<void>;

let isComplete = false;

/** Answers from names, and again when the texts of pages are there. */
export const askIndex: Ask = async (query, limit, show) => {
  if (!isComplete) show((await index.names()).search(query, limit));
  show((await index.all())(query, limit));
  isComplete = true;
};

/** Whether the reader has begun to choose a result. The list stays as it is until the next key. */
const isChoosing = () => document.activeElement?.matches('.search-hit');

interface State {
  /** What was searched for last; the answer can be one to an earlier query until then. */
  query: string;
  answer?: Answer;
  /** Everything has been searched. */
  isDone?: boolean;
  hasFailed?: boolean;
}
export type Found = ReturnType<typeof useAnswer>;

export function useAnswer(ask: Ask, query: string, limit: number) {
  const [state, setState] = useState<State>({ query: '' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isWanted = query !== '';
    const change = (next: Partial<State>) => {
      if (isWanted) setState((last) => ({ ...(last.query === query ? last : { query }), ...next }));
    };
    ask(query, limit, (answer) => isChoosing() || change({ answer, hasFailed: false })).then(
      () => change({ isDone: true }),
      (error) => {
        console.warn("search didn't respond", error);
        change({ hasFailed: true });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ask, query, limit, attempt]);
  return { ...state, isBusy: state.query !== query, retry };
}
