import { StateMark } from '../../report/views/StateMark.tsx';
import { LESSON, type LessonState } from '../types.ts';

const TILES: Readonly<Record<LessonState, { tone: 'plain' | 'bad' | 'good'; after: string }>> = {
  Valid: { tone: 'plain', after: 'Sign it' },
  Invalid: { tone: 'bad', after: 'Flip a byte' },
  Trusted: { tone: 'good', after: 'Trust its root' },
};

/** What each thing to try leads to, and which of them the reader has tried. */
export function Lesson({ seen }: { seen: readonly LessonState[] }) {
  return (
    <>
      <ol className="lesson" aria-label="What to try">
        {LESSON.map((state) => {
          const isSeen = seen.includes(state);
          const { tone, after } = TILES[state];
          return (
            <li key={state} data-seen={isSeen || undefined}>
              <small>{after}</small>
              <strong>
                {isSeen ? <StateMark tone={tone} /> : <span className="lesson-blank" aria-hidden="true" />}
                {state}
              </strong>
              <span className="sr-only">{isSeen ? 'tried' : 'not tried yet'}</span>
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
