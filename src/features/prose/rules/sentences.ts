import {
  blocksOf,
  nodesOf,
  type Problem,
  type ProsePage,
  plainText,
  type Rule,
  sentencesOf,
} from '../page.ts';

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
export function measureSentences(page: ProsePage): LongSentence[] {
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
  measureSentences(page)
    .filter(({ words }) => words > WORD_LIMIT)
    .map(({ file, line, words, text }) => ({
      file,
      line,
      message: `a sentence of ${words} words; the limit is ${WORD_LIMIT}. Split "${text.slice(0, 40).trimEnd()}…" in two`,
    }));

/** One sentence per line, so that editing a sentence changes one line. Lists and tables can have more. */
export const sentenceLines: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['paragraph'])].flatMap(({ node, above }): Problem[] => {
    if (above.some(({ type }) => type === 'listItem')) return [];
    const start = node.position?.start.line ?? 1;
    const lines = plainText(node).split('\n');
    return lines.flatMap((text, index) => {
      const line = start + index;
      const [first = '', second] = sentencesOf(text);
      const quotation = /^["“].*["”]$/.test(text.trim());
      if (second && !quotation)
        return [
          { file, line, message: `two sentences on one line; start a new line at "${beginning(second)}"` },
        ];
      if (index < lines.length - 1 && !/[.?!:;]["”’)\]*_]*$/.test(text.trimEnd()))
        return [
          { file, line, message: `the sentence "${beginning(first)}" is split over two lines; join them` },
        ];
      return [];
    });
  });

const beginning = (text: string): string => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text);
