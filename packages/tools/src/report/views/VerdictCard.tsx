import { summaryRows } from '@content-credentials/verdict/report/summary';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { CardSummary } from './CardSummary.tsx';
import { type CardTab, CardTabs } from './CardTabs.tsx';
import { Preview, type PreviewProps } from './Preview.tsx';
import { VerdictFace } from './VerdictFace.tsx';

export interface VerdictCardProps extends PreviewProps {
  /** What follows the summary, each in a tab. */
  tabs: readonly CardTab[];
}

/** A file's verdict: the picture and the answer, and below them everything that it rests on. */
export function VerdictCard({ asset, report, tabs }: VerdictCardProps) {
  const verdict = verdictOf(report);
  const heading = useAnswerFocus<HTMLHeadingElement>();
  return (
    <div className="verdict" data-tone={verdict.tone}>
      <VerdictFace
        verdict={verdict}
        rows={summaryRows(report)}
        heading={heading}
        picture={<Preview key={asset.name} asset={asset} report={report} />}
      />
      <CardTabs
        label="Parts of the report"
        tabs={[{ label: 'Summary', content: <CardSummary report={report} /> }, ...tabs]}
      />
    </div>
  );
}
