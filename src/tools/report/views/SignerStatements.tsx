import { reliabilityOf, STATEMENT_NOTES, STATEMENT_TITLES } from '../../../c2pa/report/reliability.ts';
import type { Report } from '../../../c2pa/report/report.ts';
import { statementRows } from '../../../c2pa/report/statement-rows.ts';
import { CardPart } from './CardPart.tsx';
import { RowList } from './RowList.tsx';

/** The signer's statements about the file, separate from what was verified. Collapsed if the file is invalid. */
export function SignerStatements({ report }: { report: Report }) {
  const rows = statementRows(report);
  if (rows.length === 0) return null;
  const reliability = reliabilityOf(report.state);
  const content = (
    <>
      <p className="card-about">{STATEMENT_NOTES[reliability]}</p>
      <RowList rows={rows} />
    </>
  );
  if (reliability === 'unreliable')
    return (
      <details className="card-part fold">
        <summary>{STATEMENT_TITLES[reliability]}</summary>
        {content}
      </details>
    );
  return <CardPart title={STATEMENT_TITLES[reliability]}>{content}</CardPart>;
}
