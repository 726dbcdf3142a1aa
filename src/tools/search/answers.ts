import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Found, SearchState } from './use-search.ts';

/** What the results page found, and how far it was scrolled. */
interface Kept extends Found {
  top: number;
}

const MOST = 10;

/** By entry of the history: back from a result, the results are there at once and where they were. */
const kept = new Map<string, Kept>();

const keyHere = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : '');

/** What was found before in the entry of the history that is open. */
export const foundHere = (): Kept | undefined => kept.get(keyHere());

/** Keeps what is found, and scrolls to the old place where `before` was shown. */
export function useKeptAnswer({ status, answer, answered }: SearchState, before: Kept | undefined): void {
  const current = useRef<Kept>(undefined);

  useEffect(() => {
    if (status !== 'done' || !answer || !answered) return;
    current.current = { answer, answered, top: scrollY };
    kept.delete(keyHere());
    kept.set(keyHere(), current.current);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  }, [status, answer, answered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the results are shown again
  useLayoutEffect(() => {
    if (before) scrollTo({ top: before.top, behavior: 'instant' });
    const scrolled = () => {
      if (current.current) current.current.top = scrollY;
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, []);
}
