import { languageKey, PAGES, type Term } from './format.ts';
import { LANGUAGES } from './languages.ts';
import { findTerm } from './lookup.ts';
import { nameKeyOf } from './names.ts';
import { unpackPostings } from './postings.ts';
import type { Clause, Question } from './query.ts';
import type { Store } from './store.ts';

/** What the index knows of a query besides its words. */
export interface Context {
  /** Beginnings of pages that are called like the query, with how much the name is theirs, 0 to 1. */
  names: ReadonlyMap<number, number>;
  /** Sections for the languages of the query; undefined when it names none. */
  wanted: ReadonlySet<number> | undefined;
  /** Sections for other languages only. */
  foreign: ReadonlySet<number>;
  /** The beginning of the page that has the section; undefined in a large index, which does not say. */
  pageOf(section: number): number | undefined;
}

/** Looks up names, languages and pages. @throws SearchUnavailable */
export async function contextOf(store: Store, { name, nameWithin, languages }: Question): Promise<Context> {
  const find = (key: string | undefined) => (key === undefined ? undefined : findTerm(store, key));
  const [called, within, pages, ...byLanguage] = await Promise.all([
    find(name),
    find(nameWithin),
    find(PAGES),
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

  const names = impactsOf(called);
  for (const [section, value] of impactsOf(within)) {
    if (wanted?.has(section)) names.set(section, Math.max(value, names.get(section) ?? 0));
  }
  const beginnings = sectionsOf(pages);
  return { names, wanted, foreign, pageOf: (section) => lastUpTo(beginnings, section) };
}

/** How much a word has to be the name of a page to tell that a query is about this site. */
const NAME = 0.6;

/** Whether one of the words, languages apart, is the name of a page. @throws SearchUnavailable */
export async function hasNameOfPage(store: Store, clauses: readonly Clause[]): Promise<boolean> {
  const words = clauses.filter(({ type, language }) => type === 'word' && language === undefined);
  const found = await Promise.all(
    words.map(({ key }) => {
      const name = nameKeyOf(key);
      return name === undefined ? undefined : findTerm(store, name);
    }),
  );
  return found.some((term) => [...impactsOf(term).values()].some((value) => value >= NAME));
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
