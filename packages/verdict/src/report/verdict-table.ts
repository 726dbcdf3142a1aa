import { EXPIRED, STATES, type State, type StateWords } from './states.ts';

/**
 * The table of verdicts: what's said about a file, by its state, the cause of a failure, and what it states about its origin. The
 * inspector's card, the table of many files, exports, and the MCP server take their words from here.
 *
 * A title and a headline are for people who don't know Content Credentials: they say no hash, manifest, chain, or anchor. The sentence
 * below adds what the headline doesn't say.
 */

/** What a file says about how it began, and whether that was with AI. */
export type Origin =
  | 'generated'
  | 'generated, by a vendor’s field'
  | 'partly generated'
  | 'captured'
  | 'captured, processed'
  | 'made without AI'
  | 'no generative AI stated'
  | 'edited'
  | 'not stated';

interface OriginWords {
  /** Begins the headline; the steps that came later follow it. */
  phrase: string;
  /** Whether a later edit is named. It isn't where the phrase says so, or where it would look like an accusation. */
  takesEdits: boolean;
}

export const ORIGINS: Readonly<Record<Origin, OriginWords>> = {
  generated: { phrase: 'Says it was made with AI', takesEdits: true },
  'generated, by a vendor’s field': {
    phrase: 'Says it was made with AI, according to the software’s own label',
    takesEdits: true,
  },
  'partly generated': { phrase: 'Says AI made or changed a part of it before signing', takesEdits: false },
  captured: { phrase: 'Says it was captured by a camera or recorder, without AI', takesEdits: true },
  'captured, processed': {
    phrase: 'Says it was captured by a camera or recorder, and mentions no generative AI',
    takesEdits: true,
  },
  'made without AI': { phrase: 'Says it was made without AI', takesEdits: true },
  'no generative AI stated': {
    phrase: 'Says how it was made, and mentions no generative AI',
    takesEdits: true,
  },
  edited: { phrase: 'Says it was edited before signing, but not whether with AI', takesEdits: false },
  'not stated': { phrase: 'Doesn’t say whether it was made with AI', takesEdits: false },
};

/** Why a file is Invalid, the most serious first. */
export type Cause =
  | 'signature'
  // What this page's own check finds in a file, among others (FaultKind).
  | 'changed'
  | 'gap'
  | 'added bytes'
  | 'other store'
  | 'several stores'
  | 'unreadable store'
  | 'malformed binding'
  | 'no binding'
  | 'several bindings'
  | 'changed binding'
  | 'algorithm'
  | 'unchecked signature'
  | 'unchecked hash'
  | 'statement'
  | 'missing part'
  | 'revoked'
  | 'certificate'
  | 'not yet valid'
  | 'outside validity'
  | 'expired'
  | 'time stamp'
  | 'actions'
  | 'malformed'
  | 'identity'
  | 'ingredient record'
  | 'ingredient'
  | 'ingredient expired'
  | 'other';

interface CauseWords {
  /** The codes of the checks that fail; for several causes, this page decides. */
  codes?: RegExp;
  /** The answer in a few words, above the headline. Where only a date fails, it ends the title of an unchanged file. */
  title: string;
  headline: string;
  sentence: string;
  /** Whether the file itself can still match its signature, which is then said. */
  keepsMatch?: true;
}

const HASH = 'assertion\\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash|segmentHash)';

/** Ends the sentence about a changed file. */
export const NOT_SHOWN = 'Checks don’t show who did that, or why.';

