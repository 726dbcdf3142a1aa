/** How text becomes the terms of the index and of a query. */
import { stemmer } from 'stemmer';

/** Letters and digits, with the punctuation inside identifiers: `assertion.dataHash.mismatch`, `c2pa_rs`, `1.3.6.1`. */
const CHUNK = /\b[cC](?:\+\+|#)|[\p{L}\p{N}\p{M}]+(?:[._:/@#$+=~^-]{1,2}[\p{L}\p{N}\p{M}]+)*/gu;
const PUNCTUATION = /[^\p{L}\p{N}\p{M}]+/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const ABBREVIATION = /^[\p{Lu}\p{N}]+$/u;

/** Words that say nothing by themselves, and are on most pages. */
export const STOP = new Set(
  (
    'a about an and are as at be by can do does for from how i if in is it its my not of on or that the this to what when where ' +
    'which why with you'
  ).split(' '),
);

/** Lowercase, without accents. */
export const normal = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

/** The runs of a text that are words or identifiers. */
export const chunksOf = (text: string): string[] => text.match(CHUNK) ?? [];

/** The words in a chunk: `dataHash.mismatch` has `data`, `hash`, and `mismatch`. `C2PA` and `C++` are one word. */
export function wordsOf(chunk: string): string[] {
  if (/^c(?:\+\+|#)$/i.test(chunk)) return [normal(chunk)];
  const runs = chunk.split(PUNCTUATION).filter(Boolean);
  return runs.flatMap((run) => (ABBREVIATION.test(run) ? [run] : run.split(CAMEL))).map(normal);
}

export const stemOf = (word: string): string => (/^[a-z]{3,}$/.test(word) ? stemmer(word) : word);

/** What a chunk is found by: the stems of its words; an identifier also as a whole, joined, and by its parts between dots. */
export function termsOf(chunk: string): string[] {
  const words = wordsOf(chunk);
  const parts = words.length > 1 ? chunk.split(PUNCTUATION).filter(Boolean).map(normal) : [];
  const whole = words.length > 1 ? [normal(chunk), parts.join('')] : [];
  return [...new Set([...whole, ...parts, ...words.map(stemOf)])].filter((term) => !STOP.has(term));
}

/** Every two neighboring words of a message, which is often pasted in part. */
export function pairsOf(message: string): string[] {
  const words = chunksOf(message).flatMap(wordsOf);
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}
