import MiniSearch from 'minisearch';

/** The three addresses whose words are most like these, best first; fewer if fewer are like them. */
export function similarAddresses(words: string, addresses: readonly string[]): string[] {
  const index = new MiniSearch({ fields: ['id'] });
  index.addAll(addresses.map((id) => ({ id })));
  return index
    .search(words, { prefix: true, fuzzy: 0.3, filter: ({ score }) => score > 0.5 })
    .slice(0, 3)
    .map(({ id }) => id);
}
