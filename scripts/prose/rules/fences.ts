import { lineOf, nodesOf, type Rule } from '../page.ts';

/** Every fence has a language. */
export const fences: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['code'])].flatMap(({ node }) =>
    node.lang
      ? []
      : [
          {
            file,
            line: lineOf(node),
            message: "the code fence has no language; write ```text if there isn't one",
          },
        ],
  );
