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

/** The same table for the page's Markdown twin. */
export function certificateRulesMarkdown({ columns, rows }: RuleColumns): string {
  return [columns, columns.map(() => '---'), ...rows.map(({ cells }) => cells)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
