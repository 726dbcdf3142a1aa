import type { SidebarItem } from '../config/sidebars.ts';
import type { IndexNode } from '../page-data/landing.ts';
import type { Named, Neighbours, SidebarNode } from '../page-data/navigation.ts';

/** Turns ids into addresses and labels. Ids were checked before; an unknown one is an error of ours. */
export function resolveSidebar(
  items: readonly SidebarItem[],
  docOf: (id: string) => Named | undefined,
): SidebarNode[] {
  const named = (id: string): Named => {
    const doc = docOf(id);
    if (!doc) throw new Error(`the sidebar names \`${id}\`, which checkReferences should have refused`);
    return doc;
  };
  return items.map((item): SidebarNode => {
    if (item.type === 'link')
      return { label: item.label, address: item.href, external: !item.href.startsWith('/') };
    if (item.type === 'doc') {
      const { address, label } = named(item.id);
      return { address, label: item.label ?? label };
    }
    return {
      label: item.label,
      ...(item.id !== undefined && { address: named(item.id).address }),
      items: resolveSidebar(item.items, docOf),
      collapsed: item.collapsed,
      ...(item.isReference && { isReference: true }),
    };
  });
}

/** The nodes from the top of the sidebar down to the page, the page itself last; empty when it is not there. */
export function trailOf(nodes: readonly SidebarNode[], address: string): SidebarNode[] {
  for (const node of nodes) {
    const below = trailOf(node.items ?? [], address);
    if (below.length) return [node, ...below];
    if (node.address === address) return [node];
  }
  return [];
}

/** Pages in reading order: a category's own page comes before what is under it. */
export function readingOrder(nodes: readonly SidebarNode[]): Named[] {
  const pages = nodes.flatMap((node): Named[] => [
    ...(node.address && !node.external ? [{ address: node.address, label: node.label }] : []),
    ...readingOrder(node.items ?? []),
  ]);
  return pages.filter(({ address }, index) => pages.findIndex((page) => page.address === address) === index);
}

/** The outermost branches made from data. */
const referencesIn = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node) => (node.isReference ? [node] : referencesIn(node.items ?? [])));

/** The same nodes, without what is under a branch made from data. */
const withoutReferences = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.map(({ items, ...node }) =>
    items && !node.isReference ? { ...node, items: withoutReferences(items) } : node,
  );

/**
 * What is read in order: the pages that are written, in which a reference is one page, and then each reference by
 * itself. So nothing leads from outside into the middle of a reference.
 */
export function readingOrders(nodes: readonly SidebarNode[]): Named[][] {
  return [readingOrder(withoutReferences(nodes)), ...referencesIn(nodes).map((node) => readingOrder([node]))];
}

/** The sidebar as an index of this site's pages. A reference is one entry: hundreds of its pages would bury the others. */
export const indexOf = (nodes: readonly SidebarNode[]): IndexNode[] =>
  nodes
    .filter(({ external }) => !external)
    .map(({ label, address, items = [], isReference }) => ({
      label,
      ...(address !== undefined && { address }),
      items: isReference ? [] : indexOf(items),
    }));

/** The pages before and after one, in the first order that has it. */
export function neighboursOf(orders: ReadonlyArray<readonly Named[]>, address: string): Neighbours {
  const order = orders.find((one) => one.some((page) => page.address === address));
  if (!order) return {};
  const at = order.findIndex((page) => page.address === address);
  const previous = order[at - 1];
  const next = order[at + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** A sidebar with more entries than this writes out only the branches that are open. Design: budgets of a page. */
const LARGE = 20;

const size = (nodes: readonly SidebarNode[]): number =>
  nodes.reduce((sum, { items = [] }) => sum + 1 + size(items), 0);

/**
 * The sidebar for one page: the branches on the way to it are open. In a large one a closed branch that has a page
 * of its own leaves its entries out; they are on that page, where `src/client/branch.ts` fetches them.
 */
export function openFor(
  nodes: readonly SidebarNode[],
  trail: readonly SidebarNode[],
  leaveOut = size(nodes) > LARGE,
): SidebarNode[] {
  return nodes.map((node) => {
    if (!node.items) return node;
    const open = trail.includes(node) || node.collapsed === false;
    if (!open && node.address && leaveOut) {
      const { items: _, ...rest } = node;
      return { ...rest, elsewhere: true };
    }
    return { ...node, collapsed: !open, items: openFor(node.items, trail, leaveOut) };
  });
}
