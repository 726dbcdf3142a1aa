import type { ProsePage, Rule } from '../page.ts';
import { blocksOf, sentencesOf } from '../text.ts';

/** A sentence with more words than this must be split. Most of ours have fewer than twenty. */
export const WORD_LIMIT = 45;

export interface LongSentence {
  file: string;
  line: number;
  words: number;
  text: string;
}

/** Words as readers count them: a piece of code is one. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word)).length;

/** Every sentence on a page with its length. */
export function measured(page: ProsePage): LongSentence[] {
  return blocksOf(page).flatMap(({ line, text }) => {
    let from = 0;
    return sentencesOf(text).map((sentence) => {
      const at = text.indexOf(sentence, from);
      from = Math.max(at, 0) + sentence.length;
      const before = text.slice(0, Math.max(at, 0)).split('\n').length - 1;
      return { file: page.file, line: line + before, words: countWords(sentence), text: sentence };
    });
  });
}

/** No sentence is longer than the limit. */
export const sentenceLength: Rule = (page) =>
  measured(page)
    .filter(({ words }) => words > WORD_LIMIT)
    .map(({ file, line, words, text }) => ({
      file,
      line,
      message: `a sentence of ${words} words; the limit is ${WORD_LIMIT}. Split "${text.slice(0, 40).trimEnd()}…" in two`,
    }));
