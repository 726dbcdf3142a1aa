import type { Outcome, Result } from '@content-credentials/verdict/certificate-rules/finding';
import type { Verdict } from '@content-credentials/verdict/certificate-rules/verdict';
import type { ReactNode } from 'react';
import { Seal } from '../../report/views/Seal.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { useAnswerFocus } from '../../shared/use-lost-focus.ts';

export interface VerdictHeadProps {
  verdict: Verdict;
  /** What's true beside the verdict, in a tone of its own. */
  tag?: { text: string; kind: 'good' | 'caution' };
  results: readonly Result[];
  /** A name and its value from the file. */
  facts: ReadonlyArray<readonly [name: string, value: ReactNode]>;
  /** What follows the facts. */
  children: ReactNode;
}

/** A verdict on a certificate or a request: the answer, how many rules it keeps, and what it's about. */
export function VerdictHead({ verdict, tag, results, facts, children }: VerdictHeadProps) {
  const { label, tone, sentence, caveat } = verdict;
  const heading = useAnswerFocus<HTMLHeadingElement>();
  return (
    <div className="verdict" data-tone={tone}>
      <div className="verdict-answer">
        <div className="verdict-head">
          <Seal tone={tone} isCracked={false} />
          <div>
            <h3 className="verdict-title" ref={heading} tabIndex={-1}>
              {label}
            </h3>
            {tag && (
              <span className="verdict-tag" data-kind={tag.kind}>
                {tag.text}
              </span>
            )}
          </div>
        </div>
        <p>
          <Prose>{sentence}</Prose>
        </p>
        {caveat && (
          <p className="soft">
            <Prose>{caveat}</Prose>
          </p>
        )}
        <div className="verdict-measure">
          <Meter results={results} />
          <dl className="verdict-rows">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{typeof value === 'string' ? <ShowText limit={120}>{value}</ShowText> : value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </div>
    </div>
  );
}

/** Below a verdict: what can be done with it. `useUnfoldedPrint` opens collapsed sections for the print dialog, which can save a PDF. */
export const VerdictWays = ({ onRestart, children }: { onRestart(): void; children?: ReactNode }) => (
  <div className="verdict-ways">
    {children}
    <button type="button" className="button button-quiet" onClick={() => window.print()}>
      Print or save as PDF
    </button>
    <button type="button" className="button button-quiet" onClick={onRestart}>
      Check another
    </button>
  </div>
);

/** What counts as a rule that was checked, in the order of the meter. */
const PARTS: ReadonlyArray<readonly [Outcome, string]> = [
  ['failed', 'failed'],
  ['noted', 'noted'],
  ['unknown', 'not checked'],
  ['passed', 'passed'],
];

/** How many rules failed and passed, as a bar above its words. */
function Meter({ results }: { results: readonly Result[] }) {
  const parts = PARTS.map(([outcome, word]) => ({
    outcome,
    word,
    count: results.filter(({ finding }) => finding.outcome === outcome).length,
  }));
  const sum = (list: typeof parts) => list.reduce((total, { count }) => total + count, 0);
  const percent = (count: number) => `${(100 * count) / (sum(parts) || 1)}%`;
  return (
    <div className="rule-meter">
      <svg width="100%" height="8" aria-hidden="true">
        {parts.map(({ outcome, count }, index) => (
          <rect
            key={outcome}
            data-outcome={outcome}
            x={percent(sum(parts.slice(0, index)))}
            width={percent(count)}
            height="8"
          />
        ))}
      </svg>
      <ul className="check-counts">
        {parts.map(({ outcome, word, count }) => (
          <li key={outcome} data-outcome={count > 0 ? outcome : 'none'}>
            {count} {word}
          </li>
        ))}
      </ul>
    </div>
  );
}
