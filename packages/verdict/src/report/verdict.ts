import type { Shown } from '../coverage/types.ts';
import type { Voucher } from '../trust/pool.ts';
import type { Check, CheckGroup } from './checks.ts';
import { isUnchecked } from './faults.ts';
import { storyOf } from './origin.ts';
import { recordedSentence } from './recorded.ts';
import { ownManifest, ownSigningTime, type Report } from './report.ts';
import { termOf } from './signer.ts';

import { CAVEAT, EXPIRED_TERM, partlyProtected, type Reliability, type State, type Tone } from './states.ts';
import { isAboutTrust } from './statuses.ts';
import {
  ADVICE,
  addedBy,
  CAUSE_ORDER,
  CAUSES,
  type Cause,
  CRACKED,
  DATE_CAUSES,
  DATED,
  FOUND_HERE,
  type Kind,
  MATCH_TITLES,
  MATCHES,
  NAME_CAVEAT,
  NO_STATE,
  ORIGINS,
  PARTIAL_TITLE,
  SIGNER_ROWS,
  SIGNER_WORDS,
  type SignerKind,
  STAMPS,
  STILL_MATCHES,
  wordsFor,
} from './verdict-table.ts';

/** A row of the table of verdicts, for one file. */
export interface Verdict {
  kind: Kind;
  /** One to three words, for the badge. */
  label: string;
  tone: Tone;
  reliability: Reliability;
  /** The answer in a few words. Our own, except for the name of a verified organization. */
  title: string;
  /** Whether other bytes or a broken signature were found, which the seal shows as a crack. */
  isCracked: boolean;
  /**
   * The answer in a few words, for someone who doesn't know Content Credentials. Our own words only, except for the name of
   * a verified organization and the title of an ingredient.
   */
  headline: string;
  /** What the headline doesn't say: why that's the result. */
  sentence: string;
  /** What neither means. */
  caveat: string;
  /** What's to be said below the title and beside the row with the origin: the rest of the headline, and why. */
  why: string;
}

interface Options {
  /** Leaves out what the headline takes from the file. */
  isOursOnly?: boolean;
  /** For readers who didn't check the file themselves. */
  isExported?: boolean;
}

const joined = (...texts: ReadonlyArray<string | undefined>): string => texts.filter(Boolean).join(' ');

const leftOut = ([own]: readonly CheckGroup[]): Check[] =>
  own?.checks.filter(({ code, outcome }) => outcome === 'noted' && MORE.test(code)) ?? [];

const MORE = /^assertion\.\w+Hash\.additionalExclusionsPresent$/;

/** What the signer left out of the hash that changes what people see or hear. */
export const unprotectedIn = (groups: readonly CheckGroup[]): Shown[] => [
  ...new Set(leftOut(groups).flatMap(({ shows = [] }) => shows)),
];

/** Whether the signer left more than the manifest store out of the hash. */
export const hasMoreExclusions = (groups: readonly CheckGroup[]): boolean => leftOut(groups).length > 0;

/** Whether the signer of the file's own claim is trusted; an identity in it may not be. */
export const isSignerTrusted = ([own]: readonly CheckGroup[]): boolean =>
  own?.checks.some(
    ({ code, outcome, places }) =>
      outcome === 'passed' &&
      code === 'signingCredential.trusted' &&
      places.some((place) => place.endsWith('/c2pa.signature')),
  ) ?? false;

/** What failed, without what's only about trust. */
export const realFailures = (checks: readonly Check[]): Check[] =>
  checks.filter((check) => check.outcome === 'failed' && !isAboutTrust(check));

const DATE = /^claimSignature\.outsideValidity$|^signingCredential\.expired$/;

/** How the date of a certificate fails. */
function dateCause(report: Report): Cause {
  const [leaf] = ownManifest(report)?.signer.certificates ?? [];
  const term = leaf && termOf(leaf, report.validatedAt);
  if (term === 'ahead') return 'not yet valid';
  return term === 'over' ? 'expired' : 'outside validity';
}

