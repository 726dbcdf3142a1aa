import { findAlike } from './lookup.ts';
import type { Clause } from './query.ts';
import type { Store } from './store.ts';

const MOST = 4;

/** Suggestions for a query without results: similar words in the index, then pages to start from. */
export async function suggest(store: Store, clauses: readonly Clause[]): Promise<string[]> {
  const words = clauses.filter(({ type }) => type === 'word').slice(0, 3);
  const alike = await Promise.all(words.map(({ key }) => findAlike(store, key)));
  return [...new Set([...alike.flatMap((some) => some.slice(0, 2)), ...store.manifest.starts])].slice(
    0,
    MOST,
  );
}
