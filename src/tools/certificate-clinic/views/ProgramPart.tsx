import { table } from 'virtual:certificate-rules';
import type { Diagnosis } from '../../../c2pa/certificate-rules/diagnosis.ts';
import { failures } from '../../../c2pa/certificate-rules/verdict.ts';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { ShowText } from '../../shared/ShowText.tsx';

/** What the conformance program asks for besides. It keeps no SDK from signing; the C2PA trust list asks for it. */
export function ProgramPart({ program: { isClaimed, results } }: Pick<Diagnosis, 'program'>) {
  const missing = failures(results).length;
  return (
    <section className="report-part">
      <h3>For the C2PA trust list</h3>
      <p>
        {isClaimed
          ? 'Its policy says that it was issued for the conformance program.'
          : 'It was not issued for the conformance program: it has not the program’s policy. For tests, and within one organization, that is as it should be.'}{' '}
        Program {table.program} asks for {results.length} parts; it has {results.length - missing}.
      </p>
      <details className="fold" open={isClaimed && missing > 0}>
        <summary>What the program asks for</summary>
        <ul className="check-list">
          {results.map(({ rule, finding }) => (
            <li key={rule.id} data-outcome={finding.outcome} data-program={rule.id}>
              <StateMark tone={finding.outcome === 'passed' ? 'good' : 'noted'} />
              <div className="rule-text">
                <p className="rule-name">
                  <span className="sr-only">{finding.outcome === 'passed' ? 'There: ' : 'Missing: '}</span>
                  <Prose>{rule.rule}</Prose>
                </p>
                <p>
                  <Prose>{`Asked for: ${rule.programAsks}. ${finding.text}`}</Prose>
                  {finding.found && (
                    <>
                      {' '}
                      <span className="rule-found">
                        <ShowText limit={120}>{finding.found}</ShowText>
                      </span>
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
