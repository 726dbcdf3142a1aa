import type { Context } from './context.ts';
import { languageOf } from './languages.ts';
import { type Match, rarityOf } from './match.ts';
import type { Clause } from './query.ts';

/**
 * The least share of the query that one page must answer, counting how much of it the page has and how much the page is
 * about that. Pages that have a word of an unrelated question by chance stay below.
 */
const LEAST = 0.11;
/** Where sections stand for themselves, each has less. */
const LEAST_OF_SECTION = 0.06;

/** Words of the query that no page has. Parts of an identifier, and words that only name a language, are not missed. */
export function unknownWords(clauses: readonly Clause[], matches: readonly Match[]): Clause[] {
  const known = new Set(matches.map(({ clause }) => clause));
  return clauses.filter(
    (clause) =>
      clause.type === 'word' &&
      clause.identifier === undefined &&
      !known.has(clause) &&
      languageOf(clause.key) === undefined,
  );
}

/** Whether any page answers the query, or pages only have one or other word of it. */
export function fits(
  matches: readonly Match[],
  unknown: number,
  sections: number,
  { names, pageOf }: Context,
): boolean {
  // An exact name is what was looked for, however little is said of it.
  if (names.size > 0 || matches.some(({ clause }) => clause.type === 'whole' || clause.isExact)) return true;
  const pages = new Map<number, { covered: number; about: number }>();
  let arePages = false;
  for (const { rarity, impacts } of matches) {
    const best = new Map<number, number>();
    for (const [section, impact] of impacts) {
      const page = pageOf(section);
      arePages ||= page !== undefined;
      best.set(page ?? section, Math.max(impact, best.get(page ?? section) ?? 0));
    }
    for (const [page, impact] of best) {
      const own = pages.get(page) ?? { covered: 0, about: 0 };
      pages.set(page, { covered: own.covered + rarity, about: own.about + rarity * impact });
    }
  }
  // A word that no page has is as telling as one that a single section has.
  const all = matches.reduce((sum, { rarity }) => sum + rarity, 0) + rarityOf(1, sections) * unknown;
  const least = (arePages ? LEAST : LEAST_OF_SECTION) * all ** 2;
  return [...pages.values()].some(({ covered, about }) => covered * about >= least);
}

/** Words of the query that none of these sections' pages has, as they were typed. */
export function ignoredWords(
  clauses: readonly Clause[],
  matches: readonly Match[],
  shown: readonly number[],
  { pageOf }: Context,
): string[] {
  const pages = new Set(shown.map((section) => pageOf(section) ?? section));
  const missing = matches.filter(
    ({ clause, impacts }) =>
      clause.type === 'word' &&
      clause.identifier === undefined &&
      clause.language === undefined &&
      ![...impacts.keys()].some((section) => pages.has(pageOf(section) ?? section)),
  );
  const ignored = new Set([...unknownWords(clauses, matches), ...missing.map(({ clause }) => clause)]);
  return [...new Set(clauses.filter((clause) => ignored.has(clause)).map(({ raw }) => raw))];
}
