import { languageKey, PAGES, pairKey, stemKey, type Term } from '../../../search/format.ts';
import { LANGUAGES } from '../../../search/languages.ts';
import { nameKeyOf } from '../../../search/names.ts';
import { unpackPostings } from '../../../search/postings.ts';
import { isStopWord, stemOf } from '../../../search/words.ts';
import { findBeginnings, findEndings, findTerm } from './lookup.ts';
import { rarityOf } from './match.ts';
import type { Question } from './query.ts';
import type { Store } from './store.ts';

/** What the index says about a query as a whole. */
export interface Context {
  /** First sections of pages whose name matches the query, with the strength of the match; 1 for an alias. */
  names: ReadonlyMap<number, number>;
  /** First sections of pages whose name is a part of the query, with its words and the strength of the match. */
  inner: ReadonlyArray<{ words: readonly string[]; pages: ReadonlyMap<number, number> }>;
  /** Sections whose heading is the query. */
  headings: ReadonlySet<number>;
  /** Sections with neighboring words of the query next to each other, and the share of the neighbors, 0 to 1. */
  phrases: ReadonlyMap<number, number>;
  /** Sections for the languages in the query; undefined if it doesn't name any. */
  wanted: ReadonlySet<number> | undefined;
  /** Sections for other languages only. */
  foreign: ReadonlySet<number>;
  /** The first section of the page that contains the section. */
  pageOf(section: number): number;
}

/** How much more a name with exactly the words of the query counts, and how much less any other if there is such a name. */
const EXACTLY = 1.3;
const INEXACTLY = 0.5;
/** The same if a message has the whole query, whose other words a name lacks: "could not be redacted" isn't "redacted". */
const INSTEAD_OF_MESSAGE = 0.25;
const WHOLE_MESSAGE = 0.99;

/** Looks up names, languages, and pages. @throws SearchUnavailable */
export async function contextOf(store: Store, question: Question): Promise<Context> {
  const { name, exactName, nameWithin, innerNames, heading, pairs, languages } = question;
  const find = (key: string | undefined) => (key === undefined ? undefined : findTerm(store, key));
  const [called, exactly, within, headed, pages, together, inside, ...byLanguage] = await Promise.all([
    find(name),
    find(exactName),
    find(nameWithin),
    find(heading),
    find(PAGES),
    withWholeWords(store, pairs).then((whole) =>
      Promise.all(whole.map((keys) => Promise.all(keys.map(find)))),
    ),
    Promise.all(innerNames.map(({ key }) => find(key))),
    ...LANGUAGES.map((language) => (languages.length ? find(languageKey(language)) : undefined)),
  ]);
  const wanted = languages.length ? new Set<number>() : undefined;
  const foreign = new Set<number>();
  LANGUAGES.forEach((language, index) => {
    for (const section of sectionsOf(byLanguage[index])) {
      (languages.includes(language) ? wanted : foreign)?.add(section);
    }
  });
  for (const section of wanted ?? []) foreign.delete(section);

  const phrases = phrasesOf(together, store.manifest.sections);
  const names = impactsOf(called);
  for (const [section, value] of impactsOf(within)) {
    if (wanted?.has(section)) names.set(section, Math.max(value, names.get(section) ?? 0));
  }
  const exact = impactsOf(exactly);
  const isWholeMessage = [...phrases.values()].some((share) => share >= WHOLE_MESSAGE);
  const inexactly = isWholeMessage ? INSTEAD_OF_MESSAGE : exact.size > 0 ? INEXACTLY : 1;
  for (const [section, value] of names) names.set(section, inexactly * value);
  for (const [section, value] of exact) {
    names.set(section, Math.max(EXACTLY * value, names.get(section) ?? 0));
  }
  const beginnings = sectionsOf(pages);
  return {
    names,
    inner: innerNames.flatMap(({ words }, index) => {
      const pages = impactsOf(inside[index]);
      return pages.size > 0 ? [{ words, pages }] : [];
    }),
    headings: new Set(sectionsOf(headed)),
    phrases,
    wanted,
    foreign,
    pageOf: (section) => lastUpTo(beginnings, section) ?? section,
  };
}

