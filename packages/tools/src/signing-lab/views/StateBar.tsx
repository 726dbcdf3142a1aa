import type { Report } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import { Seal } from '../../report/views/Seal.tsx';

/** The answer in a line, for windows where the card and the controls aren't side by side. */
export function StateBar({ report }: { report: Report | undefined }) {
  if (!report) return null;
  const { tone, label, isCracked } = verdictOf(report);
  return (
    <p className="bench-state state-line" data-tone={tone}>
      <Seal tone={tone} isCracked={isCracked} />
      <span>
        The state is now <strong>{label}</strong>.
      </span>
    </p>
  );
}
