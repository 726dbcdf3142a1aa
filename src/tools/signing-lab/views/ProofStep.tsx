import { useEffect, useRef } from 'react';
import { Checks } from '../../report/views/Checks.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { RawReport } from '../../report/views/RawReport.tsx';
import { VerdictCard } from '../../report/views/VerdictCard.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import type { Proof } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { ByteControls } from './ByteControls.tsx';
import { LessonProgress } from './LessonProgress.tsx';
import { Step } from './Step.tsx';

const TITLE = 'Tamper with it and trust its root';

/** The SDK's result for the signed file, and the two controls that change it. */
export function ProofStep({ lab }: { lab: Lab }) {
  const { proof, seen } = lab.state;
  return (
    <Step
      number={4}
      title={TITLE}
      about="Flip one byte, undo it, and trust the root. See what the SDK reports each time."
    >
      {proof ? (
        <Bench lab={lab} proof={proof} />
      ) : (
        <>
          <LessonProgress seen={seen} />
          <p className="step-waits">Nothing to show yet. Sign the image first.</p>
        </>
      )}
    </Step>
  );
}

function Bench({ lab, proof }: { lab: Lab; proof: Proof }) {
  const { signed, report, look, file, isReading, problem } = proof;
  const bench = useRef<HTMLDivElement>(null);
  const asset = { name: file.name, blob: file, format: signed.picture.format, from: 'file' as const };

  // The result takes the focus, and should be in view together with its controls.
  useEffect(() => {
    bench.current?.closest('.lab-step')?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    <div className="bench" ref={bench} aria-busy={isReading}>
      {isReading && <SlowNote what="Reading the signed file" onStop={lab.stop} />}
      {problem && <ProblemNote problem={problem} onRetry={problem.canRetry ? lab.lookAgain : undefined} />}
      {report && <VerdictCard asset={asset} report={report} isTrustUsed={look.isTrusted} />}
      <ByteControls lab={lab} proof={proof} />
      <LessonProgress seen={lab.state.seen} />
      {report && (
        <>
          <section className="report-part">
            <h4>Checks</h4>
            <Checks report={report} />
          </section>
          <details className="fold">
            <summary>Full report</summary>
            <RawReport report={report.raw} name={file.name} isExternal={false} />
          </details>
        </>
      )}
    </div>
  );
}
