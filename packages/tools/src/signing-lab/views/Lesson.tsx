import { StateMark } from '../../report/views/StateMark.tsx';
import { LESSON, type LessonState } from '../types.ts';

const TILES: Readonly<Record<LessonState, { tone: 'plain' | 'bad' | 'good'; step: string }>> = {
  Valid: { tone: 'plain', step: 'Sign it' },
  Invalid: { tone: 'bad', step: 'Tamper with it' },
  Trusted: { tone: 'good', step: 'Trust its root' },
};

/** What each step leads to, told once the reader has tried it. */
export function Lesson({ seen }: { seen: readonly LessonState[] }) {
  return (
    <>
      <ol className="lesson" aria-label="What to try">
        {LESSON.map((state) => {
          const { tone, step } = TILES[state];
          return (
            <li key={state}>
              <small>{step}</small>
              {seen.includes(state) ? (
                <strong>
                  <StateMark tone={tone} />
                  {state}
                </strong>
              ) : (
                <strong>
                  <span aria-hidden="true">?</span>
                  <span className="sr-only">not tried yet</span>
                </strong>
              )}
            </li>
          );
        })}
      </ol>
      {seen.length === LESSON.length && (
        <p className="lesson-end">
          You’ve seen all three states. The image was the same each time except for one byte, and Trusted came
          from your choice alone. None of the states tells you whether the claim is true.
        </p>
      )}
    </>
  );
}
