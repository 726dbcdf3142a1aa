import { MARKS, type Tone } from '@content-credentials/verdict/report/states';

/** The icon of a result, always next to its text. */
export function StateMark({ tone }: { tone: Tone }) {
  return (
    <svg
      className="state-mark"
      data-tone={tone}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={MARKS[tone]} />
    </svg>
  );
}