export const CAUSES: Readonly<Record<Cause, CauseWords>> = {
  signature: {
    title: 'Its signature doesn’t match',
    codes: /^claimSignature\.(?:mismatch|missing)$/,
    headline: 'The signature doesn’t match the credentials that it should protect.',
    sentence:
      'They were changed after signing, or signed incorrectly. Anyone could have written what they say.',
  },
  changed: {
    title: 'Not the file that was signed',
    codes: new RegExp(
      `^${HASH}\\.(?:mismatch|unknownBox|incorrectFileCount|partialCoverage|predecessorMismatch)$`,
    ),
    headline: 'The file isn’t the one that was signed: its content doesn’t match the signature.',
    sentence: `It was changed after signing, or it was signed incorrectly. ${NOT_SHOWN}`,
  },
  gap: {
    title: 'A part of it isn’t protected',
    headline: 'The signature leaves out a part of this file, which could have been changed after signing.',
    sentence: 'The standard requires a signature to cover that part.',
  },
  'added bytes': {
    title: 'Something in it isn’t protected',
    headline:
      'The place of the credentials in this file holds more than the credentials, and nothing protects that.',
    sentence: 'Something could have been added there after signing.',
  },
  'other store': {
    title: 'Credentials that contradict each other',
    headline: 'The credentials in this file aren’t the ones that were checked.',
    sentence: 'Other tools could show other credentials for it.',
  },
  'several stores': {
    title: 'More than one set of credentials',
    headline: 'The file has more than one set of Content Credentials.',
    sentence: 'Different tools could show different ones, and the standard allows only one.',
  },
  'unreadable store': {
    title: 'Ambiguous credentials',
    headline: 'The credentials can be read in more than one way, so it’s unclear what was signed.',
    sentence: 'Different tools could show different statements.',
  },
  'malformed binding': {
    title: 'Not protected by its credentials',
    codes: new RegExp(`^${HASH}\\.(?:malformed|invalidURI)$`),
    headline: 'The credentials don’t protect this file, because the part that should do so is malformed.',
    sentence: 'Anyone could have changed the file, or taken the credentials from another one.',
  },
  'no binding': {
    title: 'Credentials that could be another file’s',
    codes: /^claim\.hardBindings\.missing$|^assertion\.(?:dataHash|hardBinding)\.redacted$/,
    headline: 'Nothing connects these credentials to this file.',
    sentence: 'They could have been taken from another one.',
  },
  'several bindings': {
    title: 'Unclear what the signature protects',
    codes: /^assertion\.multipleHardBindings$/,
    headline: 'It’s unclear what the signature protects.',
    sentence:
      'The credentials have more than one hard binding, or none, where the standard requires exactly one.',
  },
  'changed binding': {
    title: 'Credentials that aren’t as signed',
    headline: 'The part of the credentials that should protect this file isn’t the one that was signed.',
    sentence: 'Without it, anyone could have changed the file.',
  },
  algorithm: {
    title: 'Not checked with certainty',
    codes: /^algorithm\./,
    headline: 'The credentials use an algorithm that isn’t allowed or isn’t supported.',
    sentence: 'What it should protect couldn’t be checked with certainty.',
  },
  'unchecked signature': {
    title: 'Signature not checked',
    headline: 'The signature couldn’t be checked, because its certificate names no organization.',
    sentence:
      'This version of the SDK can’t check such a signature, which says nothing about the file. Newer versions can.',
  },
  'unchecked hash': {
    title: 'Not completely checked',
    headline: 'The software behind this page couldn’t check all of this file.',
    sentence:
      'This version of the SDK can’t check such a hash, which says nothing about the file. Our own check found no change in what the hash covers.',
  },
  statement: {
    title: 'Credentials changed after signing',
    codes: /^(?:assertion\.)?hashedURI\.mismatch$/,
    headline: 'A part of the credentials was changed after signing.',
    sentence: 'An assertion doesn’t match the signed claim. The other parts can’t be relied on either.',
  },
  'missing part': {
    title: 'Incomplete credentials',
    codes:
      /^(?:claim|assertion|hashedURI)\.missing$|^assertion\.(?:required\.missing|inaccessible|cloud-data\..+|external-reference\..+)$/,
    headline: 'A signed part of the credentials is missing or can’t be read.',
    sentence: 'Without it, what they say can’t be relied on.',
    keepsMatch: true,
  },
  revoked: {
    title: 'Signed with a revoked certificate',
    codes: /^signingCredential\.(?:ocsp\.)?revoked$/,
    headline: 'The signing certificate was revoked.',
    sentence: 'Its authority withdrew it, and no trusted time stamp shows that the file was signed before.',
    keepsMatch: true,
  },
  certificate: {
    title: 'Signed with an unsuitable certificate',
    codes: /^signingCredential\.invalid$/,
    headline: 'The signing certificate isn’t one that may sign Content Credentials.',
    sentence: 'It breaks the C2PA certificate profile.',
    keepsMatch: true,
  },
  'not yet valid': {
    title: 'Signed with a certificate that isn’t valid yet',
    headline: 'The signing certificate isn’t valid yet.',
    sentence:
      'Its validity period begins later than now. The clock of this device, or of the signer’s, could be wrong.',
    keepsMatch: true,
  },
  'outside validity': {
    title: 'Signed outside its certificate’s dates',
    codes: /^claimSignature\.outsideValidity$|^signingCredential\.expired$/,
    headline: 'The file wasn’t signed within the validity period of its certificate.',
    sentence: 'That’s what its time stamp says.',
    keepsMatch: true,
  },
  expired: {
    title: 'signer’s certificate expired',
    headline:
      'The certificate has expired, and no trusted time stamp shows that the file was signed before that.',
    sentence: '',
  },
  'time stamp': {
    title: 'Invalid time stamp',
    codes: /^timeStamp\.|^timeOfSigning\.|^manifest\.timestamp\.|^assertion\.timestamp\./,
    headline: 'Its time stamp isn’t valid.',
    sentence:
      'A time stamp that doesn’t belong to the signature says nothing about when the file was signed.',
    keepsMatch: true,
  },
  actions: {
    title: 'An edit list that breaks the rules',
    codes: /^assertion\.action\.|^claim\.actions\.missing$/,
    headline: 'The credentials list what was done to this file in a way that the standard doesn’t allow.',
    sentence:
      'The program that signed it wrote an incomplete or contradictory list of actions, which validators must reject.',
    keepsMatch: true,
  },
  identity: {
    title: 'A name in it couldn’t be confirmed',
    codes: /^cawg\./,
    headline: 'A person or organization named in the credentials couldn’t be confirmed.',
    sentence: 'The identity assertion isn’t valid.',
    keepsMatch: true,
  },
  'ingredient record': {
    title: 'A wrong record of what it’s made from',
    codes: /^ingredient\.|^assertion\.ingredient\./,
    headline: 'The record of an ingredient doesn’t match that ingredient.',
    sentence: 'The ingredient, or what these credentials say about it, was changed.',
    keepsMatch: true,
  },
  malformed: {
    title: 'Credentials that break the rules',
    codes: /^(?:claim|assertion|manifest|general|hashedURI|com\.adobe)\./,
    headline: 'The credentials break a rule of the standard, so validators must reject them.',
    sentence: 'The program that signed this file wrote them incorrectly, or they were changed.',
    keepsMatch: true,
  },
  ingredient: {
    title: 'Made from a file that fails its checks',
    headline: 'The credentials of a file that was used in this one (an ingredient) don’t validate.',
    sentence: 'This file’s own checks found no other problem.',
  },
  'ingredient expired': {
    title: 'certificate of a source file expired',
    headline:
      'The certificate of an ingredient has expired, and no trusted time stamp shows that the ingredient was signed before that.',
    sentence: 'This file’s own checks found no other problem.',
  },
  other: {
    title: 'A check failed',
    headline: 'A check failed that this page has no words for.',
    sentence: 'The code of the check is in the list of checks.',
  },
};

