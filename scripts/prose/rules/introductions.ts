import type { MdastNode } from 'satteri';
import { lineOf, nodesOf, type ProsePage, type Rule } from '../page.ts';
import { plainText } from '../text.ts';

const blocksOf = ({ tree }: ProsePage): readonly MdastNode[] => ('children' in tree ? tree.children : []);

/** A table after another block begins with a sentence, and no row of a table of errors leaves out the fix. */
export const introductions: Rule = (page) => {
  const { file } = page;
  const isReference = page.lines.includes('type: reference');
  const blocks = blocksOf(page);
  const tables = blocks.filter((node, index) => {
    const before = blocks[index - 1];
    return node.type === 'table' && !isReference && (before?.type === 'table' || before?.type === 'code');
  });
  return [
    ...tables.map((node) => ({
      file,
      line: lineOf(node),
      message: 'the table has no sentence before it; say what it shows',
    })),
    ...[...nodesOf(page.tree, ['table'])].flatMap(({ node }) => {
      const [header, ...rows] = node.children;
      const last = header?.children.at(-1);
      if (!header || !last || plainText(last) !== 'Fix') return [];
      return rows
        .filter((row) => row.children.length < header.children.length || isEmpty(row.children.at(-1)))
        .map((row) => ({ file, line: lineOf(row), message: 'the row has no fix; say what to do' }));
    }),
  ];
};

const isEmpty = (cell: MdastNode | undefined) => !cell || plainText(cell).trim() === '';