interface Failure {
  cause: Cause;
  checks: readonly Check[];
}

/** Why a file is Invalid. What's wrong with the file itself comes before what's wrong with its ingredients. */
function failureOf(report: Report): Failure {
  const [own, ...ingredients] = report.checks;
  const failed = realFailures(own?.checks ?? []);
  const below = ingredients.flatMap(({ checks }) => realFailures(checks));
  const isDate = ({ code }: Check) => DATE.test(code);
  if (failed.length === 0 && below.length > 0)
    return { cause: below.every(isDate) ? 'ingredient expired' : 'ingredient', checks: below };
  if (failed.length > 0 && failed.every(isDate)) {
    const cause = dateCause(report);
    // With anything else wrong below it, the date isn't all that fails.
    if (cause !== 'expired' || below.every(isDate)) return { cause, checks: failed };
    return { cause: 'ingredient', checks: below };
  }
  const { fault } = report;
  if (fault) return { cause: fault.kind, checks: failed.filter((one) => one.fault === fault.kind) };
  const rest = failed.filter((check) => !isDate(check) && !isUnchecked(check.fault));
  for (const cause of CAUSE_ORDER) {
    const checks = rest.filter(({ code }) => CAUSES[cause].codes?.test(code));
    if (checks.length > 0) return { cause, checks };
  }
  return { cause: 'other', checks: rest };
}

/** Why a file is Invalid; undefined if it isn't. */
export const causeOf = (report: Report): Cause | undefined =>
  report.state === 'Invalid' ? failureOf(report).cause : undefined;

/** How far the statements in a file can be relied on. */
export const reliabilityIn = (report: Report): Reliability =>
  wordsFor(report.state, causeOf(report)).reliability;

/** The failed ingredients: each title and its place. Titles come from the file. */
function ingredientsLine(groups: readonly CheckGroup[]): string {
  const failed = groups.filter(({ ingredient, checks }) => ingredient && realFailures(checks).length > 0);
  const path = failed[0]?.ingredient?.path ?? [];
  const above = path.slice(0, -1);
  const where = above.length > 0 ? ` (an ingredient of “${above.map(brief).join('” › “')}”)` : '';
  const more = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
  return `Credentials that don’t validate: “${brief(path.at(-1) ?? '')}”${where}${more}.`;
}

const brief = (title: string): string => (title.length > 60 ? `${title.slice(0, 59)}…` : title);

const LIST = new Intl.ListFormat('en-US');

/** What the file says about its origin and what came later, as a claim. */
export function originSentence(report: Report, { isOursOnly }: Options = {}): string {
  const { origin, edits, steps, by } = storyOf(report);
  const { phrase, takesEdits } = ORIGINS[origin];
  if (!takesEdits) return `${phrase}.`;
  if (edits.length > 0) return `${phrase}; edited before signing.`;
  if (steps.length === 0) return `${phrase}.`;
  const who = by && !isOursOnly ? ` by ${brief(by).replace(/\.$/, '')}` : '';
  return `${phrase}; then ${LIST.format(steps)}${who}.`;
}

const vouchersOf = (report: Report): readonly Voucher[] => ownManifest(report)?.vouchers ?? [];

/** Whether the signer's certificate has expired, and no trusted time stamp says that it was used before. */
function isOutdated(report: Report): boolean {
  const [leaf] = ownManifest(report)?.signer.certificates ?? [];
  return (
    leaf !== undefined &&
    termOf(leaf, report.validatedAt) === 'over' &&
    ownSigningTime(report).state !== 'trusted'
  );
}

