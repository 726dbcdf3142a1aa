import type { ReactNode } from 'react';

export interface Column {
  label: string;
  /** How the data table's behavior compares cells; a column without it can't be sorted. */
  sort?: 'number' | 'text';
  /** How the rows are sorted by it at first. */
  sorted?: 'ascending' | 'descending';
  /** What's shown in place of the label. */
  shown?: ReactNode;
}

/** @param sort how a column is sorted that's only a label */
export const columnOf = (column: string | Column, sort?: 'text'): Column =>
  typeof column === 'string' ? { label: column, ...(sort && { sort }) } : column;

export interface TableProps {
  /** The accessible name. */
  label: string;
  /** Shown above the columns. */
  caption?: string;
  className?: string | undefined;
  /** A string is a label. */
  columns: ReadonlyArray<string | Column>;
  /** A key and the cells, and the anchor of a row that has an address. An absent cell has no content, and phones leave it out. */
  rows: ReadonlyArray<{ key: string; id?: string; cells: readonly ReactNode[] }>;
  /** The first cell of a row is its header. */
  hasRowHeads?: boolean;
}

/** Shown in a cell without content. */
const NOTHING = '–';

/**
 * A table that scrolls if it's too wide, with its first column fixed. On a phone, a row's cells are stacked, each
 * with its column's label.
 */
export function Table({ label, caption, className, columns: given, rows, hasRowHeads }: TableProps) {
  const columns = given.map((column) => columnOf(column));
  const classes = className ? `table-scroll ${className}` : 'table-scroll';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard
    <div className={classes} tabIndex={0} role="group" aria-label={label}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" data-sort={column.sort} aria-sort={column.sorted}>
                {column.shown ? <span className="sr-only">{column.label}</span> : column.label}
                {column.shown}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, cells: [first, ...others] }) => (
            <tr key={key} id={id}>
              {hasRowHeads ? <th scope="row">{first}</th> : <td>{first}</td>}
              {others.map((cell, i) => {
                const name = columns[i + 1]?.label;
                const label = columns.length > 2 ? name : undefined;
                return (
                  <td key={name} data-label={label} data-none={cell === undefined ? '' : undefined}>
                    {cell ?? NOTHING}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
