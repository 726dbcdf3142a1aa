import type { Report } from '@content-credentials/verdict/report/report';
import { statementRows } from '@content-credentials/verdict/report/statement-rows';
import { CAVEAT, STATEMENT_NOTES, STATEMENT_TITLES } from '@content-credentials/verdict/report/states';
import { reliabilityIn, verdictOf } from '@content-credentials/verdict/report/verdict';
import { useId } from 'react';
import { ShowText } from '../../shared/ShowText.tsx';
import { RowList } from './RowList.tsx';
import { SharingNote } from './SharingNote.tsx';
import { TrustedLink } from './TrustedLink.tsx';

/** The verdict in sentences, what the signer states, and what to know before sharing the file. */
export function CardSummary({ report }: { report: Report }) {
  const { headline, sentence, caveat } = verdictOf(report);
  return (
    <>
      <div className="verdict-text">
        <p className="verdict-sentence">
          <ShowText limit={600}>{headline}</ShowText>
        </p>
        <p className="verdict-detail">
          <ShowText limit={600}>{sentence}</ShowText>
        </p>
        {/* What they never say is above. */}
        <p className="verdict-caveat">{caveat.replace(CAVEAT, '').trim()}</p>
        {report.state === 'Valid' && <TrustedLink />}
      </div>
      <SignerStatements report={report} />
      <SharingNote report={report} />
    </>
  );
}

/** The signer's statements about the file, separate from what was verified. Folded if the file is invalid. */
function SignerStatements({ report }: { report: Report }) {
  const id = useId();
  const rows = statementRows(report);
  if (rows.length === 0) return null;
  const reliability = reliabilityIn(report);
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="card-part" role="group" aria-labelledby={id}>
      <p className="card-title" id={id}>
        {STATEMENT_TITLES[reliability]}
      </p>
      {content}
    </div>
  );
}