/** The order in which causes are looked for: the first that fits is the headline. */
export const CAUSE_ORDER = Object.keys(CAUSES) as Cause[];

/** Causes that concern only the date: the file and its credentials are the ones that were signed. */
export const DATE_CAUSES: readonly Cause[] = ['expired', 'ingredient expired'];

/** Follows the headline of a file whose credentials failed, except where only the date does. */
export const ADVICE = 'Don’t rely on its credentials.';

/** Follows the sentence, where it's known. */
export const STILL_MATCHES = 'The file itself still matches its signature.';

/** The page's own check found it. */
export const FOUND_HERE = 'This page found that with a check of its own, which the SDK doesn’t make.';

/** What's known about the file and its signature, where nothing failed. */
export const MATCHES = {
  all: 'Unchanged since it was signed.',
  most: 'Unchanged since it was signed, apart from parts that the signature doesn’t cover.',
  none: 'Whether the credentials belong to this file wasn’t checked.',
  alone: 'These are credentials without their file, so nothing was compared.',
  expired: 'The file still matches its signature.',
  'expired, most': 'The file still matches its signature, which doesn’t cover all of it.',
} as const;

/** The same, to begin the title of a verdict. Without a comparison, the title says nothing about the signer. Edits came before “since”. */
export const MATCH_TITLES: Readonly<Record<Exclude<keyof typeof MATCHES, `expired${string}`>, string>> = {
  all: 'Unchanged since',
  most: 'Protected parts unchanged since',
  none: 'Not compared with its file',
  alone: 'Credentials without their file',
};

