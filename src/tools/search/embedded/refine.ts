import type { SectionBlock, SectionText } from './format.ts';
import type { Match } from './match.ts';
import type { Ranked } from './rank.ts';
import { chunksOf, normal, stemOf, wordsOf } from './words.ts';

/** A ranked section with its text. */
export interface Candidate extends Ranked {
  text: SectionText;
  page: SectionBlock['pages'][number];
}

/** How much it counts that words stand side by side as in the query, and that the page has more about it. */
const TOGETHER = 0.3;
const SAME_PAGE = 0.12;

/** Puts the best sections into a finer order, by what only their texts tell. */
export function refine(candidates: readonly Candidate[], matches: readonly Match[]): Candidate[] {
  const pairs = neighbours(matches);
  const scored = candidates.map((candidate) => ({
    ...candidate,
    score: candidate.score * (1 + TOGETHER * togetherness(candidate.text, pairs)),
  }));
  const pages = new Map<string, number>();
  for (const { page, score } of scored) pages.set(page.address, (pages.get(page.address) ?? 0) + score);
  return scored
    .map((one) => ({
      ...one,
      score: one.score + SAME_PAGE * ((pages.get(one.page.address) ?? one.score) - one.score),
    }))
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

interface Pair {
  first: Match;
  second: Match;
  rarity: number;
}

/** Words that follow each other in the query. */
function neighbours(matches: readonly Match[]): Pair[] {
  const words = matches.filter(({ clause }) => clause.type === 'word');
  return words.slice(1).flatMap((second, index) => {
    const first = words[index];
    return first ? [{ first, second, rarity: first.rarity + second.rarity }] : [];
  });
}

/** The share of the pairs that a section has side by side, 0 to 1. */
function togetherness({ text, path }: SectionText, pairs: readonly Pair[]): number {
  const all = pairs.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all === 0) return 0;
  const found = new Set<Pair>();
  let before: string | undefined;
  for (const { raw } of chunksOf(`${path.at(-1) ?? ''}\n${text}`)) {
    for (const word of wordsOf(raw)) {
      const key = normal(word.raw);
      if (before !== undefined) {
        for (const pair of pairs) if (has(pair.first, before) && has(pair.second, key)) found.add(pair);
      }
      before = key;
    }
    if (found.size === pairs.length) break;
  }
  return [...found].reduce((sum, { rarity }) => sum + rarity, 0) / all;
}

const has = ({ keys, stems }: Match, word: string) => keys.has(word) || stems.has(stemOf(word));
