import { settings } from 'virtual:provenance';
import type { Tone } from '@content-credentials/verdict/report/states';
import { useEffect, useId, useRef } from 'react';
import { Seal } from '../../report/views/Seal.tsx';
import { handFiles } from '../../ui/given-files.ts';
import { isOver } from '../state.ts';
import { LESSON, type LessonState } from '../types.ts';
import type { Lab } from '../use-lab.ts';

const { inspectPage, lab: pages } = settings;

const LEARNED: Readonly<Record<LessonState, { tone: Tone; told: string }>> = {
  Valid: {
    tone: 'plain',
    told: 'The file hasn’t changed since it was signed. Anyone could have signed it.',
  },
  Invalid: {
    tone: 'bad',
    told: 'One changed bit is enough, whether or not you can see it.',
  },
  Trusted: {
    tone: 'good',
    told: 'The file hasn’t changed, and its certificate chains to a root that you chose.',
  },
};

/** Where a reader goes from here. */
const NEXT = [
  ['Sign for real', pages.signPage],
  ['Get a certificate', pages.certificatePage],
  ['Inspect the file', inspectPage],
] as const;

/** A state's seal, as on the card: in the lab, only the reader trusts a root. */
const SealOf = ({ state }: { state: LessonState }) => (
  <Seal tone={LEARNED[state].tone} isCracked={state === 'Invalid'} isOutlined={state === 'Trusted'} />
);

/** The three states in a line: those that the reader has seen, and the one of the card. */
export function StatesToSee({ lab: { state } }: { lab: Lab }) {
  const { seen, proof, open } = state;
  const id = useId();
  if (isOver(state)) return null;
  return (
    <div className="lesson">
      <p id={id}>Three states to see</p>
      <ol aria-labelledby={id}>
        {LESSON.map((one) => (
          <li
            key={one}
            data-seen={seen.includes(one) || undefined}
            aria-current={(open > 1 && proof?.report?.state === one) || undefined}
          >
            {seen.includes(one) ? (
              <SealOf state={one} />
            ) : (
              <span className="lesson-place">
                <span className="sr-only">Not seen yet: </span>
              </span>
            )}
            {one}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** After the last step: what each state taught, and where to go next. */
export function Ending({ lab: { state } }: { lab: Lab }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLast = state.open === 0;
  useEffect(() => {
    // The step with the button that was pressed has closed.
    if (isLast) heading.current?.focus({ preventScroll: true });
  }, [isLast]);
  const file = state.proof?.file;
  if (!isOver(state)) return null;
  return (
    <section className="lab-ending" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        You’ve seen all three states
      </h3>
      <ul>
        {LESSON.map((one) => (
          <li key={one}>
            <SealOf state={one} />
            <p>
              <strong>{one}</strong> {LEARNED[one].told}
            </p>
          </li>
        ))}
      </ul>
      <p className="soft">None of them tells you whether what the file says is true.</p>
      <p className="sign-ways">
        {NEXT.map(
          ([label, href], index) =>
            href && (
              <a
                key={label}
                className={index === 0 ? 'button' : undefined}
                href={href}
                onClick={() => href === inspectPage && file && handFiles([file])}
              >
                {label}
              </a>
            ),
        )}
      </p>
    </section>
  );
}
