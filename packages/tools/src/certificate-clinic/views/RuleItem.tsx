import type { Outcome, Result } from '@content-credentials/verdict/certificate-rules/finding';
import type { ClinicRule } from '@content-credentials/verdict/certificate-rules/table';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { Command } from './Command.tsx';

export interface RuleItemProps {
  result: Result;
  /**
   * Commands that fix the problem, with the reader's own values; empty if there are none, or if another rule shows
   * them.
   */
  commands: string;
  /** The rule that shows the commands. */
  sameAs?: ClinicRule;
  /** Whether this is about a signing request, which the SDK never sees. */
  isOfRequest?: boolean;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  failed: 'Failed',
  noted: 'Note',
  passed: 'Passed',
  absent: 'Doesn’t apply',
  unknown: 'Not checked',
};
const TONES = { failed: 'bad', noted: 'warning', passed: 'good', absent: 'noted', unknown: 'noted' } as const;

/** One rule: the finding, the reason for the rule, what the SDK reports, and the fix. */
export function RuleItem({
  result: { rule, finding },
  commands,
  sameAs,
  isOfRequest = false,
}: RuleItemProps) {
  const { outcome, text, found, refusal } = finding;
  const isFixable = outcome !== 'passed' && outcome !== 'absent';
  const words = refusal?.words ?? rule.seen.find(({ specimen }) => specimen === refusal?.specimen);
  return (
    <li data-outcome={outcome} data-rule={rule.id}>
      <StateMark tone={outcome === 'failed' && !refusal && !isOfRequest ? 'warning' : TONES[outcome]} />
      <div className="rule-text">
        <p className="rule-name">
          <span className="sr-only">{WORDS[outcome]}: </span>
          <Prose>{rule.rule}</Prose>
        </p>
        <p>
          <Prose>{text}</Prose>
          {found && (
            <>
              {' '}
              <span className="rule-found">
                <ShowText limit={160}>{found}</ShowText>
              </span>
            </>
          )}
        </p>
        {isFixable && rule.fix && !(isOfRequest && outcome === 'noted') && (
          <div className="rule-fix">
            <p>
              <Prose>{isOfRequest ? 'Make a new request.' : rule.fix.text}</Prose>
              {sameAs && outcome !== 'noted' && (
                <>
                  {' '}
                  The commands are the same as for “<Prose>{sameAs.rule}</Prose>”.
                </>
              )}
            </p>
            {commands && outcome !== 'noted' && <Command text={commands} />}
          </div>
        )}
        {isFixable && <Why rule={rule} />}
        {outcome === 'failed' && !isOfRequest && (
          <p className="rule-sdk">
            {words?.refusedSince ? (
              <>
                Core {words.refusedSince} and later report <InlineCode text={words.reading ?? ''} />. Older
                versions accept it.
              </>
            ) : words ? (
              <>
                The SDK reports <InlineCode text={words.signing} /> when signing
                {words.reading && (
                  <>
                    , and <InlineCode text={words.reading} /> when reading
                  </>
                )}
                .{words.acceptedSince && ` Core ${words.acceptedSince} and later accept it.`}
              </>
            ) : refusal ? (
              'The SDK refuses it.'
            ) : (
              'The SDK accepts it.'
            )}
            {rule.known && (
              <>
                {' '}
                <a href={rule.known.href}>
                  Known cause, reported in {rule.known.threads}{' '}
                  {rule.known.threads === 1 ? 'thread' : 'threads'}
                </a>
                .
              </>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

function Why({ rule: { why, clause } }: { rule: ClinicRule }) {
  return (
    <p className="soft rule-why">
      <Prose>{why}</Prose>{' '}
      {clause && (
        <a href={clause.href} rel="noopener noreferrer" target="_blank">
          C2PA 2.4, {clause.title}
        </a>
      )}
    </p>
  );
}
