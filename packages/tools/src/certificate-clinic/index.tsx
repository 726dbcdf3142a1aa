import { table } from 'virtual:certificate-rules';
import { requestCommands } from '@content-credentials/verdict/certificate-rules/fix';
import {
  type RequestDiagnosis,
  requestVerdict,
} from '@content-credentials/verdict/certificate-rules/request';
import { verdictOf } from '@content-credentials/verdict/certificate-rules/verdict';
import { shortName } from '@content-credentials/verdict/x509/certificate';
import { useEffect, useRef } from 'react';
import { useGivenFiles } from '../intake/use-given-files.ts';
import { ToolFrame } from '../shared/ToolFrame.tsx';
import { loadStylesheet } from '../ui/stylesheet.ts';
import href from './certificate-clinic.css?url';
import { hintsOf, type Intake } from './model/intake.ts';
import { NOTICES, SECRET_STEPS, secretWarning } from './model/notices.ts';
import { type Clinic, useClinic } from './use-clinic.ts';
import { ChainList } from './views/ChainList.tsx';
import { IntakePanel } from './views/IntakePanel.tsx';
import { Notices, SecretWarning } from './views/Notices.tsx';
import { OptionsForm } from './views/OptionsForm.tsx';
import { ProgramPart } from './views/ProgramPart.tsx';
import { RuleList } from './views/RuleList.tsx';
import { TrustAnswers } from './views/TrustAnswers.tsx';
import { VerdictCard } from './views/VerdictCard.tsx';
import { VerdictHead, VerdictWays } from './views/VerdictHead.tsx';

/** Awaited by `mount.tsx`. */
export const ready = loadStylesheet(href);

interface CertificateClinicProps {
  /** The clinic is on its own page, so the reader didn't press a button to open it. */
  isPage?: boolean;
}

/** Whether there's something to check: certificates, or a signing request. */
const isKnown = ({ certificates, requests }: Intake) => certificates.length + requests.length > 0;

/** Checks a certificate chain against every rule for signing claims, without sending it anywhere. */
export default function CertificateClinic({ isPage = false }: CertificateClinicProps) {
  const clinic = useClinic();
  const { intake, diagnosis, request, options, trustProblem } = clinic;
  const root = useRef<HTMLElement>(null);
  const isOver = useGivenFiles(clinic.takeFiles);

  // The button that opened the clinic has been removed.
  useEffect(() => {
    if (!isPage) root.current?.focus({ preventScroll: true });
  }, [isPage]);

  const restart = () => {
    clinic.clear();
    root.current?.focus();
  };
  return (
    <ToolFrame
      name="Certificate clinic"
      className="certificate-clinic"
      root={root}
      status={announcementOf(clinic)}
      isOver={isOver}
      dropLabel="Drop to check"
    >
      {request ? (
        <RequestReport diagnosis={request} onRestart={restart} />
      ) : intake === undefined || !isKnown(intake) ? (
        <>
          {intake?.secret ? (
            <SecretWarning secret={intake.secret} />
          ) : (
            intake && <Notices kinds={intake.notices} isAnswer />
          )}
          <IntakePanel onFiles={clinic.takeFiles} onText={clinic.takeText} />
        </>
      ) : (
        diagnosis && (
          <>
            <VerdictCard diagnosis={diagnosis} onRestart={restart} />
            <Notices kinds={hintsOf(intake)} />
            <TrustAnswers diagnosis={diagnosis} />
            <div className="clinic-report">
              <RuleList
                results={diagnosis.results}
                signer={diagnosis.examined.signer}
                isPartial={diagnosis.examined.lost.length > 0}
              />
              <div className="clinic-beside">
                <ChainList diagnosis={diagnosis} />
                <ProgramPart program={diagnosis.program} />
              </div>
              <OptionsForm options={options} onChange={clinic.setOptions} hasProblem={trustProblem} />
            </div>
          </>
        )
      )}
    </ToolFrame>
  );
}

/** What a screen reader announces when the page changes. */
function announcementOf({
  intake,
  diagnosis,
  request,
}: Pick<Clinic, 'intake' | 'diagnosis' | 'request'>): string {
  if (!intake) return '';
  if (intake.secret) return `${secretWarning(intake.secret).title}. ${SECRET_STEPS[0]}`;
  if (request) {
    const { label, sentence } = requestVerdict(request);
    return `${label}. ${sentence}`;
  }
  const kinds = diagnosis ? hintsOf(intake) : intake.notices;
  const sentences: string[] = kinds.map((kind) => NOTICES[kind].title);
  if (diagnosis) {
    const { label, sentence } = verdictOf(diagnosis);
    sentences.unshift(`${label}. ${sentence}`);
  }
  return sentences.join('. ');
}

const SEALS = {
  good: 'made with its own key',
  bad: 'not made with its own key',
  unknown: 'this browser can’t verify it',
} as const;

/** The verdict on a signing request, and the rules that apply to it. */
function RequestReport({ diagnosis, onRestart }: { diagnosis: RequestDiagnosis; onRestart(): void }) {
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
      <div className="clinic-report">
        <RuleList results={results} signer={request} isOfRequest commandsOf={requestCommands} />
      </div>
    </>
  );
}
