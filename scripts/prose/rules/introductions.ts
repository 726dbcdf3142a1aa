import type { MdastNode } from 'satteri';
import { lineOf, nodesOf, type ProsePage, type Rule } from '../page.ts';
import { plainText } from '../text.ts';

/** What can't begin a section, because it needs a sentence that says what to see in it. */
const BARE: ReadonlySet<string> = new Set(['table', 'code', 'mdxJsxFlowElement', 'heading']);

/** Next steps are cards on every page. */
const isCards = (node: MdastNode) => node.type === 'mdxJsxFlowElement' && node.name === 'Cards';

const blocksOf = ({ tree }: ProsePage): readonly MdastNode[] => ('children' in tree ? tree.children : []);

/** The headings of sections that begin with a table, code, a component, or another heading. */
export const bareHeadings = (page: ProsePage): MdastNode[] => {
  const blocks = blocksOf(page);
  return blocks.filter(({ type }, index) => {
    const after = blocks[index + 1];
    return type === 'heading' && after !== undefined && BARE.has(after.type) && !isCards(after);
  });
};

/** A section begins with a sentence; so does a table, and no row of a table of errors leaves out the fix. */
export const introductions: Rule = (page) => {
  const { file } = page;
  const isReference = page.lines.includes('type: reference');
  const bare = isReference ? [] : bareHeadings(page);
  const blocks = blocksOf(page);
  const tables = blocks.filter((node, index) => {
    const before = blocks[index - 1];
    return node.type === 'table' && !isReference && (before?.type === 'table' || before?.type === 'code');
  });
  return [
    ...bare.map((node) => ({
      file,
      line: lineOf(node),
      message: `the section "${plainText(node)}" begins without a sentence; say what it's for`,
    })),
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
