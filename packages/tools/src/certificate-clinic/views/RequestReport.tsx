import { table } from 'virtual:certificate-rules';
import { requestCommands } from '@content-credentials/verdict/certificate-rules/fix';
import {
  type RequestDiagnosis,
  requestVerdict,
} from '@content-credentials/verdict/certificate-rules/request';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { RuleList } from './RuleList.tsx';
import { VerdictHead, VerdictWays } from './VerdictHead.tsx';

const SEALS = {
  good: 'made with its own key',
  bad: 'not made with its own key',
  unknown: 'this browser can’t verify it',
} as const;

/** The verdict on a signing request, and the rules that apply to it. */
export function RequestReport({ diagnosis, onRestart }: { diagnosis: RequestDiagnosis; onRestart(): void }) {
  const { request, results, seal } = diagnosis;
  return (
    <>
      <VerdictHead
        verdict={requestVerdict(diagnosis)}
        results={results}
        facts={[
          ['Subject', shortName(request.subject)],
          ['Key', request.key],
          ['Signature', SEALS[seal]],
          ['Purposes', request.purposes.join(', ') || 'none requested'],
        ]}
      >
        <p className="verdict-truth">Checked against {table.specification}.</p>
        <VerdictWays onRestart={onRestart} />
      </VerdictHead>
      <RuleList results={results} signer={request} isOfRequest commandsOf={requestCommands} />
    </>
  );
}
