import { recall, remember } from '../../client/storage.ts';
import type { Link } from './pages.ts';

/** Pages opened from the search, newest first; stored only in this browser. */
const KEY = 'search.recent';
const MOST = 5;

// If storage is blocked, the list lasts as long as the document.
let memory: Link[] = [];

export function readRecent(): Link[] {
  try {
    const list: unknown = JSON.parse(recall(KEY) ?? 'null');
    // Earlier versions stored words.
    return Array.isArray(list) ? list.filter((one) => String(one?.href).startsWith('/')) : memory;
  } catch {
    return memory;
  }
}

export function addRecent(page: Link): void {
  memory = [page, ...readRecent().filter(({ href }) => href !== page.href)].slice(0, MOST);
  remember(KEY, JSON.stringify(memory));
}
