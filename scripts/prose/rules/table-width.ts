import { lineOf, nodesOf, type Rule } from '../page.ts';

/** The most columns that a reader can compare, and that fit next to the sidebar. */
const MOST_COLUMNS = 6;

/** Tables are narrow enough to read. */
export const tableWidth: Rule = ({ file, tree }) =>
  [...nodesOf(tree, ['table'])].flatMap(({ node }) => {
    const [header] = node.children;
    const columns = header?.children.length ?? 0;
    if (columns <= MOST_COLUMNS) return [];
    const message = `the table has ${columns} columns (at most ${MOST_COLUMNS}); swap rows and columns, or split it`;
    return [{ file, line: lineOf(node), message }];
  });
