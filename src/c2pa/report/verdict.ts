import type { Check, CheckGroup } from './checks.ts';
import type { State } from './report.ts';
import { isAboutTrust } from './statuses.ts';

export interface Verdict {
  /** One or two words, for the badge. */
  label: string;
  tone: 'good' | 'frozen' | 'plain' | 'noted' | 'bad';
  /** What was checked, and the result. */
  sentence: string;
  /** What that doesn't mean. */
  caveat: string;
}

/** What a failure of the file's own checks means, the most serious first. */
const FAILURES: ReadonlyArray<readonly [RegExp, string]> = [
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
  [/^claimSignature\.(?:mismatch|missing)$/, 'The signature doesn’t match the claim it was made for.'],
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

/** What reading credentials can never show. */
const CAVEAT = 'Content Credentials don’t say whether the content is true.';

/** If the SDK accepts a hash that leaves out too much. */
const GAP =
  'The signed hash leaves out part of this file, so that part could have been changed after signing.';
const FOUND_HERE = 'This page’s own check found that; the SDK doesn’t check it.';

/** What's known to be unchanged. Anyone could have changed metadata outside the hash (C2PA 2.4, §9.2.6). */
const unchanged = (groups: readonly CheckGroup[]): string =>
  hasMoreExclusions(groups)
    ? 'The file hasn’t changed since it was signed, apart from parts such as metadata that the signed hash leaves out'
    : 'The file hasn’t changed since it was signed';

/** Whether the signer left more than the manifest store out of the hash. */
export const hasMoreExclusions = ([own]: readonly CheckGroup[]): boolean =>
  own?.checks.some(({ code, outcome }) => outcome === 'noted' && MORE.test(code)) ?? false;

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

function invalid(groups: readonly CheckGroup[]): Verdict {
  const [own] = groups;
  const failed = realFailures(own?.checks ?? []);
  const known = FAILURES.flatMap(([pattern, text]) => {
    const hit = failed.find(({ code }) => pattern.test(code));
    if (!hit) return [];
    const isOwn = failed.every((one) => one.isOwn || !pattern.test(one.code));
    return [isOwn ? `${hit.isGap ? GAP : text} ${FOUND_HERE}` : text];
  })[0];
  const ingredients = ingredientSentence(groups);
  if (failed.length === 0 && ingredients)
    return {
      label: 'Invalid',
      tone: 'bad',
      sentence: `${ingredients} This file’s own checks found no other problem.`,
      caveat: 'What the manifest says about where this file comes from can’t be relied on.',
    };
  return {
    label: 'Invalid',
    tone: 'bad',
    sentence: known ?? 'At least one check failed, so what the manifest says can’t be relied on.',
    caveat: 'This doesn’t say who changed what, or why. The checks below name each part.',
  };
}

/**
 * The verdict on a file, in plain words.
 * @param isTrustUsed whether any trust list or certificate was used
 * @param isFrozenOnly whether only a list to which nothing is added anymore vouches for the signer
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
export function verdictOf(
  state: State,
  groups: readonly CheckGroup[],
  isTrustUsed: boolean,
  isFrozenOnly = false,
): Verdict {
  if (state === 'Trusted' && isFrozenOnly)
    return {
      label: 'Trusted (interim list)',
      tone: 'frozen',
      sentence: `${unchanged(groups)}. Its signing certificate chains to an anchor that’s only on the frozen interim trust list, whose members the conformance program didn’t check.`,
      caveat: CAVEAT,
    };
  if (state === 'Trusted')
    return {
      label: 'Trusted',
      tone: 'good',
      sentence: `${unchanged(groups)}, and its signing certificate chains to a trust anchor.`,
      caveat: CAVEAT,
    };
  if (state === 'Valid')
    return {
      label: 'Valid',
      tone: 'plain',
      sentence: isSignerTrusted(groups)
        ? `${unchanged(groups)}, and its signing certificate chains to a trust anchor. Another signature in the manifest doesn’t.`
        : isTrustUsed
          ? `${unchanged(groups)}. The signer isn’t verified: its certificate doesn’t chain to an anchor on a trust list that was used.`
          : `${unchanged(groups)}. The signer isn’t verified, because all trust lists are turned off.`,
      caveat: `The signer’s name comes from the certificate itself. ${CAVEAT}`,
    };
  if (state === 'Invalid') return invalid(groups);
  if (state === 'Unbound')
    return {
      label: 'Not compared',
      tone: 'noted',
      sentence: isSignerTrusted(groups)
        ? 'The manifest validates, and its signing certificate chains to a trust anchor. Whether it belongs to these bytes wasn’t checked.'
        : 'The manifest validates, but whether it belongs to these bytes wasn’t checked. The signer isn’t verified.',
      caveat: CAVEAT,
    };
  return {
    label: 'No state',
    tone: 'noted',
    sentence: 'The report has no validation state. It lists only the checks below.',
    caveat: CAVEAT,
  };
}
