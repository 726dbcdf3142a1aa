/** The search, the same in browsers and in the MCP server: MiniSearch, and weights. */
/** How text becomes the terms of the index and of a query. */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { type Kind, type Result, resultOf, type SearchPage } from './sections.ts';

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
function pairsOf(message: string): string[] {
  const words = chunksOf(message).flatMap(wordsOf);
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** How much a match counts, by where it is. */
const FIELDS = {
  /** What the page is about. */
  title: 5,
  /** What readers call it; two pages can share an alias. */
  aliases: 4,
  /** What its parts are about. */
  headings: 2,
  /** Neighboring words of a message: more than its words by themselves, which are on many pages. */
  messages: 2,
  /** Whole questions, which have many other words, too. */
  asked: 1,
  description: 1,
  text: 1,
};

const NAMES = new Set(['title', 'aliases', 'headings']);
const joined = (chunks: readonly string[]): string[] =>
  chunks.slice(1).map((chunk, at) => `${chunks[at]}${chunk}`.toLowerCase());

/** Generated pages have the words of hundreds of others in their lists, so what explains them comes first. */
const KIND: Readonly<Record<Kind, number>> = { guide: 1, concept: 1, reference: 1, api: 0.7, code: 0.5 };

/** Names of languages, which don't make a name of a page fit a query better: a page for a task has all languages. */
const LANGUAGES = new Set(
  'c c++ go java javascript js kotlin node nodejs node.js python rust swift typescript web'.split(' '),
);
/** What all pages are about: in a title, such a word says little, and a query often has it only for completeness. */
const SUBJECT = new Set(['content', 'credential'].map(stemOf));
const SUBJECT_WEIGHT = 0.3;

/** How much better a page is if the whole query is one of its names; a part of the query counts by its share. */
const NAMED = 0.5;
/** The stems of a name's words, without those that say little. */
function stemsOfName(name: string): string[] {
  const words = chunksOf(name).flatMap(wordsOf);
  const stems = words.filter((word) => !STOP.has(word)).map(stemOf);
  return [...new Set(stems)].filter((stem) => !LANGUAGES.has(stem) && !SUBJECT.has(stem));
}

/** Letters from which a word that isn't on the site stands for those that begin with it; shorter ones begin too many. */
const PREFIX_FROM = 4;
/** Letters from which it stands for those that differ by a typo; in a shorter word, that's often another word. */
const FUZZY_FROM = 7;

/** The number of pages found, the first of them, other queries if there are none, and words that no page has. */
export interface Answer {
  total: number;
  results: Result[];
  suggestions: string[];
  unknown: string[];
}
export type Search = (query: string, limit: number) => Answer;

/** Code of several words, and what's between two pieces of code. */
const messagesIn = (text: string): string[] => text.match(/`[^`\n]* [^`\n]*`/g) ?? [];

/** Prepares the search, a few pages at a time, so that a slow phone can draw and type meanwhile. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  /** Every word and identifier of the site, with its terms: most are on many pages. */
  const termsOfChunks = new Map<string, string[]>();
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    storeFields: ['kind'],
    tokenize(text, field) {
      if (field === 'messages') return messagesIn(text).flatMap(pairsOf);
      const chunks = chunksOf(text);
      // In a name, two words are also found as one: "time stamp" by "timestamp".
      return field && NAMES.has(field) ? [...chunks, ...joined(chunks)] : chunks;
    },
    processTerm(chunk, field) {
      if (field === 'messages') return chunk;
      const terms = termsOfChunks.get(chunk) ?? termsOf(chunk);
      termsOfChunks.set(chunk, terms);
      return terms;
    },
    searchOptions: {
      boost: FIELDS,
      boostDocument: (_id, _term, stored) => KIND[stored?.kind as Kind],
      tokenize: (term) => [term],
      processTerm: (term) => term,
      maxFuzzy: 2,
      // Only a word that isn't on the site has such matches, so it means one of them.
      weights: { fuzzy: 0.8, prefix: 0.8 },
    },
  });
  const documents = pages.map(({ body, ...page }, id) => {
    const text = body?.texts.join('\n') ?? '';
    return { ...page, id, text, messages: text };
  });
  await index.addAllAsync(documents, { chunkSize: 2 });
  const namesOf = pages.map(({ title, aliases }) => [title, ...aliases].map(stemsOfName));
  const known = new Set([...termsOfChunks.values()].flat());

  /** The term that a word stands for: its stem, or one on the site that's half of it, as long as it's being typed. */
  const meant = (word: string): string => {
    const begins = Array.from(word, (_, at) => word.slice(0, at + 1));
    const half = begins.slice(Math.max(PREFIX_FROM, word.length / 2));
    return [stemOf(word), ...half].find((term) => known.has(term)) ?? stemOf(word);
  };

  /** Names of pages that are similar to a query. */
  const suggestionsFor = (words: string[]): string[] => {
    const query = { queries: words.map(stemOf), fields: ['title', 'aliases'] };
    const similar = index.search(query, { fuzzy: 0.4, maxFuzzy: 4 });
    return [...new Set(similar.map(({ id }) => pages[id]?.title ?? ''))].slice(0, 4);
  };

  return (query, limit) => {
    const chunks = chunksOf(query);
    const words = [...new Set(chunks.flatMap(wordsOf))].filter((word) => !STOP.has(word));
    const terms = words.map(meant);
    const stems = words.map(stemOf);
    const identifiers = chunks.flatMap(termsOf).filter((term) => !stems.includes(term));
    const found = index.search({
      boostTerm: (term) =>
        SUBJECT.has(term) && !terms.every((one) => SUBJECT.has(one)) ? SUBJECT_WEIGHT : 1,
      combineWith: 'OR',
      queries: [
        {
          queries: [...new Set([...terms, ...identifiers])],
          prefix: (term) => !known.has(term) && term.length >= PREFIX_FROM,
          fuzzy: (term) => !known.has(term) && term.length >= FUZZY_FROM && 0.2,
        },
        { queries: pairsOf(query), fields: ['messages'] },
      ],
    });
    const task = terms.filter((term) => !LANGUAGES.has(term) && !SUBJECT.has(term));
    /** The share of the query that's a whole name of the page. */
    const namedBy = (id: number): number => {
      const fitting = (namesOf[id] ?? []).filter((name) => name.every((stem) => task.includes(stem)));
      return Math.max(0, ...fitting.map(({ length }) => length / Math.max(1, task.length)));
    };
    /** Whether the query is one identifier, and the page is about it alone: whoever pastes one looks for that page. */
    const isOf = (id: number): number =>
      Number(
        chunks.length === 1 && words.length > 1 && normal(pages[id]?.title ?? '') === normal(query.trim()),
      );
    // The more of the query's words a page has, the better, and if they're a name of it, better still.
    const ranked = found
      .map((page) => ({
        ...page,
        score:
          page.score *
          terms.filter((term) => page.queryTerms.includes(term)).length *
          (1 + NAMED * namedBy(page.id)),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => isOf(b.id) - isOf(a.id) || b.score - a.score);
    const anywhere = new Set(found.flatMap(({ queryTerms }) => queryTerms));
    return {
      total: ranked.length,
      results: ranked.slice(0, limit).map(({ id, terms }) => resultOf(pages[id] as SearchPage, terms)),
      suggestions: ranked.length === 0 ? suggestionsFor(words) : [],
      unknown: words.filter((_, at) => !anywhere.has(terms[at] ?? '')),
    };
  };
}
