import type { Kind } from '../source.ts';
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

/** Sections by how well they answer all clauses together, best first. */
export function rank(matches: readonly Match[], manifest: Manifest): Ranked[] {
  const wholes = new Set(
    matches.filter(({ clause }) => clause.type === 'whole').map(({ clause }) => clause.identifier),
  );
  const weighed = matches.map(({ clause, rarity, impacts }) => ({
    impacts,
    weight: rarity * (clause.type === 'whole' ? WHOLE : wholes.has(clause.identifier) ? PART : 1),
  }));
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const scores = new Map<number, { score: number; covered: number }>();
  for (const { impacts, weight } of weighed) {
    for (const [section, impact] of impacts) {
      const own = scores.get(section) ?? { score: 0, covered: 0 };
      own.score += weight * impact;
      own.covered += weight;
      scores.set(section, own);
    }
  }
  // Who types an identifier wants its definition, wherever it is.
  const factorOf = kindFactors(manifest, wholes.size > 0);
  let most = 0;
  for (const { covered } of scores.values()) most = Math.max(most, covered);
  return [...scores]
    .filter(([, { covered }]) => covered >= LEAST * most)
    .map(([section, { score, covered }]) => ({
      section,
      score: score * (0.25 + (0.75 * covered) / all) * factorOf(section),
    }))
    .sort((a, b) => b.score - a.score || a.section - b.section);
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
