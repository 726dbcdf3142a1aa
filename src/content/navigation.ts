import { slug } from 'github-slugger';
import type { SidebarItem } from '../config/sidebars.ts';
import type { Named, Neighbors, SidebarNode } from '../layout/data.ts';
import { typeset } from '../ui/text.ts';

/** Turns ids into addresses and labels. Ids have already been checked, so an unknown one is a bug. */
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
    if (item.type === 'link') {
      const external = !item.href.startsWith('/');
      return { label: typeset(item.label), address: item.href, external, isLink: true };
    }
    if (item.type === 'doc') {
      const { address, label } = named(item.id);
      return { address, label: item.label === undefined ? label : typeset(item.label) };
    }
    const page = item.id === undefined ? undefined : named(item.id);
    return {
      label: item.label === undefined ? (page?.label ?? '') : typeset(item.label),
      ...(page && { address: page.address }),
      items: resolveSidebar(item.items, docOf),
      collapsed: item.collapsed,
      ...(item.unlisted && { unlisted: true }),
      ...(item.isReference && { isReference: true }),
    };
  });
}

/** By address of each page, the nodes from the top of the sidebar down to the page, including the page. */
export function trailsOf(nodes: readonly SidebarNode[]): Map<string, SidebarNode[]> {
  const trails = new Map<string, SidebarNode[]>();
  const visit = (node: SidebarNode, above: readonly SidebarNode[]): void => {
    const { address, isLink, items = [] } = node;
    const trail = [...above, node];
    for (const item of items) visit(item, trail);
    if (address && !isLink && !trails.has(address)) trails.set(address, trail);
  };
  for (const node of nodes) visit(node, []);
  return trails;
}

/** Pages in reading order: a category's own page comes before its entries. */
export function readingOrder(nodes: readonly SidebarNode[]): Named[] {
  const pages = new Map<string, Named>();
  const visit = ({ address, isLink, label, items = [] }: SidebarNode): void => {
    if (address && !isLink && !pages.has(address)) pages.set(address, { address, label });
    for (const item of items) visit(item);
  };
  for (const node of nodes) visit(node);
  return [...pages.values()];
}

/** The outermost branches that are generated from data. */
const referencesIn = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node) => (node.isReference ? [node] : referencesIn(node.items ?? [])));

/** The same nodes, without the entries of branches generated from data. */
const withoutReferences = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.map(({ items, ...node }) =>
    items && !node.isReference ? { ...node, items: withoutReferences(items) } : node,
  );

/**
 * The reading orders: the written pages, with each reference as a single page, and then each reference separately.
 * That way, no page outside a reference links into the middle of it.
 */
export function readingOrders(nodes: readonly SidebarNode[]): Named[][] {
  return [readingOrder(withoutReferences(nodes)), ...referencesIn(nodes).map((node) => readingOrder([node]))];
}

/** The pages before and after a page, in the first order that includes it. */
export function neighborsOf(orders: ReadonlyArray<readonly Named[]>, address: string): Neighbors {
  const order = orders.find((one) => one.some((page) => page.address === address));
  if (!order) return {};
  const index = order.findIndex((page) => page.address === address);
  const previous = order[index - 1];
  const next = order[index + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** A sidebar with more entries than this contains only the open branches. Design: budgets of a page. */
const LARGE_SIDEBAR = 20;

const size = (nodes: readonly SidebarNode[]): number =>
  nodes.reduce((sum, { items = [] }) => sum + 1 + size(items), 0);

/** The first page whose place is among the nodes. */
export function firstAddress(nodes: readonly SidebarNode[]): string | undefined {
  for (const { address, isLink, items = [] } of nodes) {
    const first = isLink ? undefined : (address ?? firstAddress(items));
    if (first !== undefined) return first;
  }
  return undefined;
}

/**
 * The sidebar for one page, with the branches that lead to it open. In a large sidebar, a closed branch omits its
 * entries: `src/layout/Sidebar.client.ts` fetches them from the category's page or, if it doesn't have one, from its first.
 * Otherwise, every page would contain links to all others.
 */
export function openFor(
  nodes: readonly SidebarNode[],
  trail: readonly SidebarNode[],
  leaveOut = size(nodes) > LARGE_SIDEBAR,
): SidebarNode[] {
  return nodes.map((node) => {
    const { items, unlisted, ...rest } = node;
    if (!items) return node;
    const { collapsed: _, ...entry } = rest;
    // A reference has a sidebar of its own, on its pages.
    if (unlisted || (node.isReference && !trail.includes(node)))
      return trail.at(-1) !== node && trail.includes(node) ? { ...entry, isAbove: true } : entry;
    const open = trail.includes(node) || node.collapsed === false;
    const from = node.address ?? firstAddress(items);
    if (!open && leaveOut && from !== undefined) return { ...rest, entriesOn: from };
    return { ...rest, collapsed: !open, items: openFor(items, trail, leaveOut) };
  });
}

/** The sidebar of a page. In a reference, it's that reference only, below a link to the library's page. */
export function sidebarFor(nodes: readonly SidebarNode[], trail: readonly SidebarNode[]): SidebarNode[] {
  const at = trail.findIndex(({ isReference, unlisted }) => isReference && !unlisted);
  const above = trail.slice(0, Math.max(0, at)).findLast(({ address }) => address !== undefined);
  const [reference] = trail.slice(at < 0 ? trail.length : at);
  if (!reference) return openFor(nodes, trail);
  return [
    ...(above ? [{ label: above.label, address: above.address, isBack: true }] : []),
    ...openFor([reference], trail),
  ];
}

/** Address of a page's social card: one per section of the docs. Non-ASCII letters stay, because the address escapes them. */
export const cardAddress = ({ breadcrumbs }: { breadcrumbs: ReadonlyArray<{ label: string }> }): string =>
  `/social/${encodeURIComponent(slug(breadcrumbs[0]?.label ?? 'home') || 'section')}.png`;
