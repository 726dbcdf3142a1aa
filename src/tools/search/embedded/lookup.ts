import { placeOf, stemOnly, type Term } from '../../../search/format.ts';
import { backwards, beginsWithTypo, intactParts, isOneTypoApart } from '../../../search/typos.ts';
import type { Store } from './store.ts';

/** The maximum number of blocks read for one range: a one-letter prefix isn't worth reading more. */
const MOST_BLOCKS = 3;

/** The index of the last element of `firsts` that isn't greater than the key. */
export function blockOf(firsts: readonly string[], key: string): number {
  let low = 0;
  let high = firsts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((firsts[middle] ?? '') <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Numbers of the blocks that may contain keys with this prefix. */
function blocksWith(firsts: readonly string[], beginning: string): number[] {
  const from = blockOf(firsts, beginning);
  const to = Math.min(blockOf(firsts, `${beginning}\uffff`), from + MOST_BLOCKS - 1);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** A stem that isn't in the index has the same sections as the word spelled the same way ({@link stemOnly}). */
export async function findTerm(store: Store, key: string): Promise<Term | undefined> {
  const terms = await store.terms(blockOf(store.manifest.terms, placeOf(key)));
  const found = terms.find(([own]) => own === key);
  if (found || !stemOnly(key)) return found;
  const [, ...sections] = terms.find(([own]) => own === key.slice(1)) ?? [];
  return sections.length ? [key, ...(sections as [string, number?])] : undefined;
}

/** Terms with this prefix, except for the key itself. */
export async function findBeginnings(store: Store, beginning: string): Promise<Term[]> {
  const blocks = await Promise.all(
    blocksWith(store.manifest.terms, placeOf(beginning)).map((number) => store.terms(number)),
  );
  return blocks.flat().filter(([key]) => key.startsWith(beginning) && key !== beginning);
}

/**
 * Words in the index that are one typo away from this one, or, if it may be incomplete, that start with it except for
 * one typo.
 */
export async function findMisspelt(store: Store, word: string, mayGoOn: boolean): Promise<string[]> {
  const { beginning, ending } = intactParts(word);
  const { manifest } = store;
  const [forward, backward] = await Promise.all([
    Promise.all(blocksWith(manifest.words, beginning).map((number) => store.words(number))),
    Promise.all(blocksWith(manifest.endings, backwards(ending)).map((number) => store.endings(number))),
  ]);
  // A word's first letter is rarely the wrong one; most words that differ in it mean something else.
  const isLike = (other: string) => other[0] === word[0] || (other[0] === word[1] && other[1] === word[0]);
  const all = new Set([...forward.flat(), ...backward.flat().map(backwards)].filter(isLike));
  const whole = [...all].filter((other) => isOneTypoApart(word, other));
  if (whole.length || !mayGoOn) return whole;
  return [...all].filter((other) => other.length > word.length && beginsWithTypo(word, other));
}

/** Words in the index that end with this one. The same blocks were read for its typos. */
export async function findEndings(store: Store, ending: string): Promise<string[]> {
  const beginning = backwards(ending);
  const blocks = await Promise.all(
    blocksWith(store.manifest.endings, beginning).map((number) => store.endings(number)),
  );
  return blocks
    .flat()
    .filter((word) => word.startsWith(beginning))
    .map(backwards);
}

/** Words that start like this one, most similar first. */
export async function findAlike(store: Store, word: string): Promise<string[]> {
  const words = await store.words(blockOf(store.manifest.words, word));
  const shared = (other: string) => {
    let length = 0;
    while (length < word.length && word[length] === other[length]) length += 1;
    return length - Math.abs(other.length - word.length) / 4;
  };
  return words
    .map((other) => ({ other, alike: shared(other) }))
    .filter(({ alike }) => alike >= 2.5)
    .sort((a, b) => b.alike - a.alike)
    .map(({ other }) => other);
}
