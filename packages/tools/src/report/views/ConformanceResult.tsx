import {
  checkFile,
  FIX_STEPS,
  type FileCheck,
  NOT_TRUST,
  nameOfSet,
  RULE_SETS,
  type RuleResult,
  type RuleSetId,
  resultLine,
} from '@content-credentials/verdict/conformance';
import { useId, useState } from 'react';
import { CodeName } from '../../shared/CodeName.tsx';
import { countOf } from '../../shared/count.ts';
import { Prose } from '../../shared/Prose.tsx';
import { StateMark } from './StateMark.tsx';

export interface ConformanceResultProps {
  crJson: unknown;
  /** The report's verdict, which the rules don't change. */
  verdict: string;
  /** The SDK saw only the manifest store. */
  isExternal: boolean;
}

/** The outcome of the program's rules for a file: what isn't met first, then what's met, then the signals. */
export function ConformanceResult({ crJson, verdict, isExternal }: ConformanceResultProps) {
  const [wanted, setWanted] = useState<RuleSetId>();
  const answer = checkFile(crJson, wanted);
  if ('cannotCheck' in answer)
    return <p>The file can’t be checked against the rules. {answer.cannotCheck}</p>;
  const open = answer.results.filter(({ outcome }) => outcome !== 'met');
  const met = answer.results.filter(({ outcome }) => outcome === 'met');
  return (
    <>
      <p>
        Verdict: <strong>{verdict}</strong>, as above.
      </p>
      <h4>{resultLine(answer)}</h4>
      <p className="tool-note" data-tone="warning">
        <Prose>{NOT_TRUST}</Prose>
      </p>
      {isExternal && (
        <p>
          The SDK saw only the manifest store, so if <code>valid_success</code> isn’t met because of a hash
          mismatch, that’s about the store, not about your file.
        </p>
      )}
      <p>
        <Prose>{answer.choice.reason}</Prose>
      </p>
      <Chooser answer={answer} onChoose={setWanted} />
      <Rules results={open} />
      {met.length > 0 && (
        <details className="fold">
          <summary>{countOf(met.length, 'rule')} met</summary>
          <Rules results={met} />
        </details>
      )}
      <h4>Signals</h4>
      <p>
        The program reads these from the manifest’s actions. They’re statements by whoever signed the file, so
        they’re as reliable as the verdict.
      </p>
      {answer.signals.length === 0 ? (
        <p>The manifest gives none of the program’s signals.</p>
      ) : (
        <ul className="bullets">
          {answer.signals.map(({ id, says }) => (
            <li key={id}>
              {says} (<CodeName>{id}</CodeName>)
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Chooser({ answer, onChoose }: { answer: FileCheck; onChoose(id: RuleSetId): void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Rules</label>
      <select
        id={id}
        value={answer.set.id}
        onChange={({ target }) => {
          const chosen = RULE_SETS.find((set) => set.id === target.value);
          if (chosen) onChoose(chosen.id);
        }}
      >
        {RULE_SETS.map((set) => (
          <option key={set.id} value={set.id}>
            {`P${nameOfSet(set).slice(1)} (${countOf(set.rules.length, 'rule')})`}
          </option>
        ))}
      </select>
    </div>
  );
}

const WORDS = { met: 'Met', 'not met': 'Not met', warning: 'Warning' } as const;
/** Not red: a rule that isn’t met doesn’t make a file invalid. */
const TONES = { met: 'good', 'not met': 'warning', warning: 'noted' } as const;

function Rules({ results }: { results: readonly RuleResult[] }) {
  if (results.length === 0) return null;
  return (
    <ul className="check-list">
      {results.map((result) => (
        <RuleLine key={result.rule.id} result={result} />
      ))}
    </ul>
  );
}

function RuleLine({ result: { rule, outcome, found, more, isUnreadable } }: { result: RuleResult }) {
  const { id, fix, clause } = rule;
  return (
    <li data-outcome={outcome}>
      <StateMark tone={TONES[outcome]} />
      <div>
        <p>
          <span className="sr-only">{WORDS[outcome]}: </span>
          <CodeName>{id}</CodeName>
        </p>
        <p>
          <Prose>{rule.rule}</Prose> <a href={clause.href}>{clause.title}</a>
        </p>
        {isUnreadable && <p>A value in the crJSON has the wrong type, so the rule can’t be checked.</p>}
        {found.length > 0 && (
          <p>
            Found:{' '}
            {found.map((one, index) => (
              <span key={one}>
                {index > 0 && ', '}
                <CodeName isBrief>{one}</CodeName>
              </span>
            ))}
            {more > 0 && `, and ${more} more`}
          </p>
        )}
        {outcome !== 'met' && (
          <>
            <p>
              <strong>Fix:</strong> <Prose>{fix.text}</Prose>
            </p>
            <details className="fold code-help">
              <summary>In each SDK</summary>
              <ul className="bullets">
                {FIX_STEPS[fix.kind].map(({ sdk, step }) => (
                  <li key={sdk}>
                    {sdk}: <Prose>{step}</Prose>
                  </li>
                ))}
              </ul>
            </details>
          </>
        )}
      </div>
    </li>
  );
}
