import type { TreeNode } from '@content-credentials/verdict/report/provenance';

/** The number of children shown before a node offers more. */
export const SHOWN_CHILDREN = 60;

/** Visible nodes from top to bottom. */
export function visibleNodes(node: TreeNode, open: ReadonlySet<string>): TreeNode[] {
  if (!open.has(node.id)) return [node];
  return [node, ...node.children.slice(0, SHOWN_CHILDREN).flatMap((child) => visibleNodes(child, open))];
}

/** Whether a whole tree fits beside its details as a drawing: files beside each other, and one below another. */
const [WIDE, DEEP] = [5, 4];

/** How many files of a tree are beside each other, and how many below each other. */
const extentOf = ({ children }: TreeNode): { wide: number; deep: number } => {
  const below = children.map(extentOf);
  return {
    wide: Math.max(
      1,
      below.reduce((sum, { wide }) => sum + wide, 0),
    ),
    deep: 1 + Math.max(0, ...below.map(({ deep }) => deep)),
  };
};

/** The size of a drawing of a tree; undefined if it's shown in rows instead. */
export function drawingOf(tree: TreeNode): 'large' | 'small' | undefined {
  const { wide, deep } = extentOf(tree);
  if (wide > WIDE || deep > DEEP) return undefined;
  return wide <= 3 && deep <= 2 ? 'large' : 'small';
}

export interface KeyTarget {
  focus?: string;
  toggle?: boolean;
  choose?: boolean;
}

const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : undefined);

/** The effect of a key in a tree, following the ARIA pattern; undefined for other keys. */
export function keyTarget(
  key: string,
  nodes: readonly TreeNode[],
  focused: string,
  open: ReadonlySet<string>,
): KeyTarget | undefined {
  const index = nodes.findIndex(({ id }) => id === focused);
  const node = nodes[index];
  if (!node) return undefined;
  const to = (other: TreeNode | undefined): KeyTarget => ({ focus: other?.id ?? focused });
  const hasChildren = node.children.length > 0;
  switch (key) {
    case 'ArrowDown':
      return to(nodes[index + 1]);
    case 'ArrowUp':
      return to(nodes[index - 1]);
    case 'Home':
      return to(nodes[0]);
    case 'End':
      return to(nodes.at(-1));
    case 'ArrowRight':
      if (!hasChildren) return {};
      return open.has(focused) ? to(nodes[index + 1]) : { toggle: true };
    case 'ArrowLeft':
      if (hasChildren && open.has(focused)) return { toggle: false };
      return { focus: parentOf(focused) ?? focused };
    case 'Enter':
    case ' ':
      return { choose: true };
    default:
      return key.length === 1 && /\S/.test(key) ? nodeStartingWith(key, nodes, index) : undefined;
  }
}

/** A letter moves to the next title that starts with it. */
function nodeStartingWith(key: string, nodes: readonly TreeNode[], index: number): KeyTarget | undefined {
  const round = [...nodes.slice(index + 1), ...nodes.slice(0, index + 1)];
  const found = round.find(({ title }) => title.toLowerCase().startsWith(key.toLowerCase()));
  return found && { focus: found.id };
}
