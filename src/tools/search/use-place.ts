import { useEffect, useState } from 'react';
import { placeSearch, readPlace, type SearchPlace } from './address.ts';

/**
 * Syncs the state of the results page with its URL: typing replaces the history entry; a filter or another page of
 * results adds one.
 * @param initial text typed before this component loaded; takes precedence over the URL
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed into the shell
  useEffect(() => {
    if (initial) go(place);
  }, []);

  return [place, go];
}
