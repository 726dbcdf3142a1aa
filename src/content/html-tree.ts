/** What reads HTML, ours and that of built pages, besides the parser's own helpers (domutils). */
import { type AnyNode, type Element, hasChildren } from 'domhandler';
import { findOne, innerText } from 'domutils';

export const hasClass = (element: Element, name: string): boolean =>
  element.attribs.class?.split(/\s+/).includes(name) ?? false;

export const childrenOf = (node: AnyNode): AnyNode[] => (hasChildren(node) ? node.children : []);

/** The words of a marked term (src/components/term/Term.tsx) without its definition; undefined for anything else. */
export function termWords(element: Element): string | undefined {
  if (!hasClass(element, 'term')) return undefined;
  const button = findOne(({ tagName }) => tagName === 'button', element);
  return button ? innerText(button) : undefined;
}
