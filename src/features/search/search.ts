/** The search, the same in browsers and in the MCP server: MiniSearch, and weights. */
import MiniSearch from 'minisearch';
import type { Answer, Kind, SearchPage } from './pages.ts';
import { markerOf, resultOf } from './sections.ts';
import { chunksOf, isStopWord, normal, pairsOf, queryWords, stemOf, termsOf, wordsOf } from './words.ts';

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
const KIND: Readonly<Record<Kind, number>> = { guide: 1, concept: 1, reference: 1, api: 0.5, code: 0.5 };

/** Letters from which a word that isn't on the site stands for those that begin with it; shorter ones begin too many. */
const PREFIX_FROM = 4;
/** Letters from which it stands for those that differ by a typo; in a shorter word, that's often another word. */
const FUZZY_FROM = 7;
/** Only the last words of a query count: the end of a log says what went wrong. */
const MOST_WORDS = 32;
/** A longer piece of code in a sentence is a program. */
const LONGEST_MESSAGE = 300;

export type Search = (query: string, options: { limit: number; kind?: Kind | undefined }) => Answer;

const messagesIn = (text: string): string =>
  Array.from(text.matchAll(/`([^`\n]* [^`\n]*)`/g), ([, code = '']) => code)
    .filter((code) => code.length <= LONGEST_MESSAGE)
    .join('\n');

function entryOf({ title, aliases, headings, asked, description, body, kind }: SearchPage, id: number) {
  const text = body?.texts.join('\n') ?? '';
  const lists = { aliases: aliases.join('\n'), headings: headings.join('\n'), asked: asked.join('\n') };
  return { id, kind, title, ...lists, messages: messagesIn(text), description, text };
}

/** A pair of words isn't a term of a text. */
const isOneWord = (term: string) => !term.includes(' ');

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

  return (query, { limit, kind }) => {
    const words = queryWords(query).slice(-MOST_WORDS);
    const terms = chunksOf(query)
      .flatMap(termsOf)
      .slice(-2 * MOST_WORDS);
    const stems = words.map((word) => meant(stemOf(word)));
    const found = index.search({
      combineWith: 'OR',
      queries: [
        {
          queries: [...new Set(terms.filter((term) => !isStopWord(term)).flatMap(meant))],
          fuzzy: (term) => !known.has(term) && term.length >= FUZZY_FROM && 0.2,
        },
        { queries: pairsOf(query).slice(-MOST_WORDS), fields: ['messages'] },
      ],
    });
    const matching = new Set(found.flatMap(({ queryTerms }) => queryTerms));
    const ranked = found
      .map(({ id, score, queryTerms, terms: matched }) => {
        const share =
          stems.filter((some) => some.some((stem) => queryTerms.includes(stem))).length / words.length;
        return { page: pages[id] as SearchPage, score: score * share, matched };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score);
    const kinds: Partial<Record<Kind, number>> = {};
    for (const { page } of ranked) kinds[page.kind] = (kinds[page.kind] ?? 0) + 1;
    const wanted = kind ? ranked.filter(({ page }) => page.kind === kind) : ranked;
    const shown = wanted
      .slice(0, limit)
      .map(({ page, matched }) => ({ page, terms: matched.filter(isOneWord) }));
    const marker = markerOf([...new Set(shown.flatMap(({ terms }) => terms))]);
    return {
      total: wanted.length,
      kinds,
      results: shown.map(({ page, terms }) => resultOf(page, query, terms, marker)),
      suggestions: ranked.length === 0 ? suggestionsFor(query, pages) : [],
      unknown: words.filter((_, index) => !stems[index]?.some((stem) => matching.has(stem))),
    };
  };
}

/** Names of pages: those with most of the query's pairs of letters, or, if none is similar, those of the first pages. */
function suggestionsFor(query: string, pages: readonly SearchPage[]): string[] {
  const lettersOf = (text: string) => {
    const plain = normal(text);
    return new Set(
      Array.from(plain, (_, index) => plain.slice(index, index + 2)).filter((two) => two.length === 2),
    );
  };
  const typed = lettersOf(query);
  const names = pages.flatMap(({ title, aliases }) => [title, ...aliases.slice(0, 3)]);
  const similar = names
    .map((name) => {
      const own = lettersOf(name);
      return { name, share: (2 * [...own].filter((two) => typed.has(two)).length) / (own.size + typed.size) };
    })
    .filter(({ share }) => share > 0.4)
    .sort((a, b) => b.share - a.share)
    .map(({ name }) => name);
  const [first] = pages;
  return [...new Set([...similar, ...(first?.aliases ?? []), ...names])].slice(0, 4);
}
