import type { Rule } from '../page.ts';
import { blocksOf, sentencesOf } from '../text.ts';
import { countWords } from './sentence-length.ts';

/** Sentences with at most this many words count as short. */
const SHORT = 7;
/** A larger share of short sentences reads as staccato; our pages have 5 to 35 %. */
const SHORT_SHARE = 0.38;
/** A page with fewer sentences in paragraphs is too short to measure. */
const FEWEST = 20;

/** A series of six-word sentences is as tiring as one long one: most sentences on a page aren't short. */
export const rhythm: Rule = (page) => {
  const paragraphs = blocksOf(page).filter(({ kind, inList }) => kind === 'paragraph' && !inList);
  const lengths = paragraphs
    .flatMap(({ text }) => sentencesOf(text).map(countWords))
    .filter((words) => words > 0);
  const short = lengths.filter((words) => words <= SHORT).length;
  if (lengths.length < FEWEST || short <= lengths.length * SHORT_SHARE) return [];
  const message = `${short} of ${lengths.length} sentences have at most ${SHORT} words; join those that belong together`;
  return [{ file: page.file, line: 1, message }];
};
