import { Table, type TableProps } from './Table.tsx';

export interface DataTableProps extends Pick<TableProps, 'columns' | 'rows'> {
  /** The name of the rows, for "12 of 32 algorithms". */
  noun: string;
  caption: string;
  filterLabel: string;
  /** Readers paste error messages: a row is also shown if its code is in the pasted text. */
  takesMessages?: boolean;
}

/** A table to read as it is; src/client/data-table.ts lets a reader filter and sort it. */
export function DataTable({ noun, caption, filterLabel, takesMessages, columns, rows }: DataTableProps) {
  return (
    <div className="data-table" data-table={noun} data-messages={takesMessages ? '' : undefined}>
      <div className="data-table-tools">
        <label>
          {filterLabel}
          <input type="search" autoComplete="off" spellCheck={false} />
        </label>
        <output>
          {rows.length} {noun}
        </output>
      </div>
      <Table label={caption} caption={caption} columns={columns} rows={rows} hasRowHeads />
    </div>
  );
}
