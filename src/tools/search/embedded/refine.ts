import type { SectionBlock, SectionText } from '../../../search/format.ts';
import { isStopWord } from '../../../search/words.ts';
import { analyse, piecesOf, type Word } from './analyse.ts';
import type { Match } from './match.ts';
import { byScore, type Ranked } from './rank.ts';

/** A ranked section with its text. */
export interface Candidate extends Ranked {
  text: SectionText;
  page: SectionBlock['pages'][number];
}

/** Weight of words that are adjacent, as in the query. */
const TOGETHER = 0.405;
/** Weight of a heading that contains the query and nothing else. */
const HEADING = 0.15;
/** Weight of a heading that's a question, if the query is one. */
const ANSWER = 0.3;

/** Refines the order of the best sections by their text. */
export function refine(
  candidates: readonly Candidate[],
  matches: readonly Match[],
  isQuestion: boolean,
): Candidate[] {
  const pairs = neighbours(matches);
  return candidates
    .map((candidate) => ({
      ...candidate,
      score:
        candidate.score *
        (1 +
          TOGETHER * togetherness(candidate.text, pairs) +
          HEADING * likeness(candidate.text, matches) +
          (isQuestion && candidate.text.path.at(-1)?.endsWith('?') ? ANSWER : 0)),
    }))
    .sort(byScore);
}

interface Pair {
  first: Match;
  second: Match;
  rarity: number;
}

/** Adjacent words in the query; the parts of an identifier are adjacent wherever it stands. */
function neighbours(matches: readonly Match[]): Pair[] {
  const words = matches.filter(({ clause }) => clause.type === 'word');
  return words.slice(1).flatMap((second, index) => {
    const first = words[index];
    const isOneName =
      first?.clause.identifier !== undefined && first.clause.identifier === second.clause.identifier;
    return first && !isOneName ? [{ first, second, rarity: first.rarity + second.rarity }] : [];
  });
}

/** The share of the pairs that are adjacent in a section, 0 to 1. */
function togetherness(section: SectionText, pairs: readonly Pair[]): number {
  const all = pairs.reduce((sum, { rarity }) => sum + rarity, 0);
  if (all === 0) return 0;
  const found = new Set<Pair>();
  for (const pieces of [analyse(section.path.at(-1) ?? ''), piecesOf(section)]) {
    let before: Word | undefined;
    for (const word of pieces.flatMap(({ words }) => words)) {
      for (const pair of pairs) {
        if (before && has(pair.second, word) && has(pair.first, before)) found.add(pair);
      }
      before = word;
    }
  }
  return [...found].reduce((sum, { rarity }) => sum + rarity, 0) / all;
}

/**
 * The share of the heading covered by the query, multiplied by the share of the query covered by the heading, 0 to 1.
 */
function likeness({ path }: SectionText, matches: readonly Match[]): number {
  const words = analyse(path.at(-1) ?? '')
    .flatMap((piece) => piece.words)
    .filter(({ key }) => !isStopWord(key));
  const wordMatches = matches.filter(({ clause }) => clause.type === 'word');
  const all = wordMatches.reduce((sum, { rarity }) => sum + rarity, 0);
  if (words.length === 0 || all === 0) return 0;
  const matched = words.filter((word) => wordMatches.some((match) => has(match, word)));
  const found = wordMatches.filter((match) => words.some((word) => has(match, word)));
  return (matched.length / words.length) * (found.reduce((sum, { rarity }) => sum + rarity, 0) / all);
}

const has = ({ keys, stems }: Match, { key, stem }: Word) => keys.has(key) || stems.has(stem);
