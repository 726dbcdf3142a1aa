import { settings } from 'virtual:search';
import { openIndex } from '@content-credentials/tools/search/load';
import type { Answer, Ask } from '@content-credentials/tools/search/pages';
import { useEffect, useReducer, useState } from 'react';

/** The index of the site. Its files stay as long as the document does; a host that doesn't answer is given up. */
export const index = openIndex(async (path) => {
  const response = await fetch(settings.base + path, { signal: AbortSignal.timeout(20_000) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
});

let isComplete = false;

/** Answers from names, and again when the texts of pages are there. */
export const askIndex: Ask = async (query, limit, show) => {
  if (!isComplete) show((await index.names()).search(query, limit));
  show((await index.all())(query, limit));
  isComplete = true;
};

export const pageOf = (address: string): string => address.replace(/#.*/s, '');

/** Rows up to the first, or the one with the focus, stay where they are when texts join names. */
function joined(before: Answer, after: Answer): Answer {
  const { page } = (document.activeElement as HTMLElement).dataset;
  const at = before.results.findIndex(({ address }) => pageOf(address) === page);
  const kept = before.results.slice(0, Math.max(at, 0) + 1);
  const rows = new Map([...kept, ...after.results].map((one) => [pageOf(one.address), one]));
  return { ...after, results: [...rows.values()].slice(0, after.results.length) };
}

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
    if (query === '') return;
    let isWanted = true;
    const change = (next: (before: State) => State) => {
      if (isWanted) setState((last) => next(last.query === query ? last : { query }));
    };
    const show = (answer: Answer) =>
      change(({ isDone, answer: names }) => ({
        query,
        answer: names && !isDone ? joined(names, answer) : answer,
      }));
    ask(query, limit, show).then(
      () => change((last) => ({ ...last, isDone: true })),
      (error) => {
        console.warn("search didn't respond", error);
        change((last) => ({ ...last, hasFailed: true }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [ask, query, limit, attempt]);
  return { ...state, isBusy: state.query !== query, retry };
}
