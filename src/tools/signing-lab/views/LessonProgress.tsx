import { StateMark } from '../../report/views/StateMark.tsx';
import { LESSON, type LessonState } from '../types.ts';

const TEXTS: Readonly<Record<LessonState, { tone: 'plain' | 'bad' | 'good'; text: string }>> = {
  Valid: { tone: 'plain', text: 'signed by somebody nobody vouches for' },
  Invalid: { tone: 'bad', text: 'one byte is not the one that was signed' },
  Trusted: { tone: 'good', text: 'its root is one that you chose' },
};

/** Which of the three states the reader has brought about. */
export function LessonProgress({ seen }: { seen: readonly LessonState[] }) {
  return (
    <>
      <ol className="lesson" aria-label="States that you have seen">
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
          You have seen all three. The picture was the same each time but for one byte, and Trusted came from
          your choice alone: no state says whether the claim is true.
        </p>
      )}
    </>
  );
}