/** The only pair counts, whatever its words are. */
const FEW = 1;
/** A shorter word at the end may be a part of any other. */
const SHORTEST_CUT = 3;
/** So many words are tried in a cut word's place. */
const MOST_WHOLE = 12;

/**
 * The neighbors, each with the keys that it can have: messages are often copied in part, from the middle of a word to the
 * middle of another. A first or last word that isn't a word of the site stands for those that end, or begin, with it; without
 * any, its pair doesn't count.
 */
async function withWholeWords(store: Store, pairs: readonly string[]): Promise<string[][]> {
  const all = pairs.map((pair) => [pair]);
  if (pairs.length <= FEW) return all;
  const isKnown = async (word: string) =>
    (await findTerm(store, word)) !== undefined ||
    (await findTerm(store, stemKey(stemOf(word)))) !== undefined;
  const [start = '', second = ''] = wordsOfPair(pairs[0]);
  const [before = '', end = ''] = wordsOfPair(pairs.at(-1));
  const [startsWhole, endsWhole] = await Promise.all([
    isStopWord(start) || isKnown(start),
    isStopWord(end) || isKnown(end),
  ]);
  const among = (words: readonly string[]) =>
    words.toSorted((a, b) => a.length - b.length).slice(0, MOST_WHOLE);
  if (!startsWhole) {
    const words = start.length < SHORTEST_CUT ? [] : await findEndings(store, start);
    all[0] = among(words).map((word) => pairKey(word, second));
  }
  if (!endsWhole) {
    const terms = end.length < SHORTEST_CUT ? [] : await findBeginnings(store, end);
    const words = terms.map(([key]) => key).filter((key) => /^\p{L}+$/u.test(key));
    all[all.length - 1] = among(words).map((word) => pairKey(before, word));
  }
  return all.filter((keys) => keys.length > 0);
}

const wordsOfPair = (pair = ''): string[] => pair.slice(1).split(' ');

/** Rare neighbors count more than frequent ones; those that nothing has count like the rarest. */
function phrasesOf(
  pairs: ReadonlyArray<ReadonlyArray<Term | undefined>>,
  sections: number,
): Map<number, number> {
  const shares = new Map<number, number>();
  const weighed = pairs.map((terms) => {
    const having = new Map<number, number>();
    for (const [section, impact] of terms.flatMap((term) => [...impactsOf(term)])) {
      having.set(section, Math.max(impact, having.get(section) ?? 0));
    }
    return { having, rarity: rarityOf(Math.max(1, having.size), sections) };
  });
  const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0);
  // Two words can be next to each other by chance; four can't.
  const sure = Math.min(1, (weighed.length + 1) / 4);
  for (const { having, rarity } of weighed) {
    for (const [section, impact] of having) {
      shares.set(section, (shares.get(section) ?? 0) + (sure * impact * rarity) / all);
    }
  }
  return shares;
}

/** How strongly words must match a page's name to show that a query is about this site. */
const NAME = 0.6;

/** Whether these words are the name of a page. @throws SearchUnavailable */
export async function isNameOfPage(store: Store, words: readonly string[]): Promise<boolean> {
  const name = nameKeyOf(words.join(' '));
  const term = name === undefined ? undefined : await findTerm(store, name);
  return [...impactsOf(term).values()].some((value) => value >= NAME);
}

const postingsOf = (term: Term | undefined) => unpackPostings(term?.[1] ?? '');

/** The numbers of a term's sections, ascending. */
const sectionsOf = (term: Term | undefined): number[] => postingsOf(term).map(([section]) => section);

const impactsOf = (term: Term | undefined): Map<number, number> =>
  new Map(postingsOf(term).map(([section, impact]) => [section, impact / 99]));

function lastUpTo(numbers: readonly number[], most: number): number | undefined {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1];
}
