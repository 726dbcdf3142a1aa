import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Found, SearchState } from './use-search.ts';

/** The results on the page, and the scroll position. */
interface Kept extends Found {
  top: number;
}

const MOST = 10;

/**
 * Keyed by history entry, so that going back from a result restores the results and the scroll position immediately.
 */
const kept = new Map<string, Kept>();

const keyHere = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : '');

/** The earlier results for the current history entry. */
export const foundHere = (): Kept | undefined => kept.get(keyHere());

/** Stores the results, and restores the scroll position if `before` was shown. */
export function usePreviousAnswer({ status, answer, answered }: SearchState, before: Kept | undefined): void {
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
