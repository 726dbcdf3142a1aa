import type { Certificate } from '../x509/certificate.ts';
import type { Chain } from './chain.ts';

/** Where the SDK says no, in its order: it names only the first thing that it finds. */
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

/** How the SDK refuses. After the last step it has signed, and readers call the file invalid. */
export interface Refusal {
  step: SdkStep;
  /** The certificate of samples/wrong-certificates that is refused with the same words. */
  specimen?: string;
}

/**
 * `noted` is allowed and would be better otherwise; `absent` is what the rule is about, so that it does not apply;
 * `unknown` cannot be checked in a page.
 */
export type Outcome = 'passed' | 'failed' | 'noted' | 'absent' | 'unknown';

/** What a check came to. */
export interface Finding {
  outcome: Outcome;
  /** Our words, with code between backticks. */
  text: string;
  /** The certificate's words. */
  found?: string;
  /** What the SDK does about it; nothing where it lets it pass. */
  refusal?: Refusal;
}

/** What checks look at. */
export interface Examined {
  /** The certificate that would sign claims. */
  signer: Certificate;
  chain: Chain;
  /** The moment that terms are compared with. */
  when: Date;
  /** The algorithm to sign with; undefined: the one that the key wants. */
  algorithm?: SigningAlgorithm;
  /** Certificates that the reader chose to trust; undefined: no list was chosen. */
  trust?: TrustedCertificates;
  /** A private key stood in one file with certificates. */
  hadKeyInside: boolean;
}

export interface TrustedCertificates {
  anchors: readonly Certificate[];
  /** Signers that are trusted themselves, and issue nothing. */
  allowed: readonly Certificate[];
}

export type Check = (examined: Examined) => Finding;

export const SIGNING_ALGORITHMS = ['es256', 'es384', 'es512', 'ps256', 'ps384', 'ps512', 'ed25519'] as const;
export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];

export const passed = (text: string, found?: string): Finding => ({ outcome: 'passed', text, found });
export const noted = (text: string, found?: string): Finding => ({ outcome: 'noted', text, found });
export const absent = (text: string): Finding => ({ outcome: 'absent', text });
export const unknown = (text: string): Finding => ({ outcome: 'unknown', text });
export const failed = (text: string, more: Pick<Finding, 'found' | 'refusal'> = {}): Finding => ({
  outcome: 'failed',
  text,
  ...more,
});
