import { settings } from 'virtual:provenance';
import { StateMark } from '../../report/views/StateMark.tsx';
import { handFiles } from '../../ui/given-files.ts';
import { LESSON, type LessonState } from '../types.ts';
import type { Lab } from '../use-lab.ts';

const LEARNED: Readonly<
  Record<LessonState, { tone: 'plain' | 'bad' | 'good'; ahead: string; told: string }>
> = {
  Valid: {
    tone: 'plain',
    ahead: 'Sign the image to see it.',
    told: 'The file hasn’t changed since it was signed. Anyone could have signed it.',
  },
  Invalid: {
    tone: 'bad',
    ahead: 'Flip a byte to see it.',
    told: 'One changed byte is enough, whether or not you can see it.',
  },
  Trusted: {
    tone: 'good',
    ahead: 'Trust the root of the unchanged file to see it.',
    told: 'The file hasn’t changed, and its certificate chains to a root that you chose.',
  },
};

/** The three states, each with what it says once the reader has seen it, and where to go after all three. */
export function Lesson({ lab }: { lab: Lab }) {
  const { seen, proof } = lab.state;
  const isOver = seen.length === LESSON.length;
  return (
    <section className="lesson" aria-label="States to see">
      <ol>
        {LESSON.map((state) => {
          const { tone, ahead, told } = LEARNED[state];
          const isSeen = seen.includes(state);
          return (
            <li key={state} data-seen={isSeen || undefined}>
              {isSeen ? <StateMark tone={tone} /> : <span className="lesson-place" />}
              <strong>{state}</strong>
              <span>{isSeen ? told : ahead}</span>
            </li>
          );
        })}
      </ol>
      {isOver && (
        <>
          <p>You’ve seen all three states. None of them tells you whether what the file says is true.</p>
          <p className="lesson-ways">
            <NextPages file={proof?.file} />
          </p>
        </>
      )}
    </section>
  );
}

/** Where a reader goes with what the lab showed. */
function NextPages({ file }: { file: File | undefined }) {
  const { inspectPage, lab } = settings;
  const pages = [
    ['Sign for real', lab.signPage],
    ['Get a certificate', lab.certificatePage],
  ] as const;
  return (
    <>
      {pages.map(
        ([label, href]) =>
          href && (
            <a key={href} href={href}>
              {label}
            </a>
          ),
      )}
      {inspectPage && (
        <a href={inspectPage} onClick={() => file && handFiles([file])}>
          Inspect the file
        </a>
      )}
    </>
  );
}
