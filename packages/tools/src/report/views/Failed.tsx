import type { Report } from '@content-credentials/verdict/report/report';
import { verdictOf } from '@content-credentials/verdict/report/verdict';
import type { ReactNode } from 'react';
import { countOf } from '../../shared/count.ts';
import { type Failure, failuresIn, unprotectedStretches } from '../failures.ts';
import { LineText } from './RowList.tsx';
import { StateMark } from './StateMark.tsx';

/** More would hide who signed and how the file was made. */
const SHOWN = 3;

/** What failed in a file, and where, for people who don't know what's checked. `children`: why, after the first. */
export function Failed({ report, children }: { report: Report; children: ReactNode }) {
  const all = failuresIn(report);
  const more = all.length - SHOWN;
  const isChanged = verdictOf(report).kind === 'changed';
  return (
    <ul className="verdict-failed">
      {all.slice(0, SHOWN).map(({ line, where }: Failure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two can say the same, and the list never changes
        <li key={index}>
          {all.length > 1 && <StateMark tone="bad" />}
          <div>
            <p>
              {index > 0 && <span className="sr-only">Failed: </span>}
              <LineText line={line} />
            </p>
            {index === 0 && <p>{children}</p>}
            {index === 0 && <Strip report={report} />}
            {/* Of a changed file, that's in the checks. */}
            {where && !isChanged && (
              <p className="soft">
                <LineText line={where} />
              </p>
            )}
          </div>
        </li>
      ))}
      {more > 0 && <li className="soft">And {countOf(more, 'other')}, in the checks.</li>}
    </ul>
  );
}

/** The file from its first byte to its last, with what isn't protected. The text below says how much that is. */
function Strip({ report }: { report: Report }) {
  const stretches = unprotectedStretches(report);
  if (stretches.length === 0) return null;
  return (
    <svg className="file-strip" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {stretches.slice(0, 100).map(({ from, length }) => (
        <rect key={from} x={from * 1000} width={Math.max(length * 1000, 4)} height="10" />
      ))}
    </svg>
  );
}
