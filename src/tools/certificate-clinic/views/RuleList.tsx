import { table } from 'virtual:certificate-rules';
import type { Diagnosis } from '../../../c2pa/certificate-rules/diagnosis.ts';
import type { Outcome, Result } from '../../../c2pa/certificate-rules/finding.ts';
import { commandsFor } from '../../../c2pa/certificate-rules/fix.ts';
import { countOf } from '../../shared/count.ts';
import { RuleItem } from './RuleItem.tsx';

/** Every rule: broken ones first, those that passed folded away. */
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
        // The same commands fix several rules, so they're shown once.
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
      <h3>Rules</h3>
      <p className="check-counts">
        {examined.lost.length > 0 && 'For the part that could be read: '}
        {failed.length} broken, {countOf(noted.length, 'note')}, {passed.length} passed, {unknown.length} that
        can’t be checked here.
      </p>
      {failed.length > 0 && list(failed)}
      {noted.length > 0 && (
        <>
          <h4>Notes</h4>
          {list(noted)}
        </>
      )}
      {unknown.length > 0 && (
        <details className="fold">
          <summary>{countOf(unknown.length, 'rule')} that can’t be checked here, and how to check</summary>
          {list(unknown)}
        </details>
      )}
      <details className="fold">
        <summary>
          {countOf(passed.length, 'rule')} passed
          {absent.length > 0 && `, ${absent.length} that ${absent.length === 1 ? 'doesn’t' : 'don’t'} apply`}
        </summary>
        {list([...passed, ...absent])}
      </details>
    </section>
  );
}
