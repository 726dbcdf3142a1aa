import type { Check, Outcome } from '@content-credentials/verdict/report/checks';
import { FAULT_DETAILS, isUnchecked } from '@content-credentials/verdict/report/faults';
import { lastPart } from '@content-credentials/verdict/report/ingredients';
import { sdkName } from '@content-credentials/verdict/report/sdk-version';
import type { CodeMeaning } from '../../settings.ts';
import { CodeName } from '../../shared/CodeName.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { InlineCode } from '../../ui/InlineCode.tsx';
import { meaningOf } from '../codes.ts';
import { isUntrusted } from '../failures.ts';
import { StateMark } from './StateMark.tsx';

const WORDS: Readonly<Record<Outcome, string>> = { failed: 'Failed', noted: 'Noted', passed: 'Passed' };
const SPECIFICATION = 'https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html';

const TONES = { failed: 'bad', noted: 'noted', passed: 'good' } as const;

/** The mark of a check: what's only about trust, or was known when this version was signed, doesn't make a file invalid. */
export const toneOf = (check: Check) =>
  check.isRecorded || isUntrusted(check) ? 'warning' : TONES[check.outcome];

/** One status code: what it means, with the code and what it applies to beside that, and the SDK's details. */
export function CheckLine({ check }: { check: Check }) {
  const { code, outcome, explanations, places, isOwn, isRecorded, clause } = check;
  const meaning = meaningOf(code);
  // The code says that something doesn't match which the SDK can't check.
  const unchecked = isUnchecked(check.fault) ? FAULT_DETAILS[check.fault] : undefined;
  const parts = [...new Set(places.map(lastPart).filter(Boolean))];
  const text = (
    <CodeName limit={100} isBrief>
      {code}
    </CodeName>
  );
  return (
    <li data-outcome={outcome}>
      <StateMark tone={toneOf(check)} />
      <div>
        <p>
          <span className="sr-only">{isUntrusted(check) ? 'Not trusted' : WORDS[outcome]}: </span>
          <Prose>{unchecked ?? meaning?.short ?? 'A check that these docs don’t explain.'}</Prose>
          {places.length > 1 && <span className="times"> × {places.length}</span>}
        </p>
        {meaning
          ? outcome !== 'passed' &&
            !unchecked && (
              <p>
                <Prose>{meaning.text}</Prose>
              </p>
            )
          : !isOwn &&
            explanations.slice(0, 3).map((one) => (
              <p key={one}>
                <ShowText>{one}</ShowText>
              </p>
            ))}
        {isRecorded && (
          <p className="check-own">
            Failed before this version was signed. The signer’s program recorded that.
          </p>
        )}
        {isOwn && (
          <p className="check-own">
            Found by this page, not by the {sdkName}.{' '}
            {outcome === 'failed' && explanations.map((one) => <ShowText key={one}>{one}</ShowText>)}{' '}
            {clause && <a href={`${SPECIFICATION}#${clause.anchor}`}>C2PA 2.4, section {clause.section}</a>}
          </p>
        )}
        {meaning && !unchecked && outcome !== 'passed' && <CodeHelp code={code} meaning={meaning} />}
      </div>
      <p className="check-code">
        {meaning?.href ? <a href={meaning.href}>{text}</a> : text}
        {parts.length > 0 && (
          <small>
            <ShowText limit={160}>{parts.join(', ')}</ShowText>
          </small>
        )}
      </p>
    </li>
  );
}

/** More about a status code, collapsed: what it doesn't mean, what to do, and its page. */
function CodeHelp({ code, meaning: { not, advice, href } }: { code: string; meaning: CodeMeaning }) {
  if (!not && advice.length === 0) return null;
  return (
    <details className="fold code-help">
      <summary>
        What to do <span className="sr-only">about {code}</span>
      </summary>
      {not && (
        <p>
          <Prose>{not}</Prose>
        </p>
      )}
      {advice.length > 0 && (
        <ul className="bullets">
          {advice.map((one) => (
            <li key={one}>
              <Prose>{one}</Prose>
            </li>
          ))}
        </ul>
      )}
      {href && (
        <p>
          <a href={href}>
            More about <InlineCode text={code} />
          </a>
        </p>
      )}
    </details>
  );
}
