import type { Kind } from '../source.ts';
import type { Context } from './context.ts';
import type { Manifest } from './format.ts';
import type { Match } from './match.ts';

export interface Ranked {
  section: number;
  score: number;
}

/** Readers want what explains before what lists. */
const KIND: Record<Kind, number> = { guide: 1, concept: 1, reference: 0.8, api: 0.45, code: 0.45 };
/** The parts of an identifier that was found as a whole say little more. */
const PART = 0.25;
const WHOLE = 1.6;
/** Sections that have less of the query than this share of what the best has are there by chance. */
const LEAST = 0.25;
/** A page that is called like the query comes before all that only speak of it. */
const NAMED = 6;
/** What a section of the wanted language has of the word that names the language, even where it does not say it. */
const IN_LANGUAGE = 0.7;
const WANTED = 1.65;
const FOREIGN = 0.35;
/** A rare word tells more than a frequent one, but a question is no list of keywords. */
const RARITY = 1;
/** How much it counts what the rest of the page has of the query. */
const PAGE = 0.5;
const PAGE_OF_NAME = 0.1;
/** How much it counts that the page has more sections about it, and how many of them count. */
const OTHERS = 0.3;
const BEST = 3;

interface Sums {
  score: number;
  covered: number;
}

/** Sections by how well they answer all clauses together, best first. */
export function rank(matches: readonly Match[], manifest: Manifest, context: Context): Ranked[] {
  const { names, wanted, foreign, pageOf } = context;
  const wholes = new Set(
    matches.filter(({ clause }) => clause.type === 'whole').map(({ clause }) => clause.identifier),
  );
  const weighed = matches.map((match) => {
    const { clause, rarity, impacts } = match;
    const weight =
      rarity ** RARITY * (clause.type === 'whole' ? WHOLE : wholes.has(clause.identifier) ? PART : 1);
    return { weight, impacts: clause.language ? withLanguage(impacts, wanted) : impacts };
  });
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const sections = new Map<number, Sums>();
  const pages = new Map<number, Sums>();
  for (const { impacts, weight } of weighed) {
    const best = new Map<number, number>();
    for (const [section, impact] of impacts) {
      add(sections, section, weight, impact);
      const page = pageOf(section) ?? section;
      best.set(page, Math.max(impact, best.get(page) ?? 0));
    }
    for (const [page, impact] of best) add(pages, page, weight, impact);
  }
  // Who types an identifier wants its definition, wherever it is.
  const factorOf = kindFactors(manifest, wholes.size > 0);
  const worthOf = ({ score, covered }: Sums) => score * (0.25 + (0.75 * covered) / all);
  let most = 0;
  for (const { covered } of sections.values()) most = Math.max(most, covered);
  const none: Sums = { score: 0, covered: 0 };
  for (const section of names.keys()) if (!sections.has(section)) sections.set(section, none);
  const kept = [...sections].filter(
    ([section, { covered }]) => names.has(section) || covered >= LEAST * most,
  );
  const byName = wholes.size > 0;
  const based = kept.map(([section, sums]) => {
    const page = pages.get(pageOf(section) ?? section);
    const language = wanted?.has(section) ? WANTED : foreign.has(section) ? FOREIGN : 1;
    const ofPage = (byName ? PAGE_OF_NAME : PAGE) * (page ? worthOf(page) : 0);
    return { section, score: (worthOf(sums) + ofPage) * factorOf(section) * language };
  });
  const others = byName ? () => 0 : othersOf(based, (section) => pageOf(section) ?? section);
  return based
    .map(({ section, score }) => ({
      section,
      score: score + OTHERS * others({ section, score }) + NAMED * all * (names.get(section) ?? 0) ** 2,
    }))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

/** What the best other sections of a section's page score together. */
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

/** The range that a section lies in. */
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
