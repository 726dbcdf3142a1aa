import { useEffect, useState } from 'react';
import { onOtherTab } from '../../browser/storage.ts';
import { parseRecent, RECENT_KEY, readRecent, withQuery, writeRecent } from './recent.ts';

export interface RecentSearches {
  list: readonly string[];
  add(query: string): void;
  remove(query: string): void;
  clear(): void;
}

/** The earlier searches, synced between tabs. */
export function useRecent(): RecentSearches {
  const [list, setList] = useState(readRecent);
  const change = (next: string[]) => {
    setList(next);
    writeRecent(next);
  };
  useEffect(() => onOtherTab(RECENT_KEY, (stored) => setList(parseRecent(stored))), []);
  return {
    list,
    // Read again, because the results page adds to the same list.
    add: (query) => change(withQuery(readRecent(), query)),
    remove: (query) => change(readRecent().filter((one) => one !== query)),
    clear: () => change([]),
  };
}
