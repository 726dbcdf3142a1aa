/** A Markdown table for the twins of pages. Cells are Markdown on one line; `|` in them must be escaped. */
export function markdownTable(
  columns: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
