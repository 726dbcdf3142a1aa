import { languageOf } from '../../../search/languages.ts';
import type { Context } from './context.ts';
import { type Match, rarityOf } from './match.ts';
import type { Clause } from './query.ts';

/**
 * How much of a query the site has to be about, multiplied by how much of it one page has to be about. Pages that happen to
 * contain the words of an unrelated question aren't about them. Of 457 questions and 89 unrelated ones, anything from 0.058
 * to 0.079 keeps 97 % of the former and rejects 90 % of the latter.
 */
const LEAST = 0.066;
/** The share of its neighboring words that shows that a query is a message, or a part of one. */
const PHRASE = 0.6;
/** A word that only a technical text has: `es256`. */
const TECHNICAL = /^(?=.*\p{L}).*\p{N}/u;
/** How much one of a page's questions has to be like the query to show that the page answers it. */
const ASKED = 0.6;

/**
 * Words of the query that aren't on any page. Parts of an identifier, and words that only name a language, aren't
 * counted as missing.
 */
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

/** Whether any page answers the query, as opposed to just containing one or two of its words. */
export function fits(
  matches: readonly Match[],
  unknown: number,
  sections: number,
  { names, inner, headings, phrases, pageOf }: Context,
  asked: ReadonlyMap<number, number>,
): boolean {
  // A page with this exact name is the target, however little it says.
  if (names.size > 0 || headings.size > 0) return true;
  if ([...asked.values()].some((likeness) => likeness >= ASKED)) return true;
  if (inner.some(({ words }) => words.length > 1)) return true;
  if ([...phrases.values()].some((share) => share >= PHRASE)) return true;
  if (matches.some(({ clause }) => clause.type === 'whole' || clause.isExact || TECHNICAL.test(clause.key))) {
    return true;
  }
  if (unknown === 0 && isOnOnePage(matches, pageOf)) return true;
  const pages = new Map<number, number>();
  let site = 0;
  for (const { rarity, impacts } of matches) {
    const best = new Map<number, number>();
    for (const [section, impact] of impacts) {
      const page = pageOf(section);
      best.set(page, Math.max(impact, best.get(page) ?? 0));
    }
    for (const [page, impact] of best) pages.set(page, (pages.get(page) ?? 0) + rarity * impact);
    site += rarity * Math.max(...best.values());
  }
  // A word that isn't on any page counts as much as one that's in a single section.
  const all = matches.reduce((sum, { rarity }) => sum + rarity, 0) + rarityOf(1, sections) * unknown;
  const page = Math.max(0, ...pages.values());
  return page * site >= LEAST * all ** 2 && all > 0;
}

/** Whether a page has all words of the query, in any form. */
function isOnOnePage(matches: readonly Match[], pageOf: Context['pageOf']): boolean {
  const [first, ...others] = matches
    .filter(({ clause }) => clause.language === undefined)
    .map(({ having }) => new Set([...having].map(pageOf)));
  return first !== undefined && [...first].some((page) => others.every((pages) => pages.has(page)));
}

/** Words of the query that aren't on any of these sections' pages, as typed. */
export function ignoredWords(
  clauses: readonly Clause[],
  matches: readonly Match[],
  shown: readonly number[],
  { pageOf }: Context,
): string[] {
  const pages = new Set(shown.map((section) => pageOf(section)));
  const missing = matches.filter(
    ({ clause, impacts }) =>
      clause.type === 'word' &&
      clause.identifier === undefined &&
      clause.language === undefined &&
      ![...impacts.keys()].some((section) => pages.has(pageOf(section))),
  );
  const ignored = new Set([...unknownWords(clauses, matches), ...missing.map(({ clause }) => clause)]);
  return [...new Set(clauses.filter((clause) => ignored.has(clause)).map(({ raw }) => raw))];
}
