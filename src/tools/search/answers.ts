import { useEffect } from 'react';
import type { Found, SearchState } from './use-search.ts';

const MOST = 10;

/** What the results page found, by its address: back from a result it is there at once, and so the scroll place. */
const answers = new Map<string, Found>();

/** What was found at this address before. */
export const foundHere = (): Found | undefined => answers.get(location.href);

/** Keeps what was found at this address. */
export function useKeptAnswer({ status, answer, answered }: SearchState): void {
  useEffect(() => {
    if (status !== 'done' || !answer || !answered) return;
    answers.delete(location.href);
    answers.set(location.href, { answer, answered });
    const [oldest] = answers.keys();
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  }, [status, answer, answered]);
}