/** What's known about the signer, and the lists that say so: none if only what a reader added on the page does. */
function signerOf(report: Report): { kind: SignerKind; lists: readonly string[] } {
  const { state, checks, listed, isTrustUsed } = report;
  const vouchers = vouchersOf(report);
  const titles = (all: ReadonlyArray<{ title: string; isFrozen: boolean }>) => [
    ...new Set(all.map(({ title }) => title)),
  ];
  if (isSignerTrusted(checks) && vouchers.length > 0) {
    const current = vouchers.filter(({ isFrozen }) => !isFrozen);
    if (current.length === 0) return { kind: 'interim', lists: titles(vouchers) };
    const lists = titles(current.filter(({ id }) => id !== undefined));
    if (state === 'Unbound') return { kind: 'trusted, not compared', lists };
    const hasOthers = state === 'Valid' || checks[0]?.checks.some(isAboutTrust);
    return { kind: hasOthers ? 'trusted, others not' : 'trusted', lists };
  }
  const used = listed.filter((one) => one.isUsed);
  if (used.length > 0 && isOutdated(report)) return { kind: 'dated', lists: titles(used) };
  const others = listed.filter((one) => !one.isUsed);
  if (others.length > 0)
    return { kind: isOutdated(report) ? 'other list, dated' : 'other list', lists: titles(others) };
  return { kind: isTrustUsed ? 'unknown' : 'unchecked', lists: [] };
}

/** The name of the row with the signer. */
export const signerTitle = (report: Report): string =>
  report.state === 'Invalid' || report.state === 'unknown'
    ? SIGNER_ROWS.claimed
    : SIGNER_WORDS[signerOf(report).kind].row;

/** Whether the signer's name can appear without “not verified”. */
export const isSignerVerified = (report: Report): boolean => signerTitle(report) === SIGNER_ROWS.verified;

/** A sentence that ends with the lists that it's about, if it's about lists. */
function withLists(sentence: string, lists: readonly string[], { isExported }: Options): string {
  if (!sentence.endsWith(':')) return sentence;
  return lists.length > 0 ? `${sentence} ${lists.join(', ')}.` : addedBy(isExported);
}

/** What the hash of a file says, where nothing failed, or only the date. */
function matchKind(report: Report): 'all' | 'most' | 'none' | 'alone' {
  if (report.binding === 'alone') return 'alone';
  if (!isCovered(report)) return 'none';
  return hasMoreExclusions(report.checks) ? 'most' : 'all';
}

/** What's known about a file in which nothing failed, or only the date. */
function matchOf(report: Report, isExpired: boolean): string {
  const shown = unprotectedIn(report.checks);
  if (shown.length > 0) return `${partlyProtected(shown)}.`;
  const kind = matchKind(report);
  if (isExpired && kind === 'most') return MATCHES['expired, most'];
  return isExpired && kind === 'all' ? MATCHES.expired : MATCHES[kind];
}

const isCovered = ({ binding }: Report): boolean =>
  binding !== 'alone' && binding.coverage.state === 'covered';

function stampReason(report: Report): string {
  const { state } = ownSigningTime(report);
  return state === 'claimed' && !report.isTrustUsed ? STAMPS.unchecked : STAMPS[state];
}

const nameCaveat = (report: Report): string | undefined =>
  isSignerVerified(report) ? undefined : NAME_CAVEAT;

type Said = Pick<Verdict, 'headline' | 'sentence' | 'caveat' | 'why'>;

function invalid(report: Report, { cause, checks }: Failure, options: Options): Said {
  const { headline, sentence, keepsMatch } = CAUSES[cause];
  if (DATE_CAUSES.includes(cause)) {
    const { kind, lists } = signerOf(report);
    const reason = joined(headline, matchOf(report, true), recordedSentence(report.recorded));
    const why =
      cause === 'expired'
        ? joined(stampReason(report), withLists(SIGNER_WORDS[kind].expired, lists, options))
        : sentence;
    return {
      headline: joined(originSentence(report, options), reason),
      sentence: why,
      caveat: joined(nameCaveat(report), CAVEAT),
      why: joined(reason, why, EXPIRED_TERM, nameCaveat(report)),
    };
  }
  // The hash matches, and so does the signature of what the hash is in.
  const isIntact =
    keepsMatch &&
    isCovered(report) &&
    report.checks[0]?.checks.some(
      ({ code, outcome }) => code === 'claimSignature.validated' && outcome === 'passed',
    );
  const advised = joined(headline, ADVICE);
  const why = joined(
    cause === 'ingredient' && !options.isOursOnly ? ingredientsLine(report.checks) : undefined,
    sentence,
    isIntact ? STILL_MATCHES : undefined,
    checks.length > 0 && checks.every(({ isOwn }) => isOwn) ? FOUND_HERE : undefined,
  );
  return {
    headline: advised,
    sentence: why,
    caveat: CAVEAT,
    // The title of a changed file says what its headline says.
    why: cause === 'changed' ? why : joined(advised, why),
  };
}

