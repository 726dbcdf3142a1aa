/**
 * The files of the index. They are many and small, and a query reads only the few it needs, so that what a reader
 * downloads does not grow with the site:
 *
 * - `search-index.json`, the {@link Manifest}: what there is, and the first key of every block;
 * - `terms-N.json`: keys with the sections that have them, sorted by {@link placeOf};
 * - `words-N.json`, `endings-N.json`: all words, and all words spelt backwards, for words with a typo;
 * - `sections-N.json`: headings and text of sections in a row, as many as {@link Manifest.blocks} says.
 */

import { isStopWord } from './words.ts';

export const FORMAT = 6;
/** Where the manifest lies, below the site's base. */
export const MANIFEST = 'search-index.json';

/** What a page is, which readers can filter by. */
export type Kind = 'guide' | 'concept' | 'reference' | 'api' | 'code';

// Keys besides the words themselves. Each begins with a sign that no word begins with.

/** The key of a stem. */
export const stemKey = (stem: string): string => `=${stem}`;
/** Whether a key is that of a stem. It's left out where it has the same sections as the word that is spelled so. */
export const stemOnly = (key: string): boolean => /^=[^=]/.test(key);
/** The key of a class of words with one meaning. */
export const synonymKey = (name: string): string => `==${name}`;
/** The key of pages that are called so: the beginnings of the pages, with how much the name is theirs. */
export const nameKey = (name: string): string => `~${name}`;
/** The key of sections whose heading is this name. */
export const headingKey = (name: string): string => `#${name}`;
/** The key of two words next to each other in a heading or in a piece of code, such as a message. */
export const pairKey = (first: string, second: string): string => `"${first} ${second}`;
/**
 * The key of a word in a question that a page answers: the beginnings of the pages, with a number for the questions that
 * have the word (1 for the first, 2 for the second, 4 for the third, or their sum).
 */
export const askedKey = (key: string): string => `?${key}`;
/** How many words each page's question has, by its place. They stand beside {@link PAGES}, which every query needs. */
export const askedLengthKey = (place: number): string => `^?${place}`;
/** As many questions per page as fit into the number, which has to be less than `IMPACTS`. */
export const MOST_ASKED = 10;
/** The key of all sections for one language. */
export const languageKey = (language: string): string => `^${language}`;
/** The key of all beginnings of pages; sections up to the next are of the same page. */
export const PAGES = '^^';

export interface Manifest {
  format: typeof FORMAT;
  /** Folder of all other files, below the site's base; its name changes with their content. */
  folder: string;
  /** Number of sections. */
  sections: number;
  /** How many sections each file of texts has. */
  blocks: number[];
  /** Sections are sorted by kind and section of the docs: each range begins at its first number. */
  ranges: Array<[first: number, kind: Kind, section: string]>;
  /** The least key of each block, shortened; the first is empty. */
  terms: string[];
  words: string[];
  endings: string[];
  /** Titles worth trying when nothing was found. */
  starts: string[];
}

/**
 * A key with the sections that have it (`postings.ts`), the best up to a limit; how many there are in all where some are
 * left out.
 */
export type Term = [key: string, postings: string, total?: number];

/**
 * Where a key stands among all others: beside the word it's made from, since a query that needs the word needs its stem and
 * its name as well. Languages stand together: a query that names one needs all.
 */
export const placeOf = (key: string): string =>
  key.startsWith('"') ? tellingWord(key.slice(1)) : key.replace(/^[=~#?]+/, '');

/** Of two neighboring words, the one that a query has as a clause of its own, too: the longer, unless it says nothing. */
function tellingWord(pair: string): string {
  const [first = '', second = ''] = pair.split(' ');
  if (isStopWord(first) !== isStopWord(second)) return isStopWord(first) ? second : first;
  return second.length > first.length ? second : first;
}

export interface SectionText {
  /** Index into {@link SectionBlock.pages}. */
  page: number;
  /** `#heading`, or empty at the page's beginning. */
  hash: string;
  path: string[];
  text: string;
}

export interface SectionBlock {
  pages: Array<{ address: string; title: string }>;
  sections: SectionText[];
}

/** A {@link SectionBlock} as its file has it: without names of fields, and without the page's title in every path. */
export interface PackedBlock {
  pages: Array<[address: string, title: string]>;
  sections: Array<[page: number, hash: string, headings: string[], text: string]>;
}
