import type { Element, ElementContent } from 'hast';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** The elements of these names below a node, in document order. */
function below(node: Element, ...names: readonly string[]): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.tagName) ? [child] : below(child, ...names)));
}

/**
 * What each cell of a table's body stands under: on a phone, cells stand below each other and show it.
 * @param textOf the words of a node
 * @returns pairs of a cell and its label; the first cell of a row is what the row is about, and has none
 */
export function labelsOf(table: Element, textOf: (node: Element) => string): Array<[Element, string]> {
  const [head, ...body] = below(table, 'tr');
  // Of two columns the first is what the row is about, and the second needs no label.
  const labels =
    head && below(head, 'th', 'td').length > 2
      ? below(head, 'th', 'td').map((cell) => textOf(cell).trim())
      : [];
  return body.flatMap((row) =>
    below(row, 'th', 'td').flatMap((cell, column): Array<[Element, string]> => {
      const label = labels[column];
      return column > 0 && label ? [[cell, label]] : [];
    }),
  );
}
