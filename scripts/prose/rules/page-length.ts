import type { Rule } from '../page.ts';
import { blocksOf } from '../text.ts';
import { countWords } from './sentence-length.ts';

/** A page with more words than this is probably two. Code, drawings, and generated tables don't count. */
const WORDS = 2_500;
/** A page has one job, so a long one is split. Readers search in reference pages, which can be longer. */
export const pageLength: Rule = (page) => {
  const words = blocksOf(page).reduce((total, { text }) => total + countWords(text), 0);
  if (words <= WORDS || page.lines.includes('type: reference')) return [];
  const message = `the page has ${words} words; the limit is ${WORDS}. Split it, so that each page has one job`;
  return [{ file: page.file, line: 1, message }];
};