/** The title's beginning, where the hash leaves out something that changes what's shown. */
export const PARTIAL_TITLE = 'Only partly protected';

/** Causes that prove other bytes, or a broken signature. Only these have a crack through the seal. */
export const CRACKED: readonly Kind[] = ['signature', 'changed', 'statement', 'changed binding'];

/** Why no trusted time stamp shows when an expired certificate was used. */
export const STAMPS = {
  none: 'It has no time stamp.',
  claimed: 'It has a time stamp, but its authority isn’t on a trust list for time stamps.',
  unchecked: 'It has a time stamp, but all trust lists are turned off.',
  trusted: 'Its time stamp is from outside the certificate’s validity period.',
  bad: 'It has a time stamp, but that isn’t valid.',
} as const;

/**
 * What's known about the signer of a file:
 *
 * - `trusted`: a current list vouches for it. `trusted, others not`: for it, but not for another signature.
 *   `trusted, not compared`: for it, but it's unknown whether its credentials belong to this file.
 * - `interim`: only the frozen list does.
 * - `dated`: it's on a list that's used, but its certificate expired, and nothing shows when it signed.
 * - `other list`: it's only on a list that isn't used. `other list, dated`: and its certificate expired.
 * - `unknown`: it's on no list. `unchecked`: no list is used.
 */
export type SignerKind =
  | 'trusted'
  | 'trusted, others not'
  | 'trusted, not compared'
  | 'interim'
  | 'dated'
  | 'other list'
  | 'other list, dated'
  | 'unknown'
  | 'unchecked';

/** Names of the row with the signer. Only the first may hold a name without “not verified”. */
export const SIGNER_ROWS = {
  verified: 'Signed by',
  notCompared: 'Credentials signed by',
  claimed: 'Claimed signer (not verified)',
} as const;

interface SignerWords {
  /** The name of the row with the signer, unless a check failed: then the name isn't verified. */
  row: (typeof SIGNER_ROWS)[keyof typeof SIGNER_ROWS];
  /** Ends the title of a verdict. */
  title: string;
  headline: string;
  /** Ends with the lists’ titles if it ends with a colon. */
  sentence: string;
  /** The same after an expired certificate was told of. */
  expired: string;
}

/** Instead of a sentence that ends with lists, if none of this site's lists vouches for the signer: on the page, and in an export, where “you” would be someone else. */
export const addedBy = (isExported = false): string =>
  `The signer is trusted only because ${isExported ? 'the person who checked it added its certificate authority' : 'you added its certificate authority on this page'}.`;

