import type { Certificate } from '../x509/certificate.ts';
import type { Chain } from './chain.ts';
import type { SdkReading } from './sdk-pem.ts';
import type { ClinicRule, SdkAnswer } from './table.ts';

/** `unknown` if this browser can't verify a signature that the result depends on. */
export interface SdkTrust {
  answer: 'trusted' | 'untrusted' | 'unknown';
  why: string;
}

/** Whether validators trust the signer, according to the C2PA rules and to the SDK. */
export interface Trust {
  /** Whether a trust list is selected; if not, both results assume that some list contains the root. */
  isListChosen: boolean;
  rules: SdkTrust;
  sdk: SdkTrust;
}

/** Where the SDK stops, in its order: it reports only the first problem it finds. */
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
  'newer core',
] as const;
export type SdkStep = (typeof SDK_STEPS)[number];

/**
 * How the SDK rejects it. With `after signing`, it has signed, and older validators report the file as invalid. With
 * `newer core`, this SDK signs and reads it, and later ones refuse it.
 */
export interface Refusal {
  step: SdkStep;
  /** The certificate in samples/wrong-certificates that's rejected with the same message. */
  specimen?: string;
  /** The SDK's message, if no specimen has it. */
  words?: SdkAnswer;
}

/**
 * `noted` is allowed but not ideal; `absent` means that the rule doesn't apply; `unknown` can't be checked on a page.
 */
export type Outcome = 'passed' | 'failed' | 'noted' | 'absent' | 'unknown';

/** The result of a check. */
export interface Finding {
  outcome: Outcome;
  /** Our explanation, with code between backticks. */
  text: string;
  /** The certificate's own text. */
  found?: string;
  /** How the SDK rejects it; missing if it's accepted. */
  refusal?: Refusal;
}

/** A rule and the result of its check. */
export interface Result {
  rule: ClinicRule;
  finding: Finding;
}

/** The form of the given certificates. */
export interface GivenFile {
  /** Only PEM text has an order, and the SDK reads only PEM. */
  form: 'PEM' | 'PKCS#7' | 'DER' | 'base64' | 'several files';
  /** What the SDK reads from exactly this file; missing for several files. */
  reading?: SdkReading;
}

/** Part of the input that couldn't be checked. */
export type LostPart = 'cut off' | 'unreadable' | 'too many';

/** The input of checks. */
export interface Examined {
  /** The certificate that would sign claims. */
  signer: Certificate;
  chain: Chain;
  /** The time that validity periods are compared with. */
  when: Date;
  /** The algorithm to sign with; if undefined, the one that matches the key. */
  algorithm?: SigningAlgorithm;
  /** Certificates that the reader trusts; undefined if no list is selected. */
  trust?: TrustedCertificates;
  file: GivenFile;
  /** What the SDK does with the certificates it reads from the file, if they aren't the ones given here. */
  sdkOfFile?: SdkOutcome;
  /** Markers of parts that aren't certificates, such as `PUBLIC KEY`. */
  besides: readonly string[];
  lost: readonly LostPart[];
  /** Who trusts the signer; undefined until that's known. */
  trustAnswers?: Trust;
}

/** What the SDK does: `breaks` means that it signs files that older validators report as invalid. */
export interface SdkOutcome {
  sdk: 'accepts' | 'refuses' | 'breaks';
  /** Its first message, if we know it; if the SDK accepts it, that of later cores. */
  answer?: SdkAnswer;
}

export interface TrustedCertificates {
  anchors: readonly Certificate[];
  /** Signing certificates accepted individually. */
  allowed: readonly Certificate[];
}

export type Check = (examined: Examined) => Finding;

export const SIGNING_ALGORITHMS = ['es256', 'es384', 'es512', 'ps256', 'ps384', 'ps512', 'ed25519'] as const;
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

/** The certificate follows the rule. @param found the certificate's own text */
export const passed = (text: string, found?: string): Finding => ({ outcome: 'passed', text, found });
/** Allowed, but not ideal. @param found the certificate's own text */
export const noted = (text: string, found?: string): Finding => ({ outcome: 'noted', text, found });
/** The rule doesn't apply, with the reason. */
export const absent = (text: string): Finding => ({ outcome: 'absent', text });
/** A page can't check it, with the reason. */
export const unknown = (text: string): Finding => ({ outcome: 'unknown', text });
/** The certificate breaks the rule. @param more the certificate's own text, and how the SDK rejects it */
export const failed = (text: string, more: Pick<Finding, 'found' | 'refusal'> = {}): Finding => ({
  outcome: 'failed',
  text,
  ...more,
});
