import { table } from 'virtual:certificate-rules';
import { settings } from 'virtual:provenance';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { reportText } from '@content-credentials/verdict/certificate-rules/report-text';
import { isDisputed } from '@content-credentials/verdict/certificate-rules/trust';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { When } from '../../report/views/When.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { DrawnChain } from './DrawnChain.tsx';
import { PrintButton } from './PrintButton.tsx';
import { VerdictHead, type VerdictHeadProps } from './VerdictHead.tsx';

/** Whether validators trust what's signed, which is independent of whether the SDK signs. */
function trustTag({ sdk, isFormOnly, examined, trust }: Diagnosis): VerdictHeadProps['tag'] {
  if ((sdk === 'refuses' && !isFormOnly) || examined.lost.length > 0) return undefined;
  if (isDisputed(trust)) return { text: 'Validators disagree on trust', kind: 'caution' };
  if (!trust.isListChosen) return { text: 'Trust not checked', kind: 'caution' };
  if (trust.rules.answer === 'trusted') return { text: 'Trusted with your lists', kind: 'good' };
  return {
    text: trust.rules.answer === 'untrusted' ? 'Not yet trusted' : 'Trust not decided',
    kind: 'caution',
  };
}

/** The verdict in a sentence, and the chain that it applies to. */
export function VerdictCard({ diagnosis, onRestart }: { diagnosis: Diagnosis; onRestart(): void }) {
  const { signer, when } = diagnosis.examined;
  return (
    <VerdictHead
      verdict={verdictOf(diagnosis)}
      tag={trustTag(diagnosis)}
      results={diagnosis.results}
      facts={[
        ['Chain', <DrawnChain key="chain" chain={diagnosis.examined.chain} />],
        ['Key', signer.key],
        ['For', <When key="when" time={when} />],
      ]}
    >
      {diagnosis.trust.rules.answer === 'untrusted' && settings.trustedPage && (
        <p className="soft">
          <a href={settings.trustedPage}>How a signer becomes trusted</a>
        </p>
      )}
      <p className="verdict-truth">
        Checked against {table.specification} and against how {table.sdk} behaved in our tests.
      </p>
      <div className="verdict-ways">
        <CopyButton text={() => reportText(diagnosis, table)} label="Copy the result as text" />
        <PrintButton />
        <button type="button" className="button button-quiet" onClick={onRestart}>
          Check another
        </button>
      </div>
    </VerdictHead>
  );
}