export const SIGNER_WORDS: Readonly<Record<SignerKind, SignerWords>> = {
  trusted: {
    row: SIGNER_ROWS.verified,
    title: 'signer verified',
    headline: 'The signer is verified.',
    sentence: 'The signer’s certificate comes from an authority on a trust list:',
    expired: 'The signer’s certificate comes from an authority on a trust list:',
  },
  'trusted, others not': {
    row: SIGNER_ROWS.verified,
    title: 'one of its signers verified',
    headline: 'The signer is verified, but another signature in it isn’t, so don’t rely on other names.',
    sentence: 'The signer’s certificate comes from an authority on a trust list:',
    expired: 'The signer’s certificate comes from an authority on a trust list:',
  },
  'trusted, not compared': {
    row: SIGNER_ROWS.notCompared,
    title: 'signer verified',
    headline: 'The signer of the credentials is verified.',
    sentence: 'The signer’s certificate comes from an authority on a trust list:',
    expired: 'The signer’s certificate comes from an authority on a trust list:',
  },
  interim: {
    row: SIGNER_ROWS.claimed,
    title: 'signer on a frozen list',
    headline: 'The signer is known only from a frozen list, so don’t rely on the name.',
    sentence: 'The signer’s certificate comes from an authority on a list to which nothing is added anymore:',
    expired: 'The signer’s certificate comes from an authority on a list to which nothing is added anymore:',
  },
  dated: {
    row: SIGNER_ROWS.claimed,
    title: 'date not confirmed',
    headline: 'The signer isn’t verified, because of the date.',
    sentence: 'The signer is on a list that was used:',
    expired: 'Only the date fails, because the signer is on a list that was used:',
  },
  'other list': {
    row: SIGNER_ROWS.claimed,
    title: 'signer not verified',
    headline: 'The signer isn’t verified with the lists that were used.',
    sentence: 'The signer is on a list that isn’t turned on:',
    expired: 'The signer is on a list that isn’t turned on:',
  },
  'other list, dated': {
    row: SIGNER_ROWS.claimed,
    title: 'signer and date not verified',
    headline: 'Neither the signer nor the date of signing is verified.',
    sentence: 'The signer is on a list that isn’t turned on:',
    expired: 'The signer is on a list that isn’t turned on:',
  },
  unknown: {
    row: SIGNER_ROWS.claimed,
    title: 'signer unknown',
    headline: 'The signer isn’t verified: anyone can sign in any name.',
    sentence: 'Its certificate doesn’t come from an authority on a trust list that was used.',
    expired: 'The signer isn’t verified either: anyone can sign in any name.',
  },
  unchecked: {
    row: SIGNER_ROWS.claimed,
    title: 'signer not checked',
    headline: 'The signer isn’t verified.',
    sentence: 'All trust lists are turned off.',
    expired: 'The signer isn’t verified either, because all trust lists are turned off.',
  },
};

/** Said of a certificate that has expired, where the state stays Valid: old claims (version 1) may be read after that. */
export const DATED =
  'The certificate has expired, and only a trusted time stamp could show that the file was signed before that.';

/** Where the signer's name comes from, before the caveat of every verdict. */
export const NAME_CAVEAT = 'The signer’s name comes from the certificate itself.';

/** Of a state without a result. */
export const NO_STATE = {
  title: 'No result',
  headline: STATES.unknown.meaning,
  sentence: 'It lists only the checks below.',
};

/** What a verdict is, for programs: a state, or the cause if it's Invalid. */
export type Kind = Exclude<State, 'Invalid'> | Cause;

/** Label, mark, color, and reliability of a state with its cause. */
export const wordsFor = (state: State, cause: Cause | undefined): StateWords =>
  cause !== undefined && DATE_CAUSES.includes(cause) ? EXPIRED : STATES[state];
