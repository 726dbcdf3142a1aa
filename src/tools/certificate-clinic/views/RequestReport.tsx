import { table } from 'virtual:certificate-rules';
import { useEffect, useRef } from 'react';
import { requestCommands } from '../../../c2pa/certificate-rules/fix.ts';
import { type RequestDiagnosis, requestVerdict } from '../../../c2pa/certificate-rules/request.ts';
import { shortName } from '../../../c2pa/x509/certificate.ts';
import { FactList } from '../../report/views/FactList.tsx';
import { StateMark } from '../../report/views/StateMark.tsx';
import { Prose } from '../../shared/Prose.tsx';
import { PrintButton } from './PrintButton.tsx';
import { RuleList } from './RuleList.tsx';

export interface RequestReportProps {
  diagnosis: RequestDiagnosis;
  onRestart(): void;
}

const SEALS = {
  good: 'made with its own key',
  bad: 'not made with its own key',
  unknown: 'this browser can’t verify it',
} as const;

/** The verdict on a signing request, and the rules that apply to it. */
export function RequestReport({ diagnosis, onRestart }: RequestReportProps) {
  const { request, results, seal } = diagnosis;
  const { label, tone, sentence, caveat } = requestVerdict(diagnosis);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className="verdict" data-tone={tone}>
        <div className="verdict-text">
          <h3 ref={heading} tabIndex={-1}>
            <StateMark tone={tone} />
            {label}
          </h3>
          <p className="verdict-sentence">
            <Prose>{sentence}</Prose>
          </p>
          <p className="verdict-caveat">{caveat}</p>
        </div>
        <FactList
          facts={[
            ['Subject', shortName(request.subject)],
            ['Key', request.key],
            ['Signature', SEALS[seal]],
            ['Requested purposes', request.purposes.join(', ') || 'none'],
          ]}
        />
        <div className="verdict-ways">
          <PrintButton />
          <button type="button" className="button button-quiet" onClick={onRestart}>
            Check another
          </button>
        </div>
      </div>
      <RuleList results={results} signer={request} isOfRequest commandsOf={requestCommands} />
      <p className="verdict-caveat">Checked against {table.specification}.</p>
    </>
  );
}
