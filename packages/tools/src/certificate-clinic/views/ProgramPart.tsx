import { table } from 'virtual:certificate-rules';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { failures } from '@content-credentials/verdict/certificate-rules/verdict';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { ShowText } from '../../shared/ShowText.tsx';

/**
 * Additional requirements of the conformance program. The SDK signs without them; the C2PA trust list requires them.
 */
export function ProgramPart({ program: { isClaimed, results } }: Pick<Diagnosis, 'program'>) {
  const missing = failures(results).length;
  return (
    <section className="report-part">
      <h3>For the C2PA trust list</h3>
      <p>
        {isClaimed
          ? 'Its certificate policy says that it was issued for the conformance program.'
          : 'It wasn’t issued for the conformance program, because the program’s certificate policy is missing. That’s fine for tests and within one organization.'}{' '}
        It meets {results.length - missing} of {results.length} requirements of program {table.program}.
      </p>
      <details className="fold" open={isClaimed && missing > 0}>
        <summary>Requirements of the program</summary>
        <ul className="check-list">
          {results.map(({ rule, finding }) => (
            <li key={rule.id} data-outcome={finding.outcome} data-program={rule.id}>
              <StateMark tone={finding.outcome === 'passed' ? 'good' : 'noted'} />
              <div className="rule-text">
                <p className="rule-name">
                  <span className="sr-only">{finding.outcome === 'passed' ? 'Met: ' : 'Not met: '}</span>
                  <Prose>{rule.rule}</Prose>
                </p>
                <p>
                  <Prose>{`Required: ${rule.programAsks}. ${finding.text}`}</Prose>
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
