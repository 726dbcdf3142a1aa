import type { MdastNode } from 'satteri';
import { nodesOf, type ProsePage, plainText } from '../../../src/features/prose/page.ts';

/** The start of a command in a sentence. */
const PROGRAM = /^(?:sh|node|npx|npm|python3?|pip|cargo|c2patool|openssl) \S/;

/** The table column with commands to run. */
const COLUMN = /^Run/;

/** Commands that a sentence tells a reader to run (`run \`sh make-test-certs.sh\``), and in a column "Run it". */
export function inlineCommands({ tree }: ProsePage): Set<MdastNode> {
  const found = new Set<MdastNode>();
  for (const { node } of nodesOf(tree, ['paragraph'])) {
    node.children.forEach((child, index) => {
      const before = node.children[index - 1];
      const isAnnounced = before?.type === 'text' && /\brun(?: it with)?:? $/i.test(before.value);
      if (isAnnounced && isCommand(child as MdastNode)) found.add(child as MdastNode);
    });
  }
  for (const { node: table } of nodesOf(tree, ['table'])) {
    const [head, ...rows] = table.children;
    const columns =
      head?.children.flatMap((cell, index) => (COLUMN.test(plainText(cell)) ? [index] : [])) ?? [];
    for (const row of rows)
      for (const column of columns)
        for (const { node } of nodesOf(row.children[column] ?? row, ['inlineCode']))
          if (isCommand(node)) found.add(node);
  }
  return found;
}

const isCommand = (node: MdastNode): boolean => node.type === 'inlineCode' && PROGRAM.test(node.value);
