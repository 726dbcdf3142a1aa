import { nodesOf, type Problem, type Rule } from '../page.ts';
import { plainText, sentencesOf } from '../text.ts';

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
