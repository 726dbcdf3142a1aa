/**
 * The sections that have a key, as text of one or two characters each: half of what JSON needs. Every section is the step
 * from the one before, in digits to the base 45, greatest first, of which all but the last have a mark; then comes how much
 * the section is about the key.
 */
export type Posting = [section: number, impact: number];

const ZERO = 35; // "#"
const BASE = 45;
const IMPACT = 34;
/** Impacts have to be less. Up to here, a character has at most two bytes in UTF-8. */
export const IMPACTS = 1024;

/** @param postings in ascending order of their sections; impacts from 1 to 99, or to 1023 if they're sets of questions */
export function packPostings(postings: readonly Posting[]): string {
  let before = 0;
  return postings
    .map(([section, impact]) => {
      let rest = section - before;
      before = section;
      let digits = String.fromCharCode(ZERO + (rest % BASE));
      for (rest = Math.floor(rest / BASE); rest > 0; rest = Math.floor(rest / BASE)) {
        digits = String.fromCharCode(ZERO + BASE + (rest % BASE)) + digits;
      }
      return digits + String.fromCharCode(IMPACT + impact);
    })
    .join('');
}

/** The reverse of {@link packPostings}. Never throws; damaged text gives sections that don't exist. */
export function unpackPostings(text: string): Posting[] {
  const postings: Posting[] = [];
  let section = 0;
  let step = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit >= BASE) {
      step = (step + digit - BASE) * BASE;
      continue;
    }
    section += step + digit;
    at += 1;
    postings.push([section, text.charCodeAt(at) - IMPACT]);
    step = 0;
  }
  return postings;
}
