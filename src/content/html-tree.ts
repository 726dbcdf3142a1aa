/** Helpers for traversing a parsed HTML tree, shared by the code that reads built pages. */
import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

/** The text readers see, with white space as written and without scripts and styles. */
export function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === 'script' || node.nodeName === 'style') return '';
  return childrenOf(node).map(textOf).join('');
}

/** The first element below `node`, in document order, that `wanted` accepts. */
export function find(node: Node, wanted: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    if (isElement(child) && wanted(child)) return child;
    const below = find(child, wanted);
    if (below) return below;
  }
  return undefined;
}

/** Every element below `node`, in document order, that `wanted` accepts. */
export function findAll(node: Node, wanted: (element: Element) => boolean): Element[] {
  return childrenOf(node).flatMap((child) => [
    ...(isElement(child) && wanted(child) ? [child] : []),
    ...findAll(child, wanted),
  ]);
}

/** The words of a marked term (src/components/term/Term.tsx) without its definition; undefined for anything else. */
export function termWords(element: Element): string | undefined {
  if (!hasClass(element, 'term')) return undefined;
  const button = find(element, ({ tagName }) => tagName === 'button');
  return button && textOf(button);
}
