import { table } from 'virtual:certificate-rules';
import { settings } from 'virtual:provenance';
import type { Chain } from '@content-credentials/verdict/certificate-rules/chain';
import type { Diagnosis } from '@content-credentials/verdict/certificate-rules/diagnosis';
import { reportText } from '@content-credentials/verdict/certificate-rules/report-text';
import { isDisputed } from '@content-credentials/verdict/certificate-rules/trust';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { When } from '../../report/views/When.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { ShowText } from '../../shared/ShowText.tsx';
import { VerdictHead, type VerdictHeadProps, VerdictWays } from './VerdictHead.tsx';

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

/** The certificates from the signer to the root, as rings that hold each other. A ring that doesn't is open. */
function DrawnChain({ chain: { links } }: { chain: Chain }) {
  return (
    <ol className="drawn-chain">
      {links.map(({ certificate, signature }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of a chain doesn't change
        <li key={index} data-seal={signature}>
          <ShowText limit={60}>{shortName(certificate.subject)}</ShowText>
          {signature === 'bad' && <small>not signed by the next one</small>}
          {signature === 'no issuer' && <small>its issuer isn’t in your input</small>}
        </li>
      ))}
    </ol>
  );
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
      <VerdictWays onRestart={onRestart}>
        <CopyButton text={() => reportText(diagnosis, table)} label="Copy the result as text" />
      </VerdictWays>
    </VerdictHead>
  );
}
