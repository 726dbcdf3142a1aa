import type { Found } from './searching.ts';

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

/** Stores the results for the current history entry; returns what keeps the scroll position with them. */
export function keepHere(found: Found): (top: number) => void {
  const here: Kept = { ...found, top: scrollY };
  kept.delete(keyHere());
  kept.set(keyHere(), here);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
  return (top) => {
    here.top = top;
  };
}
