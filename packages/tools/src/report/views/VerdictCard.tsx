import { AnswerCard } from './AnswerCard.tsx';
import { CardSummary } from './CardSummary.tsx';
import { type CardTab, CardTabs } from './CardTabs.tsx';
import type { PreviewProps } from './Preview.tsx';

export interface VerdictCardProps extends PreviewProps {
  /** What follows the summary, each in a tab. */
  tabs: readonly CardTab[];
}

/** A file's verdict: the picture and the answer, and below them everything that it rests on. */
export function VerdictCard({ asset, report, tabs }: VerdictCardProps) {
  return (
    <AnswerCard asset={asset} report={report}>
      <CardTabs
        label="Parts of the report"
        tabs={[{ label: 'Summary', content: <CardSummary report={report} /> }, ...tabs]}
      />
    </AnswerCard>
  );
}
