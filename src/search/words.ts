/** How text becomes keys of the index; the build and the browser use the same rules. */
import { stemmer } from 'stemmer';

/** A run of text without white space, and its position. */
export interface Chunk {
  raw: string;
  start: number;
}

/**
 * Letters and digits, with the punctuation inside identifiers (`assertion.dataHash.mismatch`, `c2pa_rs`, `1.3.6.1`,
 * `urn:c2pa:…`, `@contentauth/c2pa-node`), and the punctuation at their start (`--ignore-scripts`).
 */
const CHUNK = /\b[cC](?:\+\+|#)|(?:--?|@)?[\p{L}\p{N}\p{M}]+(?:[._:/@#$+=~^-]{1,2}[\p{L}\p{N}\p{M}]+)*/gu;
const NAMES = /[/#=@~^+$]+/u;
const JOINTS = /[._:-]+/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

const ABBREVIATION = /^[\p{Lu}\p{N}]+$/u;

/** Longer chunks (base64, hashes) are cut, because people don't search for them. */
const LONGEST = 120;

export function chunksOf(text: string): Chunk[] {
  return Array.from(text.matchAll(CHUNK), ({ 0: raw, index }) => ({
    raw: raw.slice(0, LONGEST),
    start: index,
  }));
}

/** Lowercase, without accents. */
export function normal(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII needs no decomposition.
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** Languages whose names end in punctuation. */
const isSignedName = (raw: string) => /^c(?:\+\+|#)$/i.test(raw);

/** The words of a chunk with their positions: `dataHash.mismatch` has `data`, `Hash`, and `mismatch`. */
export function wordsOf(raw: string): Chunk[] {
  if (isSignedName(raw)) return [{ raw, start: 0 }];
  return Array.from(raw.matchAll(/[\p{L}\p{N}\p{M}]+/gu)).flatMap(({ 0: run, index }) => {
    let at = index;
    // `C2PA` is one word, though a capital comes after a digit.
    return (ABBREVIATION.test(run) ? [run] : run.split(CAMEL)).map((word) => {
      const chunk = { raw: word, start: at };
      at += word.length;
      return chunk;
    });
  });
}

/** Every two neighboring words of a text, normalized; an ellipsis separates words. */
export function pairsIn(text: string): Array<[first: string, second: string]> {
  return text.split(/…|\.{3}/).flatMap((part) => {
    const words = chunksOf(part).flatMap(({ raw }) => wordsOf(raw).map((word) => normal(word.raw)));
    return words.slice(1).map((second, index): [string, string] => [words[index] ?? '', second]);
  });
}

/** Anything other than a plain word: with punctuation, digits, or camel case. */
export function isIdentifier(raw: string): boolean {
  return !isSignedName(raw) && /[._:/@#$+=~^]|^-|\p{N}|[\p{Ll}]\p{Lu}/u.test(raw);
}

/**
 * The keys for finding a chunk as a whole and by its larger parts: the chunk, the parts between slashes, the parts
 * between dots (`dataHash` → `datahash`), and compounds (`time-stamp` → `timestamp`).
 */
export function wholesOf(raw: string): string[] {
  const keys = new Set([normal(raw)]);
  const bare = raw.replace(/^(?:--?|@)/, '');
  for (const name of bare.split(NAMES)) {
    const parts = name.split(JOINTS).filter(Boolean);
    keys.add(normal(name));
    if (parts.length > 1 && parts.length <= 3) keys.add(normal(parts.join('')));
    for (const part of parts) keys.add(normal(part));
  }
  keys.delete('');
  return [...keys];
}

const stems = new Map<string, string>();

/** The stem of a normalized word; words in other alphabets and words with digits don't change. */
export function stemOf(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = stems.get(word);
  if (stem === undefined) {
    stem = stemmer(word);
    if (stems.size > 20_000) stems.clear();
    stems.set(word, stem);
  }
  return stem;
}

/** Words that are ignored unless the query has no others. */
const STOP = new Set(
  (
    'a about after all also am an and any are as at be been before but by can cannot could do does did for from get had ' +
    'has have how i if in into is it its many me more much my no not of on one or our out shall should so some than that the their ' +
    'them then there these they this those to use used using was we were what when where which while who whom why will ' +
    'with would you your although anyone anything just know please possible really someone something still though want way d ll m re s t ve ' +
    'aren couldn didn doesn don hadn hasn haven isn shouldn wasn weren won wouldn'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => STOP.has(word);
