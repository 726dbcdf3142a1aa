import { StateMark } from '../../report/views/StateMark.tsx';
import { LESSON, type LessonState } from '../types.ts';

const TEXTS: Readonly<Record<LessonState, { tone: 'plain' | 'bad' | 'good'; text: string }>> = {
  Valid: { tone: 'plain', text: 'the signer isn’t on a selected trust list' },
  Invalid: { tone: 'bad', text: 'one byte changed after signing' },
  Trusted: { tone: 'good', text: 'the signer chains to a root that you chose' },
};

/** Which of the three states the reader has reached. */
export function LessonProgress({ seen }: { seen: readonly LessonState[] }) {
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
