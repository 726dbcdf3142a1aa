import { settings } from 'virtual:provenance';
import type { Tone } from '@content-credentials/verdict/report/states';
import { useId } from 'react';
import { Seal } from '../../report/views/Seal.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { handFiles } from '../../ui/given-files.ts';
import { isOver } from '../state.ts';
import { LESSON, type LessonState } from '../types.ts';
import type { Lab } from '../use-lab.ts';

interface Lesson {
  tone: Tone;
  told: string;
  /** Where a reader goes with it. */
  next: string;
  href?: string | undefined;
}

const { inspectPage, lab: pages } = settings;

const LEARNED: Readonly<Record<LessonState, Lesson>> = {
  Valid: {
    tone: 'plain',
    told: 'The file hasn’t changed since it was signed. Anyone could have signed it.',
    next: 'Sign for real',
    href: pages.signPage,
  },
  Invalid: {
    tone: 'bad',
    told: 'One changed byte is enough, whether or not you can see it.',
    next: 'Inspect the file',
    href: inspectPage,
  },
  Trusted: {
    tone: 'good',
    told: 'The file hasn’t changed, and its certificate chains to a root that you chose.',
    next: 'Get a certificate',
    href: pages.certificatePage,
  },
};

/** The three states in a line: those that the reader has seen, and the one of the card. */
export function StatesToSee({ lab: { state } }: { lab: Lab }) {
  const { seen, proof, open } = state;
  if (isOver(state)) return null;
  return (
    <ol className="lesson" aria-label="States to see">
      {LESSON.map((one) => (
        <li
          key={one}
          data-seen={seen.includes(one) || undefined}
          aria-current={(open > 1 && proof?.report?.state === one) || undefined}
        >
          {seen.includes(one) ? (
            <StateMark tone={LEARNED[one].tone} />
          ) : (
            <span className="lesson-place">
              <span className="sr-only">Not seen yet: </span>
            </span>
          )}
          {one}
        </li>
      ))}
    </ol>
  );
}

/** After the last step: what each state taught, and where to go with it. */
export function Ending({ lab: { state } }: { lab: Lab }) {
  const id = useId();
  const file = state.proof?.file;
  if (!isOver(state)) return null;
  return (
    <section className="lab-ending" aria-labelledby={id}>
      <h3 id={id}>You’ve seen all three states</h3>
      <ul>
        {LESSON.map((one) => {
          const { tone, told, next, href } = LEARNED[one];
          return (
            <li key={one}>
              <Seal tone={tone} isCracked={one === 'Invalid'} />
              <p>
                <strong>{one}</strong> {told}
              </p>
              {href && (
                <a
                  className={one === 'Valid' ? 'button' : 'button button-quiet'}
                  href={href}
                  onClick={() => href === inspectPage && file && handFiles([file])}
                >
                  {next}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft">None of them tells you whether what the file says is true.</p>
    </section>
  );
}
