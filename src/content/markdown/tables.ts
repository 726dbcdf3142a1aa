import type { Element, ElementContent } from 'hast';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** The elements with these names below a node, in document order. */
function below(node: Element, ...names: readonly string[]): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (names.includes(child.tagName) ? [child] : below(child, ...names)));
}

/**
 * The column header of each body cell: on a phone, cells are stacked and show it.
 * @param textOf the text of a node
 * @returns pairs of a cell and its label; the first cell identifies the row and doesn't have one
 */
export function labelsOf(table: Element, textOf: (node: Element) => string): Array<[Element, string]> {
  const [head, ...body] = below(table, 'tr');
  // In a table with two columns, the first identifies the row, and the second doesn't need a label.
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
