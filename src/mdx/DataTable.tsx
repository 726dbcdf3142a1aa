import type { ReactNode } from 'react';

export interface Column {
  label: string;
  /** How the behaviour compares cells; a column without it stays unsorted. */
  sort?: 'number' | 'text';
}

export interface DataTableProps {
  /** What the rows are, for "12 of 32 algorithms". */
  noun: string;
  caption: string;
  filterLabel: string;
  columns: readonly Column[];
  /** A key and the cells; the first cell of a row is its header. */
  rows: ReadonlyArray<{ key: string; cells: readonly ReactNode[] }>;
}

/** A table to read as it is; src/client/data-table.ts lets a reader filter and sort it. */
export function DataTable({ noun, caption, filterLabel, columns, rows }: DataTableProps) {
  return (
    <div className="data-table" data-table={noun}>
      <div className="data-table-tools">
        <label>
          {filterLabel}
          <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <output>
          {rows.length} {noun}
        </output>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, so it must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div className="table-scroll" tabIndex={0} role="group" aria-label={caption}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ label, sort }) => (
                <th key={label} scope="col" data-sort={sort}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, i) => (
                  <td key={columns[i + 1]?.label}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
