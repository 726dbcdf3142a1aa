import type { Certificate } from '../x509/certificate.ts';
import type { Chain } from './chain.ts';
import type { SdkReading } from './sdk-pem.ts';
import type { ClinicRule } from './table.ts';
import type { Trust } from './trust-answers.ts';

/** Where the SDK refuses, in its order: it names only the first problem it finds. */
export const SDK_STEPS = [
  'file',
  'key',
  'order',
  'version',
  'validity',
  'signature algorithm',
  'RSASSA-PSS',
  'curve',
  'modulus',
  'self-signed',
  'unique identifiers',
  'any purpose',
  'purpose',
  'exclusive purposes',
  'keyCertSign',
  'parameters',
  'authority',
  'after signing',
] as const;
export type SdkStep = (typeof SDK_STEPS)[number];

/** The SDK's words. */
export interface SdkAnswer {
  /** The message when signing, or `ok`. */
  signing: string;
  /** `code: explanation` when reading; nothing where reading accepts it. */
  reading?: string;
}

/** How the SDK refuses. After the last step it has signed, and validators call the file invalid. */
export interface Refusal {
  step: SdkStep;
  /** The certificate of samples/wrong-certificates that is refused with the same words. */
  specimen?: string;
  /** Its words, where no specimen has them. */
  words?: SdkAnswer;
}

/**
 * `noted` is allowed but not ideal; `absent` means that the rule doesn't apply; `unknown` can't be checked in a page.
 */
export type Outcome = 'passed' | 'failed' | 'noted' | 'absent' | 'unknown';

/** The result of a check. */
export interface Finding {
  outcome: Outcome;
  /** Our words, with code between backticks. */
  text: string;
  /** The certificate's words. */
  found?: string;
  /** How the SDK refuses it; nothing where it accepts it. */
  refusal?: Refusal;
}

/** A rule and the result of its check. */
export interface Result {
  rule: ClinicRule;
  finding: Finding;
}

/** How the certificates were given. */
export interface GivenFile {
  /** Only PEM text has an order, and only PEM is what the SDK reads. */
  form: 'PEM' | 'PKCS#7' | 'DER' | 'base64' | 'several files';
  /** What the SDK takes out of exactly this file; nothing for several files. */
  reading?: SdkReading;
}

/** A part of the input that could not be checked. */
export type LostPart = 'cut off' | 'unreadable' | 'too many';

/** What checks look at. */
export interface Examined {
  /** The certificate that would sign claims. */
  signer: Certificate;
  chain: Chain;
  /** The moment that validity periods are compared with. */
  when: Date;
  /** The algorithm to sign with; undefined: the one that fits the key. */
  algorithm?: SigningAlgorithm;
  /** Certificates that the reader chose to trust; undefined: no list is selected. */
  trust?: TrustedCertificates;
  file: GivenFile;
  /** What the SDK does with the certificates that it reads from the file, where those aren't the ones given here. */
  sdkOfFile?: SdkOutcome;
  /** Markers of parts that aren't certificates, such as `PUBLIC KEY`. */
  besides: readonly string[];
  lost: readonly LostPart[];
  /** Who trusts the signer; undefined while that is being found out. */
  trustAnswers?: Trust;
}

/** What the SDK does: `breaks` means that it signs files that validators call invalid. */
export interface SdkOutcome {
  sdk: 'accepts' | 'refuses' | 'breaks';
  /** The first thing it says, where we have seen it. */
  answer?: SdkAnswer;
}

export interface TrustedCertificates {
  anchors: readonly Certificate[];
  /** Signing certificates that are accepted one by one. */
  allowed: readonly Certificate[];
}

export type Check = (examined: Examined) => Finding;

export const SIGNING_ALGORITHMS = ['es256', 'es384', 'es512', 'ps256', 'ps384', 'ps512', 'ed25519'] as const;
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

/** The certificate keeps the rule. @param found its own words */
export const passed = (text: string, found?: string): Finding => ({ outcome: 'passed', text, found });
/** Allowed, but not ideal. @param found its own words */
export const noted = (text: string, found?: string): Finding => ({ outcome: 'noted', text, found });
/** The rule doesn't apply, and why. */
export const absent = (text: string): Finding => ({ outcome: 'absent', text });
/** A page can't check it, and why. */
export const unknown = (text: string): Finding => ({ outcome: 'unknown', text });
/** The certificate breaks the rule. @param more its own words, and how the SDK refuses it */
export const failed = (text: string, more: Pick<Finding, 'found' | 'refusal'> = {}): Finding => ({
  outcome: 'failed',
  text,
  ...more,
});
