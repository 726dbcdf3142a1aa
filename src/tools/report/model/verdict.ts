import { type CheckGroup, isAboutTrust } from './checks.ts';
import type { State } from './report.ts';

export interface Verdict {
  /** In a word or two, for the badge. */
  label: string;
  tone: 'good' | 'plain' | 'noted' | 'bad';
  /** One honest sentence of what was checked and came out. */
  sentence: string;
  /** What that does not mean. */
  caveat: string;
}

/** What a failure means, the gravest first. */
const FAILURES: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\.(?:mismatch|malformed)$/,
    'The bytes of this file are not those that were signed: something changed after signing.',
  ],
  [/^claimSignature\.(?:mismatch|missing)$/, 'The signature does not fit the manifest it stands for.'],
  [/^assertion\.hashedURI\.mismatch$/, 'A statement in the manifest was changed after signing.'],
  [/^(?:claim|assertion)\..*missing$/, 'A part of the manifest that was signed is missing.'],
  [
    /^signingCredential\.(?:expired|ocsp\.revoked|revoked)$/,
    'The signer’s certificate had ended or was revoked, so the signature cannot count on it.',
  ],
  [
    /^signingCredential\.invalid$/,
    'The signer’s certificate breaks the rules for certificates of this kind.',
  ],
];

/** What no reading of credentials can say. */
const CAVEAT = 'None of this says whether what the file shows is true.';

/** Whether the signer of the file's own claim is trusted; an identity in it may not be. */
const isSignerTrusted = ([own]: readonly CheckGroup[]): boolean =>
  own?.checks.some(
    ({ code, places }) =>
      code === 'signingCredential.trusted' && places.some((place) => place.endsWith('/c2pa.signature')),
  ) ?? false;

/** @param isTrustUsed whether the reader chose any certificate to trust */
export function verdictOf(state: State, groups: readonly CheckGroup[], isTrustUsed: boolean): Verdict {
  const failed = groups
    .flatMap(({ checks }) => checks)
    .filter((check) => check.outcome === 'failed' && !isAboutTrust(check))
    .map(({ code }) => code);
  if (state === 'Trusted')
    return {
      label: 'Trusted',
      tone: 'good',
      sentence:
        'The bytes are the ones that were signed, and the signer’s certificate leads to one that you chose to trust.',
      caveat: CAVEAT,
    };
  if (state === 'Valid')
    return {
      label: 'Valid',
      tone: 'plain',
      sentence: isSignerTrusted(groups)
        ? 'The bytes are the ones that were signed, and the signer’s certificate leads to one that you chose; that of another signature in the manifest does not.'
        : isTrustUsed
          ? 'The bytes are the ones that were signed, but the signer’s certificate does not lead to any that you chose to trust.'
          : 'The bytes are the ones that were signed. Nobody vouches for the signer: no trust list was used.',
      caveat: `The name of the signer is the certificate’s own word. ${CAVEAT}`,
    };
  if (state === 'Invalid') {
    const known = FAILURES.find(([pattern]) => failed.some((code) => pattern.test(code)))?.[1];
    return {
      label: 'Invalid',
      tone: 'bad',
      sentence: known ?? 'At least one check failed, so what the manifest says cannot be relied on.',
      caveat: 'It does not say who changed what, or why: the checks below name each part.',
    };
  }
  if (state === 'Unbound')
    return {
      label: 'Not compared',
      tone: 'noted',
      sentence: isSignerTrusted(groups)
        ? 'The manifest is whole, and its signer’s certificate leads to one that you chose to trust. The bytes that it was made for were not compared.'
        : 'The manifest is whole, and nobody vouches for its signer. The bytes that it was made for were not compared.',
      caveat: CAVEAT,
    };
  return {
    label: 'No state',
    tone: 'noted',
    sentence: 'The report names no validation state; the checks below are what it says.',
    caveat: CAVEAT,
  };
}
