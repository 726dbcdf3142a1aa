import { SDK } from '../../../c2pa/report/judge.ts';
import { When } from './When.tsx';

export interface JudgeLineProps {
  isTrustUsed: boolean;
  judgedAt: Date;
}

/** Who judged, with what, and when: a verdict is only as good as that. */
export function JudgeLine({ isTrustUsed, judgedAt }: JudgeLineProps) {
  return (
    <p className="verdict-judge">
      Checked by {SDK.name} {SDK.version} (core {SDK.core}) and by this page’s own hash check on{' '}
      <When time={judgedAt} />. Trust lists: {isTrustUsed ? 'as selected above' : 'none selected'}.
    </p>
  );
}
