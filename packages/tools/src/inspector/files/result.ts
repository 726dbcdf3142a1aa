import { type AiAnswer, aiUseOf } from '@content-credentials/verdict/report/ai-use';
import type { Check } from '@content-credentials/verdict/report/checks';
import { madeWith } from '@content-credentials/verdict/report/made-with';
import { ownManifest, ownSigningTime } from '@content-credentials/verdict/report/report';
import type { SigningTime } from '@content-credentials/verdict/report/signing-time';
import {
  type FileOutcome,
  type Reliability,
  STATES,
  type Tone,
} from '@content-credentials/verdict/report/states';
import { isSignerVerified, verdictOf } from '@content-credentials/verdict/report/verdict';
import type { Kind } from '@content-credentials/verdict/report/verdict-table';
import { OUTCOME_TITLES } from '../../report/views/Outcomes.tsx';
import type { DoneSlot, FailedSlot, ReadSlot } from '../state.ts';

/** What the table shows of a file after it's read. The report isn't kept: opening a file reads it again. */
export interface FileResult {
  outcome: FileOutcome;
  /** The word on the badge in the file's report, or its equivalent. */
  label: string;
  tone: Tone;
  /** The title of its card. */
  title: string;
  /** As in its card's seal. */
  isCracked?: boolean;
  isOwnTrust?: boolean;
  /** The answer, in a few sentences. */
  text: string;
  /** Why, in a sentence. Undefined without a manifest, as is the kind. */
  why?: string;
  kind?: Kind;
  /** `JPEG` */
  format?: string;
  /** How far the next three can be relied on. Undefined without a manifest, as are those that follow. */
  reliability?: Reliability;
  /** Whether the signer's name can appear without “not verified”. */
  isSignerVerified?: boolean;
  /** The trust lists that vouch for the signer, with their dates and the anchor. */
  trustedBy?: readonly string[];
  signer?: string;
  organization?: string;
  /** The program, or the library that it used. */
  madeWith?: string;
  /**
   * If the manifest is unreliable, only that AI was used: anyone could have written it, but a false statement would serve
   * those who deny it, so it's still a warning. That AI wasn't used would be a promise that nobody keeps.
   */
  ai?: AiAnswer;
  signing?: SigningTime;
  /** Codes of the failed checks without duplicates; an unknown signer is one of them. */
  findings?: readonly string[];
  /** An image of a few kilobytes. */
  picture?: Blob;
}

/** The parts of the reading that the table shows. */
type Done = Pick<DoneSlot, 'status' | 'report' | 'asset'>;
type Read = Done | Exclude<ReadSlot, DoneSlot>;

const words = (outcome: FileOutcome) => ({ label: STATES[outcome].label, tone: STATES[outcome].tone });

/** The table's result for a file. The verdict comes from the same function as in its report. */
export function resultOf(slot: Read | FailedSlot): FileResult {
  switch (slot.status) {
    case 'done':
      return doneResult(slot);
    case 'nothing':
      return {
        outcome: 'nothing',
        ...words('nothing'),
        title: slot.missing ? `${OUTCOME_TITLES.nothing}: the file is cut off` : OUTCOME_TITLES.nothing,
        text: slot.missing
          ? `No Content Credentials found. The file is cut off: ${slot.missing}`
          : 'No Content Credentials found.',
        format: slot.asset.format.label,
      };
    case 'elsewhere':
      return {
        outcome: 'elsewhere',
        ...words('elsewhere'),
        title: OUTCOME_TITLES.elsewhere,
        text: 'The credentials are at another URL, which wasn’t contacted.',
        format: slot.asset.format.label,
      };
    case 'failed':
      return { outcome: 'failed', ...words('failed'), title: slot.problem.title, text: slot.problem.title };
  }
}

function doneResult({ report, asset }: Done): FileResult {
  const { kind, label, tone, title, isCracked, reliability, headline, sentence } = verdictOf(report, {
    isExported: true,
  });
  const manifest = ownManifest(report);
  const { name, organization } = manifest?.signer ?? {};
  return {
    outcome: report.state,
    label,
    tone,
    title,
    isCracked,
    text: headline,
    why: sentence,
    kind,
    format: asset.format.label,
    reliability,
    isSignerVerified: isSignerVerified(report),
    trustedBy: (manifest?.vouchers ?? []).map(
      ({ title, issued, anchor }) =>
        `${title}${issued === undefined ? '' : `, issued on ${issued}`}; anchor: ${anchor}`,
    ),
    signer: name ?? organization,
    organization,
    madeWith: madeWith(report).product,
    ai: aiOf(aiUseOf(report).answer, reliability),
    signing: ownSigningTime(report),
    findings: findingsOf(report.checks.flatMap(({ checks }) => checks)),
  };
}

const aiOf = (answer: AiAnswer, reliability: Reliability): AiAnswer | undefined =>
  reliability !== 'unreliable' || answer === 'yes' || answer === 'partly' ? answer : undefined;

const findingsOf = (checks: readonly Check[]): string[] => [
  ...new Set(checks.filter(({ outcome }) => outcome === 'failed').map(({ code }) => code)),
];
