import { lineOf, nodesOf, type Rule } from '../page.ts';
import { plainText } from '../text.ts';

/** Headings begin with ##, since the title is in the front matter, and go down one level at a time. */
export const headings: Rule = ({ file, tree }) => {
  let before = 1;
  return [...nodesOf(tree, ['heading'])].flatMap(({ node }) => {
    const { depth } = node;
    const words = plainText(node);
    const from = before;
    before = depth;
    const line = lineOf(node);
    if (depth === 1)
      return [
        { file, line, message: `"# ${words}" is a second title; the first is in the front matter, write ##` },
      ];
    if (depth > from + 1) {
      const message = `"${words}" jumps from level ${from} to ${depth}; write ${'#'.repeat(from + 1)}`;
      return [{ file, line, message }];
    }
    return [];
  });
};
