import { type AiAnswer, aiUseOf } from '../../../c2pa/report/ai-use.ts';
import type { Check } from '../../../c2pa/report/checks.ts';
import { ownSigningTime, type State } from '../../../c2pa/report/report.ts';
import type { SigningTime } from '../../../c2pa/report/signing-time.ts';
import { isAboutTrust } from '../../../c2pa/report/statuses.ts';
import { type Verdict, verdictOf } from '../../../c2pa/report/verdict.ts';
import type { DoneSlot, FailedSlot, ReadSlot } from '../state.ts';

/** What came out for a file of many. `nothing` has no credentials, `elsewhere` names a manifest that wasn't fetched. */
export type FileOutcome = State | 'nothing' | 'elsewhere' | 'failed';

/** What the table shows of a file once it's read. The report itself isn't kept: opening a file reads it again. */
export interface FileResult {
  outcome: FileOutcome;
  /** The word on the badge of the file's report, or its counterpart. */
  label: string;
  tone: Verdict['tone'] | 'warning';
  /** What was found, in a sentence. */
  text: string;
  /** `JPEG` */
  format?: string;
  signer?: string;
  organization?: string;
  /** Programs that made the claim. */
  madeWith?: string;
  /** Undefined without a manifest, as are the next three. */
  ai?: AiAnswer;
  signing?: SigningTime;
  /** Codes of the checks that failed, each once; those about trust are in the state already. */
  findings?: readonly string[];
  /** A picture of a few kilobytes. */
  picture?: Blob;
}

/** As much of what was read as the table shows. */
type Done = Pick<DoneSlot, 'status' | 'report' | 'isTrustUsed' | 'asset'>;
type Read = Done | Exclude<ReadSlot, DoneSlot>;

/** What the table says of a file: the same verdict, from the same function, as its report. */
export function resultOf(slot: Read | FailedSlot): FileResult {
  switch (slot.status) {
    case 'done':
      return doneResult(slot);
    case 'nothing':
      return {
        outcome: 'nothing',
        label: 'No credentials',
        tone: 'noted',
        text: slot.missing
          ? `No Content Credentials found. The file is cut off: ${slot.missing}`
          : 'No Content Credentials found.',
        format: slot.asset.format.label,
      };
    case 'elsewhere':
      return {
        outcome: 'elsewhere',
        label: 'Not fetched',
        tone: 'noted',
        text: 'The credentials are at another address, which wasn’t contacted.',
        format: slot.asset.format.label,
      };
    case 'failed':
      return { outcome: 'failed', label: 'Not read', tone: 'warning', text: slot.problem.title };
  }
}

function doneResult({ report, isTrustUsed, asset }: Done): FileResult {
  const { label, tone, sentence } = verdictOf(report.state, report.checks, isTrustUsed);
  const manifest = report.active === undefined ? undefined : report.manifests.get(report.active);
  const { name, organization } = manifest?.signer ?? {};
  return {
    outcome: report.state,
    label,
    tone,
    text: sentence,
    format: asset.format.label,
    signer: name ?? organization,
    organization,
    madeWith: manifest?.generators.join(', ') || undefined,
    ai: aiUseOf(report).answer,
    signing: ownSigningTime(report),
    findings: findingsOf(report.checks.flatMap(({ checks }) => checks)),
  };
}

const findingsOf = (checks: readonly Check[]): string[] => [
  ...new Set(
    checks.filter((check) => check.outcome === 'failed' && !isAboutTrust(check)).map(({ code }) => code),
  ),
];
