import type { SearchRecord } from '../../src/integrations/search/records.ts';

/**
 * Out of a hundred pages on a large site, this many are generated API members: short, similar, and each with its own
 * names.
 */
const API_SHARE = 70;

/** A repeatable random number generator from 0 to 1. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    // Mulberry32.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The records of a larger site in this site's words: its own pages first, and then others composed of their
 * sentences, with new words and names at the rate at which real pages add them.
 */
export function syntheticRecords(real: readonly SearchRecord[], pages: number): SearchRecord[] {
  const random = randomNumbers(1);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const lines = real.flatMap(({ text }) => text.split('\n'));
  const words = [...new Set(lines.join(' ').match(/\p{Ll}{4,10}/gu))];
  const syllables = words.map((word) => word.slice(0, 4));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const name = () => pick(words) + capital(pick(words)) + capital(pick(syllables));
  const heading = (count: number) => capital(Array.from({ length: count }, () => pick(words)).join(' '));

  const records = [...real];
  const own = new Set(real.map(({ pageAddress }) => pageAddress)).size;
  for (let page = own; page < pages; page += 1) {
    const isApi = random() * 100 < API_SHARE;
    const title = isApi ? name() : heading(3);
    const pageAddress = isApi ? `/docs/api/${title.toLowerCase()}-${page}` : `/docs/synthetic/page-${page}`;
    const model = pick(real);
    const sections = isApi ? 4 : 10;
    for (let section = 0; section < sections; section += 1) {
      const names = Array.from({ length: isApi ? 4 : 1 }, name);
      const fresh = pick(syllables) + pick(syllables) + pick(syllables);
      const text = Array.from({ length: isApi ? 4 : 14 }, () => pick(lines));
      const path = section === 0 ? [title] : [title, isApi ? name() : heading(3)];
      const address = section === 0 ? pageAddress : `${pageAddress}#section-${section}`;
      records.push({
        ...model,
        objectID: address,
        address,
        pageAddress,
        title,
        kind: isApi ? 'api' : model.kind,
        weight: isApi ? 9 : model.weight,
        path,
        heading: path.at(-1) ?? title,
        text: [...text, ...names, fresh].join('\n'),
        identifiers: names,
      });
    }
  }
  return records;
}
