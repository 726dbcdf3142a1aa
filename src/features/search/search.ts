/** The search, the same in browsers and in the MCP server: MiniSearch, and weights. */
import MiniSearch from 'minisearch';
import type { Answer, Kind, SearchPage } from './pages.ts';
import { resultOf } from './sections.ts';
import { chunksOf, isStopWord, pairsOf, queryWords, stemOf, termsOf, wordsOf } from './words.ts';

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

/** Generated pages have the words of hundreds of others in their lists, so what explains them comes first. */
const KIND: Readonly<Record<Kind, number>> = { guide: 1, concept: 1, reference: 1, api: 0.7, code: 0.5 };

/** Letters from which a word that isn't on the site stands for those that begin with it; shorter ones begin too many. */
const PREFIX_FROM = 4;
/** Letters from which it stands for those that differ by a typo; in a shorter word, that's often another word. */
const FUZZY_FROM = 7;
/** Only the last words of a query count: the end of a log says what went wrong. */
const MOST_WORDS = 32;
/** A longer piece of code in a sentence is a program. */
const LONGEST_MESSAGE = 300;

export type Search = (query: string, limit: number) => Answer;

const messagesIn = (text: string): string[] =>
  Array.from(text.matchAll(/`([^`\n]* [^`\n]*)`/g), ([, code = '']) => code).filter(
    (code) => code.length <= LONGEST_MESSAGE,
  );

function entryOf({ title, aliases, headings, asked, description, body, kind }: SearchPage, id: number) {
  const text = body?.texts.join('\n') ?? '';
  return { id, kind, title, aliases, headings, asked, messages: messagesIn(text), description, text };
}

/** Prepares the search, a few pages at a time, so that a slow phone can draw and type meanwhile. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  /** Everything the site can be searched for, with its terms: most words are on many pages. */
  const termsOfChunks = new Map<string, string[]>();
  const known = new Set<string>();
  /** Its words as they're written, with their stems. */
  const spelled = new Map<string, string>();
  const index = new MiniSearch<ReturnType<typeof entryOf>>({
    fields: Object.keys(FIELDS),
    storeFields: ['kind'],
    stringifyField: (value) => [value].flat().join('\n'),
    tokenize: (text, field) => (field === 'messages' ? text.split('\n').flatMap(pairsOf) : chunksOf(text)),
    processTerm(chunk, field) {
      if (field === 'messages') return chunk;
      const before = termsOfChunks.get(chunk);
      if (before) return before;
      const terms = termsOf(chunk).filter((term) => !isStopWord(term));
      for (const term of terms) known.add(term);
      for (const word of wordsOf(chunk)) spelled.set(word, stemOf(word));
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
      weights: { fuzzy: 0.8, prefix: 0 },
    },
  });
  await index.addAllAsync(pages.map(entryOf), { chunkSize: 10 });

  /** The terms of the site that one of a query stands for: itself, or those of words that begin with it. */
  const meant = (term: string): string[] => {
    if (known.has(term) || term.length < PREFIX_FROM) return [term];
    const begun = [...spelled].filter(([word]) => word.startsWith(term)).map(([, stem]) => stem);
    return begun.length > 0 ? [...new Set(begun)] : [term];
  };
  const mayBeTypo = (term: string) => !known.has(term) && term.length >= FUZZY_FROM && 0.2;

  const guides = pages.filter(({ kind }) => kind === 'guide');
  const short = guides.map(({ title }) => title).sort((a, b) => a.length - b.length);
  /** Names of pages that are similar to a query; if there's none, short ones. */
  const suggestionsFor = (words: readonly string[]): string[] => {
    const query = { queries: words.map(stemOf), fields: ['title', 'aliases'] };
    const similar = index.search(query, { fuzzy: 0.4, maxFuzzy: 4 });
    return [...new Set([...similar.map(({ id }) => pages[id]?.title ?? ''), ...short])].slice(0, 4);
  };

  return (query, limit) => {
    const words = queryWords(query).slice(-MOST_WORDS);
    const terms = chunksOf(query)
      .flatMap(termsOf)
      .filter((term) => !isStopWord(term));
    const stems = words.map((word) => meant(stemOf(word)));
    const found = index.search({
      combineWith: 'OR',
      queries: [
        { queries: [...new Set(terms.slice(-2 * MOST_WORDS).flatMap(meant))], fuzzy: mayBeTypo },
        { queries: pairsOf(query).slice(-MOST_WORDS), fields: ['messages'] },
      ],
    });
    const matching = new Set(found.flatMap(({ queryTerms }) => queryTerms));
    const ranked = found
      .map(({ id, score, queryTerms, terms: matched }) => {
        const matches = stems.filter((some) => some.some((stem) => queryTerms.includes(stem))).length;
        return { page: pages[id] as SearchPage, score: score * matches, matched };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return {
      total: ranked.length,
      results: ranked.slice(0, limit).map(({ page, matched }) => {
        // A pair of words isn't a term of a text.
        const found = matched.filter((term) => !term.includes(' '));
        return resultOf(page, query, found);
      }),
      suggestions: ranked.length === 0 ? suggestionsFor(words) : [],
      unknown: words.filter((_, at) => !stems[at]?.some((stem) => matching.has(stem))),
    };
  };
}
