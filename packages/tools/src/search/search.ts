/** The search, the same in browsers and in the MCP server: MiniSearch, and weights. */
import MiniSearch from 'minisearch';
import type { Answer, Kind, SearchPage } from './pages.ts';
import { resultOf } from './sections.ts';
import { chunksOf, pairsOf, STOP, stemOf, termsOf, wordsOf } from './words.ts';

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

export type Search = (query: string, limit: number) => Answer;

/** Code of several words, and what's between two pieces of code. */
const messagesIn = (text: string): string[] => text.match(/`[^`\n]* [^`\n]*`/g) ?? [];

/** Prepares the search, a few pages at a time, so that a slow phone can draw and type meanwhile. */
export async function createSearch(pages: readonly SearchPage[]): Promise<Search> {
  /** Every word and identifier of the site, with its terms: most are on many pages. */
  const termsOfChunks = new Map<string, string[]>();
  const known = new Set<string>();
  /** Its words as they're written, with their stems. */
  const spelled = new Map<string, string>();
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    storeFields: ['kind'],
    extractField: (page, field) => page[field as 'text'],
    stringifyField: (value) => value,
    tokenize: (text, field) =>
      field === 'messages' ? messagesIn(text).flatMap(pairsOf) : [text].flat().flatMap(chunksOf),
    processTerm(chunk, field) {
      if (field === 'messages') return chunk;
      const before = termsOfChunks.get(chunk);
      if (before) return before;
      const terms = termsOf(chunk);
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
  const text = (page: SearchPage) => page.body?.texts.join('\n') ?? '';
  await index.addAllAsync(
    pages.map((page, id) => ({ ...page, id, text: text(page), messages: text(page) })),
    { chunkSize: 10 },
  );

  /** The terms of the site that a word stands for: its own, or those of words that begin with it. */
  const meant = (word: string): string[] => {
    const stem = stemOf(word);
    if (known.has(stem) || word.length < PREFIX_FROM) return [stem];
    const begun = [...spelled].filter(([other]) => other.startsWith(word)).map(([, other]) => other);
    return begun.length > 0 ? [...new Set(begun)] : [stem];
  };
  const fuzzy = (term: string) => !known.has(term) && term.length >= FUZZY_FROM && 0.2;

  /** Names of pages that are similar to a query, and then short ones. */
  const suggestionsFor = (words: string[]): string[] => {
    const query = { queries: words.map(stemOf), fields: ['title', 'aliases'] };
    const similar = index.search(query, { fuzzy: 0.4, maxFuzzy: 4 }).map(({ id }) => pages[id]);
    const guides = pages.filter(({ kind }) => kind === 'guide');
    const short = guides.sort((a, b) => a.title.length - b.title.length);
    return [...new Set([...similar, ...short].map((page) => page?.title ?? ''))].slice(0, 4);
  };

  return (query, limit) => {
    const chunks = chunksOf(query);
    const said = [...new Set(chunks.flatMap(wordsOf))].filter((word) => !STOP.has(word));
    const words = said.slice(-MOST_WORDS).map((word) => ({ word, terms: meant(word) }));
    const whole = chunks.flatMap(termsOf).slice(-MOST_WORDS);
    const found = index.search({
      combineWith: 'OR',
      queries: [
        { queries: [...new Set([...words.flatMap(({ terms }) => terms), ...whole])], fuzzy },
        { queries: pairsOf(query).slice(-MOST_WORDS), fields: ['messages'] },
      ],
    });
    const matched = new Set(found.flatMap(({ queryTerms }) => queryTerms));
    // The more of the query's words a page has, the better.
    const ranked = found
      .map(({ id, score, queryTerms, terms }) => {
        const had = words.filter((one) => one.terms.some((term) => queryTerms.includes(term)));
        return { page: pages[id] as SearchPage, score: score * had.length, terms };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    return {
      total: ranked.length,
      results: ranked.slice(0, limit).map(({ page, terms }) => resultOf(page, terms)),
      suggestions: ranked.length === 0 ? suggestionsFor(said) : [],
      unknown: words.filter(({ terms }) => !terms.some((term) => matched.has(term))).map(({ word }) => word),
    };
  };
}
