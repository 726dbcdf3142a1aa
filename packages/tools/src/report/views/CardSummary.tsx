import type { Row } from '@content-credentials/verdict/report/lines';
import type { Report } from '@content-credentials/verdict/report/report';
import { EDITS, statementRows } from '@content-credentials/verdict/report/statement-rows';
import { STATEMENT_NOTES, STATEMENT_TITLES } from '@content-credentials/verdict/report/states';
import { summaryRows } from '@content-credentials/verdict/report/summary';
import { reliabilityIn } from '@content-credentials/verdict/report/verdict';
import { useId } from 'react';
import { LineText, RowList } from './RowList.tsx';
import { SharingNote } from './SharingNote.tsx';

/** The row that the face answers; the history says where that's from. */
const AI_ROW = 'Made with AI?';
const MISSING_ROW = 'Not stated';

interface CardSummaryProps {
  report: Report;
  /** The face above has the plain facts. */
  isBelowFacts?: boolean;
}

/** What the signer states, and what to know before sharing the file. */
export function CardSummary({ report, isBelowFacts = false }: CardSummaryProps) {
  return (
    <>
      <SignerStatements report={report} isBelowFacts={isBelowFacts} />
      <SharingNote report={report} />
    </>
  );
}

/** Edits that the face of the card names (summary.ts). */
const NAMED_EDITS = 4;

/** Names that fit a line of the card's face, and need no sentence beside them. */
const PLAIN = ['Made with', 'Title'];

/** The facts in the face of the card below the answers. Where a sentence is about them, they stay beside it. */
export const plainFacts = (report: Report): Row[] =>
  reliabilityIn(report) === 'signed' ? statementRows(report).filter(({ name }) => PLAIN.includes(name)) : [];

/** What the signer states, without what the face of the card says as well. */
function moreRows(report: Report, isBelowFacts: boolean): Row[] {
  const plain = isBelowFacts ? plainFacts(report).map(({ name }) => name) : [];
  const how = summaryRows(report).find(({ name }) => name === 'How');
  const isTold = ({ name, lines, notes = [] }: Row) =>
    name === MISSING_ROW ||
    plain.includes(name) ||
    (name === AI_ROW && (how?.tag?.kind === 'ai' || notes.length === 0)) ||
    (notes.length === 0 &&
      (name === 'Origin' ||
        (name === EDITS &&
          ((how?.lines ?? []).length > 1
            ? lines.length <= NAMED_EDITS
            : lines.flat().join('') === 'None stated'))));
  return statementRows(report).filter((row) => !isTold(row));
}

/** What the signer doesn't state. */
export function MissingStatements({ report }: { report: Report }) {
  const line = statementRows(report).find(({ name }) => name === MISSING_ROW)?.lines[0];
  return (
    line && (
      <p className="soft">
        Not stated by the signer: <LineText line={line} />.
      </p>
    )
  );
}

/** The signer's statements about the file, separate from what was verified. Folded if the file is invalid. */
function SignerStatements({ report, isBelowFacts }: Required<CardSummaryProps>) {
  const id = useId();
  const reliability = reliabilityIn(report);
  // What's unreliable isn't in the face.
  const rows = reliability === 'unreliable' ? statementRows(report) : moreRows(report, isBelowFacts);
  if (rows.length === 0) return null;
  const content = (
    <>
      {/* The verdict says that what's signed hasn't changed, and nobody can say whether it's true. */}
      {reliability !== 'signed' && <p className="soft">{STATEMENT_NOTES[reliability]}</p>}
      <RowList className="verdict-rows" rows={rows} />
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
