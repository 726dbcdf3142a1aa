import type { Kind, Manifest } from '../../../search/format.ts';
import type { Context } from './context.ts';
import type { Match } from './match.ts';

export interface Ranked {
  section: number;
  score: number;
}

/** Readers prefer explanations to listings. */
const KIND: Record<Kind, number> = { guide: 1, concept: 1, reference: 0.9, api: 0.45, code: 0.45 };
/** If the whole identifier was found, its parts add little. */
const PART = 0.25;
const WHOLE = 1.6;
/** Sections that score less than this share of the best score match by chance. */
const LEAST = 0.25;
/** A page whose name is the query comes before all pages that only mention it. */
const NAMED = 12;
/** The same if the name is only a part of the query, and the least strength of such a name. */
const NAMED_INSIDE = 0.65;
const LEAST_INSIDE = 0.7;
/** The same if it answers a question like the query. */
const ASKED = 1;
/** The same for a section. */
const HEADED = 0.35;
/** The same if the heading is an identifier. */
const DEFINED = 4.5;
/** A section with all neighboring words of the query next to each other, in a heading or a piece of code. */
const PHRASE = 3;
/** The same if the query is an identifier that was found as a whole. */
const PHRASE_OF_NAME = 0.1;
/** A smaller share of the neighbors doesn't make a section a result. */
const LEAST_PHRASE = 0.3;
/** The share of the neighbors that shows that a query is a message, in which `web` isn't a language. */
const MESSAGE = 0.7;
/**
 * The score that a section in the requested language gets for the language's name, even if it doesn't contain the name.
 */
const IN_LANGUAGE = 0.85;
const WANTED = 1.9;
const FOREIGN = 0.35;
/** A rare word counts more than a frequent one, but a question isn't a list of keywords. */
const RARITY = 0.95;
/** How much of a section's score depends on the share of the query that it has. */
const COVER = 0.6;
/** Weight of the query's matches in the rest of the page. */
const PAGE = 0.5;
const PAGE_OF_NAME = 0.1;
/** Weight of other matching sections on the page, and how many of them count. */
const OTHERS = 0.3;
const BEST = 3;

/** A query asks for a name if identifiers are this share of it; otherwise it's a question in which one stands. */
const NAMES = 0.4;

interface Sums {
  score: number;
  covered: number;
}

/** A page with its sections, best first. */
export interface RankedPage {
  page: number;
  score: number;
  sections: Ranked[];
}

