import { InlineText } from '../../ui/InlineText.tsx';
import { Table } from '../../ui/Table.tsx';

/** A table cell: text with `code` and [links](/docs/…). */
export interface JsonIndexProps {
  label: string;
  columns: readonly string[];
  rows: ReadonlyArray<readonly string[]>;
  href: (address: string) => string;
}

/** A table of the whole JSON reference. */
export function JsonIndex({ label, columns, rows, href }: JsonIndexProps) {
  return (
    <Table
      className="json-index"
      label={label}
      columns={columns.map((column) => ({ label: column }))}
      rows={rows.map((cells) => ({
        key: cells[0] ?? '',
        cells: cells.map((cell, i) => <InlineText key={columns[i]} text={cell} href={href} />),
      }))}
    />
  );
}
