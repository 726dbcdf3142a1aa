import type { Report } from '../../../c2pa/report/report.ts';
import { saidRows } from '../../../c2pa/report/said-rows.ts';
import { SAID_TITLES, SAID_WORDS, standingOf } from '../../../c2pa/report/standing.ts';
import { CardPart } from './CardPart.tsx';
import { RowList } from './RowList.tsx';

/** The signer's statements about the file, separate from what was verified. Collapsed if the file is invalid. */
export function SaidPart({ report }: { report: Report }) {
  const rows = saidRows(report);
  if (rows.length === 0) return null;
  const standing = standingOf(report.state);
  const content = (
    <>
      <p className="card-about">{SAID_WORDS[standing]}</p>
      <RowList rows={rows} />
    </>
  );
  if (standing === 'unreliable')
    return (
      <details className="card-part fold">
        <summary>{SAID_TITLES[standing]}</summary>
        {content}
      </details>
    );
  return <CardPart title={SAID_TITLES[standing]}>{content}</CardPart>;
}
