import { useState } from 'react';
import type { Report } from '../../../c2pa/report/report.ts';
import { statementRows } from '../../../c2pa/report/statement-rows.ts';
import { reliabilityOf, STATEMENT_NOTES, STATEMENT_TITLES } from '../../../c2pa/report/states.ts';
import { isPhone } from '../../shared/is-phone.ts';
import { CardPart } from './CardPart.tsx';
import { RowList } from './RowList.tsx';

/** The signer's statements about the file, separate from what was verified. Folded if the file is invalid, and on a phone. */
export function SignerStatements({ report }: { report: Report }) {
  const [isNarrow] = useState(isPhone);
  const rows = statementRows(report);
  if (rows.length === 0) return null;
  const reliability = reliabilityOf(report.state);
  const content = (
    <>
      <p className="card-about">{STATEMENT_NOTES[reliability]}</p>
      <RowList rows={rows} />
    </>
  );
  if (reliability === 'unreliable' || isNarrow)
    return (
      <details className="card-part fold">
        <summary>{STATEMENT_TITLES[reliability]}</summary>
        {content}
      </details>
    );
  return <CardPart title={STATEMENT_TITLES[reliability]}>{content}</CardPart>;
}
