import { StateMark } from '../../report/views/StateMark.tsx';
import { LESSON, type LessonState } from '../types.ts';
import type { Lab } from '../use-lab.ts';
import { ByteControls } from './ByteControls.tsx';
import { Step } from './Step.tsx';

const toldOf = ({ proof }: Lab['state']): string => {
  if (!proof) return 'After signing';
  const { spot, isTrusted } = proof.look;
  return [spot ? 'One byte flipped' : 'Unchanged', ...(isTrusted ? ['its root trusted'] : [])].join(', ');
};

/** The two controls that change what the SDK reports, and which states the reader has seen. */
export function ProofStep({ lab }: { lab: Lab }) {
  const { proof, seen } = lab.state;
  return (
    <Step
      lab={lab}
      number={4}
      title="Tamper with it and trust its root"
      told={toldOf(lab.state)}
      about="Flip one byte, undo it, and trust the root. See what the SDK reports each time."
    >
      {proof ? (
        <ByteControls lab={lab} proof={proof} />
      ) : (
        <p className="step-waits">Nothing to show yet. Sign the image first.</p>
      )}
      <LessonProgress seen={seen} />
    </Step>
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
