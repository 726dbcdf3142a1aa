import { summaryRows } from '@content-credentials/verdict/report/summary';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { ReactNode } from 'react';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { isOwnTrust } from '../trust.ts';
import { plainFacts } from './CardSummary.tsx';
import { type CardTab, CardTabs } from './CardTabs.tsx';
import { Preview, type PreviewProps } from './Preview.tsx';
import { type FaceRow, VerdictFace } from './VerdictFace.tsx';
import { Why } from './Why.tsx';

export interface AnswerCardProps extends PreviewProps {
  /** The parts of the report. In all but the first, the answer is a line. */
  tabs?: readonly CardTab[];
  /** Why the signer's name still isn't confirmed, after a reader did something about that. */
  unconfirmed?: string | undefined;
}

/** A file's picture and the answer, whose heading takes the focus. */
export function AnswerCard({ asset, report, mark, tabs, unconfirmed }: AnswerCardProps) {
  const verdict = verdictOf(report);
  const heading = useAnswerFocus<HTMLHeadingElement>();
  const rows = summaryRows(report).map(
    (row): FaceRow =>
      unconfirmed && row.name === 'Who'
        ? { ...row, tag: { text: 'not confirmed', kind: 'caution' }, lines: [...row.lines, [unconfirmed]] }
        : row,
  );
  const face = (why?: ReactNode) => (
    <VerdictFace
      verdict={verdict}
      why={why}
      rows={tabs ? [...rows, ...plainFacts(report)] : rows}
      isOwnTrust={isOwnTrust(report)}
      heading={heading}
      picture={<Preview key={asset.name} asset={asset} report={report} mark={mark} />}
    />
  );
  return (
    <div className="verdict" data-tone={verdict.tone}>
      {tabs ? (
        <CardTabs label="Parts of the report" tabs={tabs}>
          {(choose) => face(<Why report={report} onChecks={() => choose('Checks')} />)}
        </CardTabs>
      ) : (
        face()
      )}
    </div>
  );
}
