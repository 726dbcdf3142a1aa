import { summaryRows } from '@content-credentials/verdict/report/summary';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { ReactNode } from 'react';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';
import { Preview, type PreviewProps } from './Preview.tsx';
import { VerdictFace } from './VerdictFace.tsx';

export interface AnswerCardProps extends PreviewProps {
  /** What the answer rests on. */
  children?: ReactNode;
}

/** A file's picture and the answer, whose heading takes the focus. */
export function AnswerCard({ asset, report, children }: AnswerCardProps) {
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
      {children}
    </div>
  );
}
