import { dayText } from '@content-credentials/tools/ui/day-text';
import { ROWS_FOR_FILTER } from '@content-credentials/tools/ui/rows-for-filter';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { columnOf, Table, type TableProps } from './Table.tsx';

/** A list to choose from: the table shows the rows with that text in this column. */
export interface Choice {
  /** What the choice of all is called, too. */
  label: string;
  /** Position of the column, from 0. If a cell is a list, choices for one column have to be in the same item. */
  column: number;
  options: readonly string[];
  /** The column has dates, and an option is the beginning of one (`2026-08`): what it's called. */
  called?: (option: string) => string;
}

/** A column that's only a label can be sorted as text. */
export interface DataTableProps extends Pick<TableProps, 'columns' | 'rows'> {
  /** The name of the rows, for "12 of 32 algorithms". */
  noun: string;
  caption: string;
  /** The label of its own field, if there are many rows; without one, a field for several tables can filter it (src/features/trust/client.ts). */
  filterLabel?: string;
  /** Readers paste error messages: a row is also shown if its code is in the pasted text. */
  takesMessages?: boolean;
  choices?: readonly Choice[];
  /** How many rows are shown before the reader asks for all, or searches. Default: all. */
  first?: 25;
  /** The day of the data (`2026-08-21`), shown after the count. */
  asOf?: string;
  /** Shown after the choices. */
  beside?: ReactNode;
  /** The first cell of a row is its header, unless it can be opened. Default: true. */
  hasRowHeads?: boolean;
}

/** A table to read as it is; src/ui/DataTable.client.ts lets a reader filter and sort it. */
export function DataTable({
  noun,
  caption,
  filterLabel,
  takesMessages,
  choices = [],
  first,
  asOf,
  beside,
  hasRowHeads = true,
  columns,
  rows,
}: DataTableProps) {
  const day = asOf && `, as of ${dayText(asOf)}`;
  return (
    <div
      className="data-table"
      data-table={noun}
      data-messages={takesMessages ? '' : undefined}
      data-first={first}
      data-as-of={day}
    >
      {(filterLabel === undefined || rows.length >= ROWS_FOR_FILTER) && (
        <div className="data-table-tools">
          {filterLabel !== undefined && (
            <label className="filter">
              <span className="sr-only">{filterLabel}</span>
              <Icon name="search" />
              <input type="search" placeholder={filterLabel} autoComplete="off" spellCheck={false} />
            </label>
          )}
          {choices.map(({ label, column, options, called }) => (
            <label key={label}>
              <span className="sr-only">{label}</span>
              <select data-column={column} autoComplete="off">
                <option value="">{label}</option>
                {options.map((option) => (
                  <option key={option} value={option}>
                    {called?.(option) ?? option}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <output>
            {rows.length} {noun}
            {day}
          </output>
          {beside}
        </div>
      )}
      <Table
        label={caption}
        caption={caption}
        columns={columns.map((column) => columnOf(column, 'text'))}
        rows={rows}
        hasRowHeads={hasRowHeads}
      />
      {first !== undefined && rows.length > first && (
        <label className="show-all button button-quiet">
          <input type="checkbox" aria-label={`Show all ${rows.length} ${noun}`} />
          <span>
            Show all {rows.length} {noun}
          </span>
          <span>Show the first {first}</span>
        </label>
      )}
    </div>
  );
}
