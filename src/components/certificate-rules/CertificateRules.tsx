import { Line } from '../../ui/Line.tsx';
import { Table } from '../../ui/Table.tsx';
import type { RuleColumns } from './columns.ts';

/** The certificate profile from data/certificate-rules.json: one view of its rows. */
export function CertificateRules({ columns, rows }: RuleColumns) {
  return (
    <Table
      label="Certificate rules"
      columns={columns.map((label) => ({ label }))}
      rows={rows.map(({ key, cells }) => ({
        key,
        cells: cells.map((cell, index) => <Line key={columns[index]} text={cell} />),
      }))}
    />
  );
}
