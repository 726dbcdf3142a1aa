import type { Shown } from '../coverage/types.ts';
import type { Voucher } from '../trust/pool.ts';
import { aiUseOf } from './ai-use.ts';
import type { Check, CheckGroup } from './checks.ts';
import { FAULT_DETAILS } from './faults.ts';
import type { Report } from './report.ts';
import { ownManifest } from './statement-rows.ts';
import { CAVEAT, partlyProtected, reliabilityOf, SIGNERS, STATES, type State, type Tone } from './states.ts';
import { isAboutTrust } from './statuses.ts';

export interface Verdict {
  /** One or two words, for the badge. */
  label: string;
  tone: Tone;
  /** What was checked, and the result. */
  sentence: string;
  /** What that doesn't mean. */
  caveat: string;
}

/** What a failure of the file's own checks means, the most serious first. */
const FAILURES: ReadonlyArray<readonly [RegExp, string]> = [
  [/^claimSignature\.(?:mismatch|missing)$/, 'The signature doesn’t match the claim it was made for.'],
  [
    /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\.(?:mismatch|unknownBox)$/,
    'The file isn’t the one that was signed: its bytes don’t match the signed hash.',
  ],
  [
    /^assertion\.(?:dataHash|bmffHash|boxesHash|collectionHash|multiAssetHash)\.malformed$/,
    'The hash that connects the credentials to this file is malformed, so it protects nothing.',
  ],
  [/^claim\.hardBindings\.missing$/, 'Nothing connects these credentials to the bytes of this file.'],
  [
    /^assertion\.multipleHardBindings$/,
    'The credentials have more than one hard binding, so it’s unclear what they cover.',
  ],
  [/^assertion\.hashedURI\.mismatch$/, 'An assertion in the manifest was changed after signing.'],
  [/^(?:claim|assertion)\..*missing$/, 'A signed part of the manifest is missing.'],
  [/^signingCredential\.(?:ocsp\.)?revoked$/, 'The signing certificate was revoked.'],
  [
    /^signingCredential\.expired$|^claimSignature\.outsideValidity$/,
    'The signing certificate wasn’t within its validity period, as far as its time stamp shows.',
  ],
  [/^signingCredential\.invalid$/, 'The signing certificate breaks the C2PA certificate profile.'],
  [/^timeStamp\.(?:mismatch|malformed)$/, 'There’s a time stamp, but it isn’t valid.'],
];

const FOUND_HERE = 'This page found that with a check of its own, which the SDK doesn’t make.';

/** What's known to be unchanged. Anyone could have changed metadata outside the hash (C2PA 2.4, §9.2.6). */
const unchanged = (groups: readonly CheckGroup[]): string => {
  const shown = unprotectedIn(groups);
  if (shown.length > 0) return partlyProtected(shown);
  return hasMoreExclusions(groups)
    ? 'The file hasn’t changed since it was signed, apart from parts such as metadata that the signed hash leaves out'
    : 'The file hasn’t changed since it was signed';
};

const leftOut = ([own]: readonly CheckGroup[]): Check[] =>
  own?.checks.filter(({ code, outcome }) => outcome === 'noted' && MORE.test(code)) ?? [];

/** What the signer left out of the hash that changes what people see or hear. */
export const unprotectedIn = (groups: readonly CheckGroup[]): Shown[] => [
  ...new Set(leftOut(groups).flatMap(({ shows = [] }) => shows)),
];

/** Whether the signer left more than the manifest store out of the hash. */
export const hasMoreExclusions = (groups: readonly CheckGroup[]): boolean => leftOut(groups).length > 0;

const MORE = /^assertion\.\w+Hash\.additionalExclusionsPresent$/;

/** Whether the signer of the file's own claim is trusted; an identity in it may not be. */
export const isSignerTrusted = ([own]: readonly CheckGroup[]): boolean =>
  own?.checks.some(
    ({ code, outcome, places }) =>
      outcome === 'passed' &&
      code === 'signingCredential.trusted' &&
      places.some((place) => place.endsWith('/c2pa.signature')),
  ) ?? false;

const realFailures = (checks: readonly Check[]): Check[] =>
  checks.filter((check) => check.outcome === 'failed' && !isAboutTrust(check));

/** The failed ingredients in a sentence: each title and its place. Titles come from the file. */
function ingredientSentence(groups: readonly CheckGroup[]): string | undefined {
  const failed = groups.filter(({ ingredient, checks }) => ingredient && realFailures(checks).length > 0);
  const [first] = failed;
  if (!first?.ingredient) return undefined;
  const { title, path } = first.ingredient;
  const above = path.slice(0, -1);
  const where = above.length > 0 ? ` (an ingredient of “${above.map(brief).join('” › “')}”)` : '';
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return failed.length > 1
    ? `Credentials of ingredients don’t validate: “${brief(title)}”${where}${more}.`
    : `An ingredient’s credentials don’t validate: “${brief(title)}”${where}.`;
}

const brief = (title: string): string => (title.length > 60 ? `${title.slice(0, 59)}…` : title);