/** Pages sorted by how well their best section matches all clauses together, best first. */
export function rank(
  matches: readonly Match[],
  manifest: Manifest,
  context: Context,
  asked: ReadonlyMap<number, number>,
): RankedPage[] {
  const { names, inner, headings, phrases, wanted, foreign, pageOf } = context;
  const weights = weightsOf(matches);
  const weighed = matches.map(({ clause, impacts }, index) => ({
    weight: weights[index] ?? 0,
    impacts: clause.language ? withLanguage(impacts, wanted) : impacts,
  }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const byName = asksForName(matches);
  const sections = new Map<number, Sums>();
  const pages = new Map<number, Sums>();
  for (const { impacts, weight } of weighed) {
    const best = new Map<number, number>();
    for (const [section, impact] of impacts) {
      add(sections, section, weight, impact);
      const page = pageOf(section);
      best.set(page, Math.max(impact, best.get(page) ?? 0));
    }
    for (const [page, impact] of best) add(pages, page, weight, impact);
  }
  // Someone who types an identifier wants its definition, wherever it is.
  const factorOf = kindFactors(manifest, byName);
  const worthOf = ({ score, covered }: Sums) => score * (1 - COVER + (COVER * covered) / all);
  let most = 0;
  for (const { covered } of sections.values()) most = Math.max(most, covered);
  const isSure = (section: number) =>
    names.has(section) ||
    headings.has(section) ||
    asked.has(section) ||
    (phrases.get(section) ?? 0) > LEAST_PHRASE;
  for (const section of [...names.keys(), ...headings, ...phrases.keys(), ...asked.keys()]) {
    if (!sections.has(section) && isSure(section)) sections.set(section, { score: 0, covered: 0 });
  }
  const relevant = [...sections].filter(
    ([section, { covered }]) => isSure(section) || covered >= LEAST * most,
  );
  const isName = byName && matches.every(({ clause }) => clause.identifier !== undefined);
  const phrase = isName ? PHRASE_OF_NAME : PHRASE;
  const isMessage = [...phrases.values()].some((share) => share >= MESSAGE);
  const based = relevant.map(([section, sums]) => {
    const page = pages.get(pageOf(section));
    const language = isMessage ? 1 : wanted?.has(section) ? WANTED : foreign.has(section) ? FOREIGN : 1;
    const ofPage = (byName ? PAGE_OF_NAME : PAGE) * (page ? worthOf(page) : 0);
    const likeAsked = byName ? 0 : ASKED * all * (asked.get(section) ?? 0);
    return { section, score: (worthOf(sums) + likeAsked + ofPage) * factorOf(section) * language };
  });
  const others = byName ? () => 0 : othersOf(based, pageOf);
  const insideOf = insideNames(matches, inner, weighed, all);
  const ranked = based.map(({ section, score }) => ({
    section,
    score:
      score +
      OTHERS * others({ section, score }) +
      all *
        (NAMED * (names.get(section) ?? 0) ** 2 +
          (headings.has(section) ? (byName ? DEFINED : HEADED) : 0) +
          (byName ? 0 : NAMED_INSIDE * (insideOf.get(section) ?? 0)) +
          phrase * (phrases.get(section) ?? 0) ** 2),
  }));
  // Without Map.groupBy: the MCP server runs on Node.js 20, too.
  const byPage = new Map<number, typeof ranked>();
  for (const one of ranked) {
    const page = pageOf(one.section);
    const own = byPage.get(page);
    if (own) own.push(one);
    else byPage.set(page, [one]);
  }
  return [...byPage]
    .map(([page, own]) => {
      const sorted = own.sort(byScore);
      return { page, score: sorted[0]?.score ?? 0, sections: sorted };
    })
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** How much each clause counts: identifiers more than words, and their parts little. */
function weightsOf(matches: readonly Match[]): number[] {
  const wholes = new Set(
    matches.filter(({ clause }) => clause.type === 'whole').map(({ clause }) => clause.identifier),
  );
  return matches.map(
    ({ clause, rarity }) =>
      rarity ** RARITY * (clause.type === 'whole' ? WHOLE : wholes.has(clause.identifier) ? PART : 1),
  );
}

/** Whether the query is mostly an identifier. */
export function asksForName(matches: readonly Match[]): boolean {
  const weights = weightsOf(matches);
  const share = (some: (match: Match) => boolean) =>
    matches.reduce((sum, match, index) => sum + (some(match) ? (weights[index] ?? 0) : 0), 0);
  const found = new Set(
    matches.filter(({ clause }) => clause.type === 'whole').map(({ clause }) => clause.identifier),
  );
  return (
    found.size > 0 &&
    share(({ clause }) => clause.identifier !== undefined && found.has(clause.identifier)) >=
      NAMES * share(() => true)
  );
}

export const byScore = (a: Ranked, b: Ranked): number => b.score - a.score || a.section - b.section;

/** For each page that's named inside the query, the share of the query that its name is. */
function insideNames(
  matches: readonly Match[],
  inner: Context['inner'],
  weighed: ReadonlyArray<{ weight: number }>,
  all: number,
): Map<number, number> {
  const weightOf = new Map(matches.map(({ clause }, index) => [clause.key, weighed[index]?.weight ?? 0]));
  const found = new Map<number, number>();
  for (const { words, pages } of inner) {
    const share = words.reduce((sum, word) => sum + (weightOf.get(word) ?? 0), 0) / all;
    for (const [page, value] of pages) {
      if (value >= LEAST_INSIDE) found.set(page, Math.max(found.get(page) ?? 0, value ** 2 * share));
    }
  }
  return found;
}

/** The combined score of the best other sections on a section's page. */
function othersOf(ranked: readonly Ranked[], pageOf: (section: number) => number): (one: Ranked) => number {
  const best = new Map<number, number[]>();
  for (const { section, score } of ranked) {
    const page = pageOf(section);
    best.set(page, [...(best.get(page) ?? []), score].sort((a, b) => b - a).slice(0, BEST));
  }
  return ({ section, score }) => {
    const sum = (best.get(pageOf(section)) ?? []).reduce((before, one) => before + one, 0);
    return Math.max(0, sum - score);
  };
}

function add(sums: Map<number, Sums>, key: number, weight: number, impact: number): void {
  const own = sums.get(key) ?? { score: 0, covered: 0 };
  own.score += weight * impact;
  own.covered += weight;
  sums.set(key, own);
}

function withLanguage(impacts: ReadonlyMap<number, number>, wanted: ReadonlySet<number> | undefined) {
  const raised = new Map(impacts);
  for (const section of wanted ?? []) raised.set(section, Math.max(IN_LANGUAGE, raised.get(section) ?? 0));
  return raised;
}

function kindFactors({ ranges }: Manifest, byName: boolean): (section: number) => number {
  return (section) => (byName ? 1 : (KIND[rangeOf(ranges, section)?.[1] ?? 'guide'] ?? 1));
}

/** The range that contains a section. */
export function rangeOf(ranges: Manifest['ranges'], section: number): Manifest['ranges'][number] | undefined {
  let low = 0;
  let high = ranges.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ranges[middle]?.[0] ?? 0) <= section) low = middle;
    else high = middle - 1;
  }
  return ranges[low];
}
