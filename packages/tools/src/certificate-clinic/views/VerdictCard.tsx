import { table } from 'virtual:certificate-rules';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { reportText } from '@content-credentials/verdict/certificate-rules/report-text';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { FactList } from '../../report/views/FactList.tsx';
import { When } from '../../report/views/When.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { PrintButton } from './PrintButton.tsx';
import { VerdictHead } from './VerdictHead.tsx';

export interface VerdictCardProps {
  diagnosis: Diagnosis;
  onRestart(): void;
}

/** The verdict in a sentence, and the certificate that it applies to. */
export function VerdictCard({ diagnosis, onRestart }: VerdictCardProps) {
  const verdict = verdictOf(diagnosis);
  const { signer, when } = diagnosis.examined;
  return (
    <div className="verdict" data-tone={verdict.tone}>
      <VerdictHead verdict={verdict} isUntrusted={diagnosis.trust.rules.answer === 'untrusted'} />
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
