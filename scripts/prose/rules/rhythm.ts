import type { Rule } from '../page.ts';
import { blocksOf, sentencesOf } from '../text.ts';
import { countWords } from './sentence-length.ts';

/** Sentences of at most this many words count as short. */
const SHORT = 7;
/** More than this share of short sentences reads as staccato; our pages have 5 to 35 %. */
const SHORT_SHARE = 0.38;
/** A page with fewer sentences in paragraphs has no rhythm to measure. */
const FEWEST = 20;

/** A string of six-word sentences is as tiring as one that never ends: most sentences of a page aren't short. */
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
