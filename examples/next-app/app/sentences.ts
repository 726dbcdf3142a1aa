// Sentences for visitors instead of status codes. /data/status-codes.json of the docs has one for each code.
const DAMAGED = 'The Content Credentials are damaged.';

// #region sentences
const SENTENCES: Record<string, string> = {
  'assertion.bmffHash.mismatch': 'This file isn’t the one that was signed.',
  'assertion.boxesHash.mismatch': 'This file isn’t the one that was signed.',
  'assertion.dataHash.mismatch': 'This file isn’t the one that was signed.',
  'assertion.hashedURI.mismatch': 'The Content Credentials were changed after signing.',
  'assertion.missing': 'A part of the Content Credentials is missing.',
  'claim.cbor.invalid': DAMAGED,
  'claim.hardBindings.missing': 'The Content Credentials don’t say which file they belong to.',
  'claim.missing': DAMAGED,
  'claimSignature.mismatch': 'The signature doesn’t match.',
  'claimSignature.outsideValidity': 'The file was signed outside the certificate’s validity period.',
  'signingCredential.expired': 'The certificate had expired.',
  'signingCredential.invalid': 'The certificate breaks a rule.',
  'signingCredential.ocsp.revoked': 'The certificate was revoked.',
  'signingCredential.untrusted': 'The signer isn’t on a trust list.',
};

/** A newer library can report a code that isn't in the list. */
export const sentenceFor = (code: string): string => SENTENCES[code] ?? 'Another check failed.';
// #endregion sentences
