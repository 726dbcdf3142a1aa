import { useEffect, useRef } from 'react';
import { Checks } from '../../report/views/Checks.tsx';
import { ProblemNote } from '../../report/views/Outcomes.tsx';
import { RawReport } from '../../report/views/RawReport.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { VerdictCard } from '../../report/views/VerdictCard.tsx';
import { SlowNote } from '../../shared/SlowNote.tsx';
import { LESSON, type LessonState, type Proof } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { ByteControls } from './ByteControls.tsx';
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
  const { signed, report, file, isReading, problem } = proof;
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
      {report && <VerdictCard asset={asset} report={report} />}
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

const TEXTS: Readonly<Record<LessonState, { tone: 'plain' | 'bad' | 'good'; text: string }>> = {
  Valid: { tone: 'plain', text: 'the signer isn’t on a selected trust list' },
  Invalid: { tone: 'bad', text: 'one byte changed after signing' },
  Trusted: { tone: 'good', text: 'the signer chains to a root that you chose' },
};

/** Which of the three states the reader has reached. */
function LessonProgress({ seen }: { seen: readonly LessonState[] }) {
  return (
    <>
      <ol className="lesson" aria-label="States you’ve seen">
        {LESSON.map((state) => {
          const isSeen = seen.includes(state);
          const { tone, text } = TEXTS[state];
          return (
            <li key={state} data-seen={isSeen || undefined}>
              {isSeen ? <StateMark tone={tone} /> : <span className="lesson-blank" aria-hidden="true" />}
              <p>
                <strong>{state}</strong>
                <span className="sr-only">{isSeen ? ', seen' : ', not seen yet'}: </span>
                <small>{text}</small>
              </p>
            </li>
          );
        })}
      </ol>
      {seen.length === LESSON.length && (
        <p className="tool-note" data-tone="good">
          You’ve seen all three states. The image was the same each time except for one byte, and Trusted came
          from your choice alone. None of the states tells you whether the claim is true.
        </p>
      )}
    </>
  );
}
