import type { Rule } from '../page.ts';
import { blocksOf } from '../text.ts';
import { countWords } from './sentence-length.ts';

/** A page with more words than this is probably two. Code, drawings, and generated tables don't count. */
const WORDS = 2_500;
/** Pages that are still to be split, with the words they have. Remove a page once it's split; don't add one. */
const TO_SPLIT: ReadonlyMap<string, number> = new Map([['docs/verify.mdx', 2_965]]);

/** A page has one job, so a long one is split. Readers search in reference pages, which can be longer. */
export const pageLength: Rule = (page) => {
  const words = blocksOf(page).reduce((total, { text }) => total + countWords(text), 0);
  const limit = TO_SPLIT.get(page.file) ?? WORDS;
  if (words <= limit || page.lines.includes('type: reference')) return [];
  const message = `the page has ${words} words; the limit is ${limit}. Split it, so that each page has one job`;
  return [{ file: page.file, line: 1, message }];
};
