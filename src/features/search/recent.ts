import { recall, remember } from '../../browser/storage.ts';
import type { Link } from './pages.ts';

/** Pages opened from the search, newest first; stored only in this browser. */
export const RECENT_KEY = 'search.recent';
const MOST = 5;

const isLink = (one: unknown): one is Link =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Link).label === 'string' &&
  // Anything else that was stored isn't a page of this site.
  /^\/(?![/\\])/.test(String((one as Link).href));

// If storage is blocked, the list lasts as long as the document.
let memory: Link[] = [];

export function readRecent(): Link[] {
  try {
    const list: unknown = JSON.parse(recall(RECENT_KEY) ?? 'null');
    return Array.isArray(list) ? list.filter(isLink).slice(0, MOST) : memory;
  } catch {
    return memory;
  }
}

export function writeRecent(list: Link[]): void {
  memory = list.slice(0, MOST);
  remember(RECENT_KEY, JSON.stringify(memory));
}

export const addRecent = (page: Link): void =>
  writeRecent([page, ...readRecent().filter(({ href }) => href !== page.href)]);
