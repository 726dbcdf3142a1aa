import { findAlike } from './lookup.ts';
import type { Clause } from './query.ts';
import type { Store } from './store.ts';

const MOST = 4;

/** Other queries, for one that found nothing: words of the index like the ones typed, then pages to begin with. */
export async function suggest(store: Store, clauses: readonly Clause[]): Promise<string[]> {
  const words = clauses.filter(({ type }) => type === 'word').slice(0, 3);
  const alike = await Promise.all(words.map(({ key }) => findAlike(store, key)));
  return [...new Set([...alike.flatMap((some) => some.slice(0, 2)), ...store.manifest.starts])].slice(
    0,
    MOST,
  );
}