function invalid(groups: readonly CheckGroup[]): Pick<Verdict, 'sentence' | 'caveat'> {
  const [own] = groups;
  const failed = realFailures(own?.checks ?? []);
  const known = FAILURES.flatMap(([pattern, text]) => {
    const hit = failed.find(({ code }) => pattern.test(code));
    if (!hit) return [];
    const isOwn = failed.every((one) => one.isOwn || !pattern.test(one.code));
    return [isOwn ? `${hit.fault ? FAULT_DETAILS[hit.fault] : text} ${FOUND_HERE}` : text];
  })[0];
  const ingredients = ingredientSentence(groups);
  if (failed.length === 0 && ingredients)
    return {
      sentence: `${ingredients} This file’s own checks found no other problem.`,
      caveat: 'You can’t rely on what the manifest says about where this file comes from.',
    };
  return {
    sentence: known ?? 'At least one check failed, so you can’t rely on what the manifest says.',
    caveat: 'The checks below show which parts failed, but not who changed them or why.',
  };
}

/** What follows “The file hasn’t changed since it was signed”. */
function aboutSigner(state: State, groups: readonly CheckGroup[], isTrustUsed: boolean): string {
  if (state === 'Interim') return SIGNERS.interim;
  if (!isSignerTrusted(groups)) return isTrustUsed ? SIGNERS.unknown : SIGNERS.unchecked;
  return state === 'Valid'
    ? `${SIGNERS.trusted} Another signature in the manifest doesn’t.`
    : SIGNERS.trusted;
}

/**
 * The verdict on a file, in plain words.
 * @param isTrustUsed whether any trust list or certificate was used
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
export function verdictOf(state: State, groups: readonly CheckGroup[], isTrustUsed: boolean): Verdict {
  const { label, tone, meaning } = STATES[state];
  switch (state) {
    case 'Trusted':
    case 'Interim':
    case 'Valid':
    case 'Partial': {
      const sentence = `${unchanged(groups)}. ${aboutSigner(state, groups, isTrustUsed)}`;
      const isVerified = state !== 'Interim' && isSignerTrusted(groups);
      const caveat = isVerified ? CAVEAT : `The signer’s name comes from the certificate itself. ${CAVEAT}`;
      return { label, tone, sentence, caveat };
    }
    case 'Invalid':
      return { label, tone, ...invalid(groups) };
    case 'Unbound': {
      const signer = isSignerTrusted(groups) ? SIGNERS.trusted : 'The signer isn’t verified.';
      return { label, tone, sentence: `${meaning} ${signer}`, caveat: CAVEAT };
    }
    default:
      return { label, tone, sentence: `${meaning} It lists only the checks below.`, caveat: CAVEAT };
  }
}

const BEGINS: readonly string[] = ['c2pa.created', 'c2pa.opened'];

/** What the manifest says about the origin, as a claim. */
function originSentence(report: Report): string {
  const actions = ownManifest(report)?.actions ?? [];
  const isEdited = actions.some(({ action }) => !BEGINS.includes(action));
  const isCaptured = actions.some(
    ({ action, source }) => BEGINS.includes(action) && /apture$/.test(source?.address ?? ''),
  );
  const edited = isEdited ? ' and edited' : '';
  switch (aiUseOf(report).answer) {
    case 'yes':
      return `Says it was made with AI${edited}.`;
    case 'partly':
      return 'Says AI made or changed a part of it.';
    case 'no':
      return isCaptured
        ? `Says it was captured by a camera or recorder${edited}, without AI.`
        : `Says it was made${edited} without AI.`;
    case 'not stated':
      return isEdited
        ? 'Says it was edited. Doesn’t say whether with AI.'
        : 'Doesn’t say whether it was made with AI.';
  }
}

function unchangedSentence({ checks }: Report): string {
  const shown = unprotectedIn(checks);
  if (shown.length > 0) return `${partlyProtected(shown)}.`;
  return hasMoreExclusions(checks)
    ? 'Unchanged since it was signed, apart from parts that the signature doesn’t cover.'
    : 'Unchanged since it was signed.';
}

const vouchersOf = (report: Report): readonly Voucher[] => ownManifest(report)?.vouchers ?? [];

/**
 * Whether the signer's name can appear without “not verified”: in a Trusted file, and in a partly protected one whose
 * signer a current list vouches for.
 */
export const isSignerVerified = (report: Report): boolean =>
  report.state === 'Trusted' ||
  (report.state === 'Partial' && vouchersOf(report).some(({ isFrozen }) => !isFrozen));

/** Who vouches for the signer. */
function signerSentence(report: Report): string {
  if (isSignerVerified(report)) {
    const current = vouchersOf(report).filter(({ isFrozen }) => !isFrozen);
    return `Signer verified with: ${[...new Set(current.map(({ title }) => title))].join(', ')}.`;
  }
  if (vouchersOf(report).length === 0) return 'Signer unknown: anyone could have used this name.';
  return report.state === 'Interim' || report.state === 'Partial'
    ? 'Signer known only from the interim trust list, which is frozen, so don’t rely on the name.'
    : 'Not every signature in it is verified, so don’t rely on the names.';
}

/**
 * The answer in a few words, for someone who doesn't know Content Credentials: what the file says about its origin, whether
 * it changed since it was signed, and who vouches for the signer. Our own words only, except for the titles of
 * ingredients in an invalid file.
 */
export function answerOf(report: Report): string {
  switch (reliabilityOf(report.state)) {
    case 'signed':
      return [originSentence(report), unchangedSentence(report), signerSentence(report)].join(' ');
    case 'unbound':
      return [originSentence(report), 'Not compared with this file.', signerSentence(report)].join(' ');
    case 'unreliable':
      return `Don’t rely on its credentials. ${verdictOf(report.state, report.checks, true).sentence}`;
  }
}
