/**
 * Words with one typo. A single typo (a wrong, missing, or extra letter, or two swapped ones) leaves the first or last
 * part of a word intact, so one range of all words and one range of all reversed words contain every candidate.
 */

/** Shorter words have too many similar words. */
export const SHORTEST = 5;

/** The parts at a word's start and end; a single typo leaves at least one of them intact. */
export function intactParts(word: string): { beginning: string; ending: string } {
  const half = Math.floor(word.length / 2);
  return {
    beginning: word.slice(0, Math.max(2, half - 1)),
    ending: word.slice(-Math.max(2, word.length - half - 1)),
  };
}

export const backwards = (word: string): string => [...word].reverse().join('');

/** Whether one insertion, deletion, substitution, or swap of neighbors turns `a` into `b`. */
export function isOneTypoApart(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(from);
  if (a.length !== b.length) {
    return a.length > b.length
      ? rest(a, start + 1) === rest(b, start)
      : rest(a, start) === rest(b, start + 1);
  }
  if (rest(a, start + 1) === rest(b, start + 1)) return true;
  return a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2);
}

/** Whether `typed` is the beginning of `word` with one typo. */
export function beginsWithTypo(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isOneTypoApart(typed, word.slice(0, typed.length + more)));
}
