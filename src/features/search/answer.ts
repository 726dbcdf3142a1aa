import { useDeferredValue, useEffect, useReducer, useState } from 'react';
import { openIndex } from './load.ts';
import type { Answer, Ask } from './pages.ts';

/** Milliseconds after which a host that doesn't answer is given up. */
const PATIENCE = 20_000;

/** The index of the site. Its files stay as long as the document does. */
export const index = openIndex(async (path) => {
  const response = await fetch((document.documentElement.dataset.base ?? '/') + path, {
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json();
});

let isComplete = false;

/** Answers from names, and again when the texts of pages are there. */
export async function* askIndex(query: string, limit: number): AsyncGenerator<Answer> {
  const all = index.all();
  // It's awaited below, which may be later than it fails.
  all.catch(() => {});
  if (!isComplete) yield { ...(await index.names()).search(query, limit), isPartial: true };
  const search = await all;
  isComplete = true;
  yield search(query, limit);
}

/** What a list of results shows. */
export interface Found {
  /** The last answer; while the next one is on its way, that's one to an earlier query. */
  answer?: Answer;
  query: string;
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Names answered, but the texts can't be fetched. */
  isCut: boolean;
  retry: () => void;
}

interface State {
  answer?: Answer;
  query: string;
  hasFailed?: boolean;
}

export function useAnswer(ask: Ask, typed: string, limit: number): Found {
  // The field shows a key before a slow device searches for it.
  const query = useDeferredValue(typed);
  const [state, setState] = useState<State>({ query: '' });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const { answer, hasFailed = false } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (query.trim() === '') return setState({ query });
    let isWanted = true;
    const listen = async () => {
      for await (const answer of ask(query, limit)) if (isWanted) setState({ answer, query });
    };
    listen().catch((error) => {
      console.warn("search didn't respond", error);
      if (isWanted) setState((last) => ({ ...(last.query === query && last), query, hasFailed: true }));
    });
    return () => {
      isWanted = false;
    };
  }, [ask, query, limit, attempt]);
  useEffect(() => {
    if (hasFailed) addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed]);

  const isCurrent = state.query === typed;
  const isCut = isCurrent && hasFailed && answer !== undefined;
  // Names alone don't say that there are no results.
  const isAnswered = answer && (answer.total > 0 || !answer.isPartial || isCut);
  let status: Found['status'] = 'searching';
  if (typed.trim() === '') status = 'idle';
  else if (isCurrent && isAnswered) status = 'done';
  else if (isCurrent && hasFailed) status = 'failed';
  return { ...(answer && { answer }), query: state.query, status, isCut, retry };
}
