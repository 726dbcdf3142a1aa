import { summaryRows } from '@content-credentials/verdict/report/summary';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { type CardTab, CardTabs } from './CardTabs.tsx';
import { Preview, type PreviewProps } from './Preview.tsx';
import { VerdictFace } from './VerdictFace.tsx';

export interface AnswerCardProps extends PreviewProps {
  /** The parts of the report. In all but the first, the answer is a line. */
  tabs?: readonly CardTab[];
}

/** A file's picture and the answer, whose heading takes the focus. */
export function AnswerCard({ asset, report, tabs }: AnswerCardProps) {
  const verdict = verdictOf(report);
  const heading = useAnswerFocus<HTMLHeadingElement>();
  const face = (
    <VerdictFace
      verdict={verdict}
      rows={summaryRows(report)}
      heading={heading}
      picture={<Preview key={asset.name} asset={asset} report={report} />}
    />
  );
  return (
    <div className="verdict" data-tone={verdict.tone}>
      {tabs ? (
        <CardTabs label="Parts of the report" tabs={tabs}>
          {face}
        </CardTabs>
      ) : (
        face
      )}
    </div>
  );
}
