import { recall, remember } from '../../client/storage.ts';
import type { Link } from './settings.ts';

/** Pages opened from the search, newest first; stored only in this browser. */
const KEY = 'search.recent';
const MOST = 5;

export function readRecent(): Link[] {
  try {
    return JSON.parse(recall(KEY) ?? '[]').filter(({ href }: Link) => href.startsWith('/'));
  } catch {
    // Earlier versions stored words.
    return [];
  }
}

export function addRecent(page: Link): void {
  const others = readRecent().filter(({ href }) => href !== page.href);
  remember(KEY, JSON.stringify([page, ...others].slice(0, MOST)));
}
