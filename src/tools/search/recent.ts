import { recall, remember } from '../../browser/storage.ts';

/** Earlier searches, newest first; stored only in this browser. */
export const RECENT_KEY = 'search.recent';
const MOST = 6;

/** The list with `query` added at the start. */
export function withQuery(list: readonly string[], query: string): string[] {
  const text = query.trim();
  if (text === '' || text.length > 100) return [...list];
  return [text, ...list.filter((one) => one.toLowerCase() !== text.toLowerCase())].slice(0, MOST);
}

/** The stored list; invalid data counts as an empty list. */
export function parseRecent(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string' && one).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

// If storage is blocked, the list lasts as long as the document.
let memory: string[] | undefined;

export const readRecent = (): string[] => {
  const stored = recall(RECENT_KEY);
  return stored === null ? (memory ?? []) : parseRecent(stored);
};

export function writeRecent(list: string[]): void {
  memory = list;
  remember(RECENT_KEY, JSON.stringify(list));
}
