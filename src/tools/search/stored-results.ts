import type { Found } from './searching.ts';

/** The results on the page, and the scroll position. */
interface StoredResults extends Found {
  top: number;
}

const MOST = 10;

/**
 * Keyed by history entry, so that going back from a result restores the results and the scroll position immediately.
 */
const results = new Map<string, StoredResults>();

const keyHere = () => ('navigation' in window ? (navigation.currentEntry?.key ?? '') : '');

/** The earlier results for the current history entry. */
export const storedResults = (): StoredResults | undefined => results.get(keyHere());

/** Stores the results for the current history entry; returns what keeps the scroll position with them. */
export function storeResults(found: Found): (top: number) => void {
  const here: StoredResults = { ...found, top: scrollY };
  results.delete(keyHere());
  results.set(keyHere(), here);
  const [oldest] = results.keys();
  if (results.size > MOST && oldest !== undefined) results.delete(oldest);
  return (top) => {
    here.top = top;
  };
}
