import { table } from 'virtual:certificate-rules';
import { useEffect, useRef } from 'react';
import type { Diagnosis } from '../../../c2pa/certificate-rules/diagnosis.ts';
import { reportText } from '../../../c2pa/certificate-rules/report-text.ts';
import { verdictOf } from '../../../c2pa/certificate-rules/verdict.ts';
import { shortName } from '../../../c2pa/x509/certificate.ts';
import { FactList } from '../../report/views/FactList.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { TrustedLink } from '../../report/views/TrustedLink.tsx';
import { When } from '../../report/views/When.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { PrintButton } from './PrintButton.tsx';

export interface VerdictCardProps {
  diagnosis: Diagnosis;
  onRestart(): void;
}

/** The verdict in a sentence, and the certificate that it applies to. */
export function VerdictCard({ diagnosis, onRestart }: VerdictCardProps) {
  const { label, tone, sentence, caveat } = verdictOf(diagnosis);
  const { signer, when } = diagnosis.examined;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="verdict" data-tone={tone}>
      <div className="verdict-text">
        <h3 ref={heading} tabIndex={-1}>
          <StateMark tone={tone} />
          {label}
        </h3>
        <p className="verdict-sentence">
          <Prose>{sentence}</Prose>
        </p>
        {caveat && (
          <p className="verdict-caveat">
            <Prose>{caveat}</Prose>
          </p>
        )}
        {diagnosis.trust.rules.answer === 'untrusted' && <TrustedLink />}
      </div>
      <FactList
        facts={[
          ['Signer', shortName(signer.subject)],
          ['Key', signer.key],
        ]}
      >
        <div>
          <dt>Checked for</dt>
          <dd>
            <When time={when} />
          </dd>
        </div>
      </FactList>
      <p className="verdict-caveat">
        Checked against {table.specification} and against how {table.sdk} behaved in our tests.
      </p>
      <div className="verdict-ways">
        <CopyButton text={() => reportText(diagnosis, table)} label="Copy the result as text" />
        <PrintButton />
        <button type="button" className="button button-quiet" onClick={onRestart}>
          Check another
        </button>
      </div>
    </div>
  );
}