function said(report: Report, failure: Failure | undefined, options: Options): Said {
  if (failure) return invalid(report, failure, options);
  if (report.state === 'unknown')
    return { ...NO_STATE, caveat: CAVEAT, why: joined(NO_STATE.headline, NO_STATE.sentence) };
  const { kind, lists } = signerOf(report);
  const { headline, sentence } = SIGNER_WORDS[kind];
  const match = matchOf(report, false);
  const recorded = recordedSentence(report.recorded);
  const why = joined(
    ...(kind === 'dated' || kind === 'other list, dated' ? [DATED, stampReason(report)] : []),
    withLists(sentence, lists, options),
  );
  // The title says that all bytes match, and that a signer is verified if there's nothing to add to either.
  const unsaid = joined(match === MATCHES.all ? undefined : match, recorded);
  return {
    headline: joined(originSentence(report, options), match, recorded, headline),
    sentence: why,
    caveat: joined(nameCaveat(report), CAVEAT),
    why: joined(
      unsaid,
      unsaid === '' && kind === 'trusted' ? undefined : headline,
      why,
      // The headline of an unknown signer has the caveat.
      kind === 'unknown' ? undefined : nameCaveat(report),
    ),
  };
}

/** The title of a file in which nothing failed, or only a date: whether it was changed, and by whom it was signed. */
function titleOf(report: Report, cause: Cause | undefined, { isOursOnly }: Options): string {
  const match = matchKind(report);
  const end = cause && CAUSES[cause].title;
  if (match === 'none' || match === 'alone') return [MATCH_TITLES[match], end].filter(Boolean).join(', ');
  const isPartial = unprotectedIn(report.checks).length > 0;
  const { kind } = signerOf(report);
  const organization = !end && kind === 'trusted' && !isOursOnly && ownManifest(report)?.signer.organization;
  if (organization && !isPartial) return `${MATCH_TITLES[match]} ${brief(organization)} signed it`;
  return [
    isPartial ? PARTIAL_TITLE : `${MATCH_TITLES[match]} signing`,
    organization ? `signed by ${brief(organization)}` : (end ?? SIGNER_WORDS[kind].title),
  ].join(', ');
}

const kindOf = (state: State, cause: Cause | undefined): Kind =>
  state === 'Invalid' ? (cause ?? 'other') : state;

/**
 * The verdict on a file, in plain words: one row of the table, filled in.
 * @see https://spec.c2pa.org/specifications/specifications/2.4/specs/C2PA_Specification.html#_validation_states
 */
export function verdictOf(report: Report, options: Options = {}): Verdict {
  const failure = report.state === 'Invalid' ? failureOf(report) : undefined;
  const { label, tone, reliability } = wordsFor(report.state, failure?.cause);
  const kind = kindOf(report.state, failure?.cause);
  const title =
    failure && !DATE_CAUSES.includes(failure.cause)
      ? CAUSES[failure.cause].title
      : report.state === 'unknown'
        ? NO_STATE.title
        : titleOf(report, failure?.cause, options);
  return {
    kind,
    label,
    tone,
    reliability,
    title,
    isCracked: CRACKED.includes(kind),
    ...said(report, failure, options),
  };
}
