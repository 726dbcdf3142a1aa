import { useEffect, useState } from 'react';
import { placeSearch, readPlace, type SearchPlace } from './address.ts';

/**
 * The place that the address of the results page says, kept in step both ways: what is typed replaces the entry of the
 * history, a filter or another page of results is a new one.
 * @param initial what was typed before this was there; wins over the address
 */
export function usePlace(
  initial: string,
): [SearchPlace, (next: SearchPlace, entry?: 'replace' | 'push') => void] {
  const [place, setPlace] = useState<SearchPlace>(() =>
    initial ? { query: initial, page: 1 } : readPlace(location.search),
  );

  useEffect(() => {
    const back = () => setPlace(readPlace(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);

  const go = (next: SearchPlace, entry: 'replace' | 'push' = 'replace') => {
    setPlace(next);
    const address = location.pathname + placeSearch(next);
    if (entry === 'push') history.pushState(null, '', address);
    else history.replaceState(history.state, '', address);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed into the shell
  useEffect(() => {
    if (initial) go(place);
  }, []);

  return [place, go];
}
