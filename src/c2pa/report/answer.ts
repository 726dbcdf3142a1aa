import { aiUseOf } from './ai-use.ts';
import type { Report } from './report.ts';
import { ownManifest } from './said-rows.ts';
import { standingOf } from './standing.ts';
import { hasMoreExclusions, isSignerTrusted, type Verdict, verdictOf } from './verdict.ts';

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
      return isEdited ? 'Says it was edited. Doesn’t say whether with AI.' : 'Doesn’t say whether it was made with AI.';
  }
}

const unchangedSentence = ({ checks }: Report): string =>
  hasMoreExclusions(checks)
    ? 'Unchanged since it was signed, apart from parts that the signature doesn’t cover.'
    : 'Unchanged since it was signed.';

/** Who vouches for the signer. */
function signerSentence(report: Report): string {
  const vouchers = ownManifest(report)?.vouchers ?? [];
  if (isSignerVerified(report)) {
    if (isFrozenOnly(report))
      return 'Signer known only from the interim trust list, which is frozen and checked less strictly.';
    const titles = [...new Set(vouchers.filter(({ isFrozen }) => !isFrozen).map(({ title }) => title))];
    return titles.length > 0 ? `Signer verified with: ${titles.join(', ')}.` : 'Signer verified.';
  }
  return isSignerTrusted(report.checks)
    ? 'Not every signature in it is verified, so don’t rely on the names.'
    : 'Signer unknown: anyone could have used this name.';
}

/** Whether the signer's name can appear without “not verified”. */
export const isSignerVerified = ({ state }: Pick<Report, 'state'>): boolean => state === 'Trusted';

/** The verdict on a report. @param isTrustUsed whether any trust list or certificate was used */
export const verdictOn = (report: Report, isTrustUsed: boolean): Verdict =>
  verdictOf(report.state, report.checks, isTrustUsed, isFrozenOnly(report));

/** Whether only a list to which nothing is added anymore vouches for the signer. */
export function isFrozenOnly(report: Report): boolean {
  const vouchers = ownManifest(report)?.vouchers ?? [];
  return report.state === 'Trusted' && vouchers.length > 0 && vouchers.every(({ isFrozen }) => isFrozen);
}

/**
 * The answer in a few words, for someone who doesn't know Content Credentials: what the file says about its origin, whether
 * it changed since it was signed, and who vouches for the signer. Our own words only, except for the titles of
 * ingredients in an invalid file.
 */
export function answerOf(report: Report): string {
  switch (standingOf(report.state)) {
    case 'signed':
      return [originSentence(report), unchangedSentence(report), signerSentence(report)].join(' ');
    case 'unbound':
      return [originSentence(report), 'Not compared with this file.', signerSentence(report)].join(' ');
    case 'unreliable':
      return `Don’t rely on its credentials. ${verdictOf(report.state, report.checks, true).sentence}`;
  }
}
