import { table } from 'virtual:certificate-rules';
import type { Diagnosis, Result } from '../../../c2pa/certificate-rules/diagnosis.ts';
import type { Outcome } from '../../../c2pa/certificate-rules/finding.ts';
import { commandsFor } from '../../../c2pa/certificate-rules/mend.ts';
import { countOf } from '../../shared/count.ts';
import { RuleItem } from './RuleItem.tsx';

/** Every rule: what is broken first, what passed folded away. */
export function RuleList({ diagnosis }: { diagnosis: Diagnosis }) {
  const { results, examined } = diagnosis;
  const of = (...outcomes: Outcome[]) => results.filter(({ finding }) => outcomes.includes(finding.outcome));
  const [failed, noted, passed, unknown, absent] = [
    of('failed'),
    of('noted'),
    of('passed'),
    of('unknown'),
    of('absent'),
  ];
  const keyOf = ({ rule }: Result) => rule.mend?.commands?.join() ?? '';
  const list = (shown: readonly Result[]) => (
    <ul className="check-list">
      {shown.map((result) => {
        // The same commands mend many rules at once: they are shown once.
        const first = shown.find((other) => keyOf(other) === keyOf(result));
        return (
          <RuleItem
            key={result.rule.id}
            result={result}
            commands={
              result === first
                ? commandsFor(result.rule.mend?.commands ?? [], table.commands, examined.signer)
                : ''
            }
            sameAs={result === first || keyOf(result) === '' ? undefined : first?.rule}
          />
        );
      })}
    </ul>
  );
  return (
    <section className="report-part">
      <h3>The rules</h3>
      <p className="check-counts">
        {failed.length === 0 ? 'None' : failed.length} broken, {noted.length} worth a note, {passed.length}{' '}
        kept, {unknown.length} that cannot be checked here.
      </p>
      {failed.length > 0 && list(failed)}
      {noted.length > 0 && (
        <>
          <h4>Worth a note</h4>
          {list(noted)}
        </>
      )}
      {unknown.length > 0 && (
        <details className="fold">
          <summary>{countOf(unknown.length, 'rule')} that cannot be checked here, and how you check</summary>
          {list(unknown)}
        </details>
      )}
      <details className="fold">
        <summary>
          {countOf(passed.length, 'rule')} kept
          {absent.length > 0 && `, ${absent.length} that ${absent.length === 1 ? 'does' : 'do'} not apply`}
        </summary>
        {list([...passed, ...absent])}
      </details>
    </section>
  );
}
