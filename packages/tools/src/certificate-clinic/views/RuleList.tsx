import { table } from 'virtual:certificate-rules';
import type { Outcome, Result } from '@content-credentials/verdict/certificate-rules/finding';
import { commandsFor } from '@content-credentials/verdict/certificate-rules/fix';
import type { ClinicRule } from '@content-credentials/verdict/certificate-rules/table';
import type { Certificate } from '@content-credentials/verdict/x509/certificate';
import { countOf } from '../../shared/count.ts';
import { RuleItem } from './RuleItem.tsx';

export interface RuleListProps {
  results: readonly Result[];
  signer: Certificate;
  /** Part of the input couldn't be checked. */
  isPartial?: boolean;
  isOfRequest?: boolean;
  /** Names of the commands that fix a rule; by default, those in the table. */
  commandsOf?(rule: ClinicRule): readonly string[];
}

const ownCommands = ({ fix }: ClinicRule): readonly string[] => fix?.commands ?? [];

/** All rules: failed ones first, passed ones collapsed. */
export function RuleList({
  results,
  signer,
  isPartial = false,
  isOfRequest = false,
  commandsOf = ownCommands,
}: RuleListProps) {
  const of = (...outcomes: Outcome[]) => results.filter(({ finding }) => outcomes.includes(finding.outcome));
  const [failed, noted, passed, unknown, absent] = [
    of('failed'),
    of('noted'),
    of('passed'),
    of('unknown'),
    of('absent'),
  ];
  const keyOf = ({ rule }: Result) => commandsOf(rule).join();
  const list = (shown: readonly Result[]) => (
    <ul className="check-list">
      {shown.map((result) => {
        // Several rules can share the same commands, so they're shown once.
        const first = shown.find((other) => keyOf(other) === keyOf(result));
        return (
          <RuleItem
            key={result.rule.id}
            result={result}
            isOfRequest={isOfRequest}
            commands={result === first ? commandsFor(commandsOf(result.rule), table.commands, signer) : ''}
            sameAs={result === first || keyOf(result) === '' ? undefined : first?.rule}
          />
        );
      })}
    </ul>
  );
  return (
    <section className="report-part">
      <h3>{failed.length > 0 ? 'Fix first' : 'Rules'}</h3>
      {isPartial && <p>Only for the part that could be read.</p>}
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
