import type { ReactNode } from 'react';

export interface Column {
  label: string;
  /** How the behavior of a data table compares cells; a column without it stays unsorted. */
  sort?: 'number' | 'text';
}

export interface TableProps {
  /** What assistive technology calls it. */
  label: string;
  /** Shown above the columns. */
  caption?: string;
  className?: string;
  columns: readonly Column[];
  /** A key and the cells. An absent cell has nothing to say, and a phone leaves it out. */
  rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[] }>;
  /** The first cell of a row is its header. */
  hasRowHeads?: boolean;
}

/** Stands in a cell that has nothing to say. */
const NOTHING = '–';

/**
 * A table that scrolls where it is too wide, with its first column in place. On a phone the cells of a row stand below
 * each other, each with its column's label.
 */
export function Table({ label, caption, className, columns, rows, hasRowHeads }: TableProps) {
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
              <th key={column.label} scope="col" data-sort={column.sort}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...others] }) => (
            <tr key={key}>
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
